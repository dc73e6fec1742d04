import type { BoardEvent, BoardEventType } from './event.ts'
import type { BoardState } from './state.ts'

/** Milliseconds after the last activity during which a retro counts as running (INSIGHT-21). */
export const RUNNING_FOR_MS = 30 * 60 * 1000

/**
 * The events of a retro that is being held. All others also happen long before or after one: preparing and renaming a
 * board, completing its action items in a list, or receiving those of another board.
 */
const ACTIVITY: ReadonlySet<BoardEventType> = new Set<BoardEventType>([
  'note-added',
  'note-edited',
  'note-moved',
  'note-grouped',
  'note-ungrouped',
  'group-titled',
  'comment-added',
  'reaction-added',
  'voting-started',
  'votes-cast',
  'voter-done',
  'voting-ended',
  'action-added',
  'masking-changed',
  'timer-set',
  'mood-poll-started',
  'mood-poll-ended',
  'icebreaker-asked',
  'spotlight-set',
  'gif-shared',
  'discussion-set',
])

interface Row {
  readonly at: number
  readonly events: readonly BoardEvent[]
}

/**
 * When a retro was last active, after these new rows of its log, in milliseconds since 1970. 0: its summary was shown,
 * so it is over for good. Null: these rows are no activity, and the known time stays. A retro runs while its last
 * activity is less than `RUNNING_FOR_MS` ago (INSIGHT-21). This follows from the log alone, so that all processes
 * agree, and a user who looks at a finished board does not change it.
 */
export function activeAtAfter(
  rows: readonly Row[],
  { showings }: Pick<BoardState, 'showings'>,
): number | null {
  if (showings.summary > 0) return 0
  return rows.findLast(({ events }) => events.some(({ type }) => ACTIVITY.has(type)))?.at ?? null
}
