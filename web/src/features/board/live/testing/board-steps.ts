import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { LEFT, RIGHT } from './fake-server.ts'

/** What can happen to the participants of a board, and to the network between them and the server. */
export type Step =
  | { do: 'command'; tab: number; kind: BoardCommand['type']; note: number; text: string; isRight: boolean }
  | { do: 'draft'; tab: number; note: number; text: string }
  | { do: 'deliver'; tab: number; up: number; down: number }
  | { do: 'cut'; tab: number; arriving: number }
  | { do: 'weather'; tab: number; weather: 'fine' | 'refused' | 'swallowed' }
  | { do: 'trouble'; code: 'too-fast' | 'unavailable' | 'internal-error' | 'not-joined'; times: number }
  | { do: 'wait'; ms: number }
  | { do: 'reload' | 'crash' | 'hide' | 'show' | 'lose'; tab: number }

const KINDS: readonly BoardCommand['type'][] = [
  'add-note',
  'edit-note',
  'move-note',
  'delete-note',
  'restore-note',
  'add-comment',
  'set-reaction',
  'rename-column',
  'rename-board',
  'set-masking',
]

const tab = fc.nat(3)
const text = fc.string({ maxLength: 12, unit: 'grapheme' })
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('command' as const),
      tab,
      kind: fc.oneof({ weight: 3, arbitrary: fc.constant('add-note' as const) }, fc.constantFrom(...KINDS)),
      note: fc.nat(5),
      text,
      isRight: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('draft' as const), tab, note: fc.nat(5), text }) },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), tab, up: fc.nat(4), down: fc.nat(6) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cut' as const), tab, arriving: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('weather' as const),
      tab,
      weather: fc.constantFrom('fine' as const, 'refused' as const, 'swallowed' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      code: fc.constantFrom(
        'too-fast' as const,
        'unavailable' as const,
        'internal-error' as const,
        'not-joined' as const,
      ),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(10, 300, 2000, 7000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'reload' as const,
        'crash' as const,
        'hide' as const,
        'show' as const,
        'lose' as const,
      ),
      tab,
    }),
  },
)

export const noteId = (note: number): NoteId => asId<NoteId>(`note-${note}`)

/** The command that a step stands for. */
export function commandOf({
  kind,
  note,
  text: typed,
  isRight,
}: Extract<Step, { do: 'command' }>): BoardCommand {
  const columnId = isRight ? RIGHT : LEFT
  const about = { noteId: noteId(note) }
  const commentId = asId<CommentId>(`comment-${note}`)
  switch (kind) {
    case 'add-note':
      return { type: kind, ...about, columnId, rank: `a${note}`, text: typed }
    case 'move-note':
      return { type: kind, ...about, columnId, rank: `a${note}` }
    case 'add-comment':
      return { type: kind, ...about, commentId, text: typed }
    case 'edit-note':
      return { type: kind, ...about, text: typed }
    case 'set-reaction':
      return { type: kind, ...about, emoji: '🎉', on: isRight }
    case 'rename-column':
      return { type: kind, columnId, name: typed }
    case 'rename-board':
      return { type: kind, title: typed }
    case 'set-masking':
      return { type: kind, on: isRight }
    default:
      return { type: kind, ...about } as BoardCommand
  }
}
