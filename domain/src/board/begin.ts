import type { BoardId, AuthorId } from '../kernel/ids.ts'
import { accept, refuse } from '../kernel/result.ts'
import type { Actor } from './actor.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import type { BoardDecision } from './decision.ts'
import type { BoardEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { columnsMax } from './settings/decide.ts'
import { type BoardState, type Column, emptyBoard } from './state.ts'

/** What a retro begins with. Texts are clean and fit their limits. */
export interface BoardPlan {
  readonly title: string
  readonly columns: readonly Column[]
  readonly isAnonymous: boolean
  readonly isCompact: boolean
  /** At most one of the two is set (BG-6). */
  readonly theme: string | null
  readonly backgroundUrl: string | null
  readonly disablesGifs: boolean
  /** The retro begins with a running mood poll; otherwise a facilitator starts one at any time (CREATE-8). */
  readonly startsMoodPoll: boolean
}

/**
 * The events that begin a retro, all with the same time (milliseconds since 1970); the person who creates it is a
 * facilitator.
 */
export function beginBoard(
  id: BoardId,
  plan: BoardPlan,
  { by, at }: { readonly by: AuthorId; readonly at: number },
): BoardDecision {
  const { title, columns, isAnonymous, isCompact } = plan
  if (columns.length > columnsMax(plan)) return refuse('board-full')
  const events: BoardEvent[] = [
    { type: 'board-created', title, columns, isAnonymous, ...(isCompact && { isCompact }), at },
  ]
  const actor: Actor = { id: by, pseudonym: by, authorIds: [by], isFacilitator: true, seesAssignees: true }
  for (const command of commandsOf(plan)) {
    const decision = decide(boardAfter(id, events), command, { actor, at, editedByOthers: new Set() })
    if (!decision.ok) return decision
    events.push(...decision.events)
  }
  return accept(...events)
}

/** The board after its first events. */
export function boardAfter(id: BoardId, events: readonly BoardEvent[]): BoardState {
  return events.reduce(evolve, emptyBoard(id))
}

function commandsOf({
  theme,
  backgroundUrl,
  disablesGifs,
  startsMoodPoll,
}: BoardPlan): readonly BoardCommand[] {
  return [
    { type: 'set-background', theme, backgroundUrl },
    { type: 'set-gif-sharing', on: !disablesGifs },
    ...(startsMoodPoll ? [{ type: 'start-mood-poll' } as const] : []),
  ]
}
