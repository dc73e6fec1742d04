import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardDecision, DecisionContext } from '@retropulse/domain/board/decide'
import { decideNotes } from '@retropulse/domain/board/decide-notes'
import type { decideMeeting } from '@retropulse/domain/board/decide-meeting'
import type { BoardState } from '@retropulse/domain/board/state'

let decideOthers: typeof decideMeeting | null = null
let loading: Promise<boolean> | null = null

/**
 * What the server will decide, as far as this page can compute it. Null for a command whose rules are still loading:
 * those of action items, facilitation and settings load after the first note can be typed.
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

/** Loads the rules that the page began without, once; returns whether more can be predicted now than at the call. */
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
    // Without a connection the next command that needs them tries again.
    return false
  } finally {
    loading = null
  }
}
