import { type ChangeCounts, seenOf } from '../change-counts.ts'
import type { Act } from './act.ts'

/**
 * The act with the counts that it depends on, as its sender sees them on this board: the server leaves an act undone
 * that arrives after one of them has changed (UNDO-6). A timer that was started or ended since the board was `left` is
 * kept (RUN-7).
 */
export function withSeen(act: Act, { changes }: CountedBoard, left: CountedBoard): Act {
  const kinds = DEPENDS_ON[act.type]
  if (kinds === undefined) return act
  if (act.type !== 'restore-run') return { ...act, ...seenOf(changes, ...kinds) }
  // A vote that goes on again ends a discussion (DISCUSS-5).
  const { seen: stage } = seenOf(changes, ...kinds, ...(act.vote === null ? [] : (['discussions'] as const)))
  const { seen: timer } = seenOf(left.changes, 'timers')
  return stage === undefined ? act : { ...act, seen: { ...stage, ...timer } }
}

const DEPENDS_ON: Readonly<Partial<Record<Act['type'], readonly (keyof ChangeCounts)[]>>> = {
  'start-run': ['runs'],
  'go-to-step': ['steps'],
  'plan-run': ['runs'],
  'end-run': ['steps'],
  'restore-run': ['steps', 'votes', 'maskings'],
  'set-discussion': ['votes', 'discussions'],
}

interface CountedBoard {
  readonly changes: ChangeCounts | null
}
