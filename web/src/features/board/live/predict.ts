import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardDecision, DecisionContext } from '@retropulse/domain/board/decide'
import { decideNotes } from '@retropulse/domain/board/decide-notes'
import type { decideMeeting } from '@retropulse/domain/board/decide-meeting'
import type { BoardState } from '@retropulse/domain/board/state'

let decideOthers: typeof decideMeeting | null = null
let loading: Promise<boolean> | null = null

/**
 * What the server will decide, as far as this page can tell; null for a command whose rules are still on their way,
 * since the first note does not wait for those of action items, facilitation and settings.
 */
export function predict(
  state: BoardState,
  command: BoardCommand,
  context: DecisionContext,
): BoardDecision | null {
  return decideNotes(state, command, context, (other) => {
    if (decideOthers !== null) return decideOthers(state, other, context)
    void loadPredictions()
    return null
  })
}

/** Fetches the rules that the page began without, once; answers whether more is predicted now than at the call. */
export function loadPredictions(): Promise<boolean> {
  if (decideOthers !== null) return Promise.resolve(false)
  loading ??= fetchRules()
  return loading
}

async function fetchRules(): Promise<boolean> {
  try {
    const rules = await import('@retropulse/domain/board/decide-meeting')
    decideOthers = rules.decideMeeting
    return true
  } catch {
    // Without a connection it is tried again with the next command that needs them.
    return false
  } finally {
    loading = null
  }
}

void loadPredictions()
