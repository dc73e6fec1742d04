import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { asId, type NoteId } from '../../kernel/ids.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import { by, namedBoard, NOON, noteOf, play } from '../testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  editNote,
  moveNote,
  react,
  restoreComment,
  restoreNote,
  setMasking,
} from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'bad', 'a0')],
  [fay, editNote('n1', 'Good coffee')],
  [gus, react('n1', '👍')],
  [mia, react('n1', '🎉')],
  [gus, addComment('n1', 'c1', 'Indeed'), NOON + 1],
  [mia, addComment('n1', 'c2', 'And tea'), NOON + 2],
)

describe('NOTE-13, TRASH-2: a deleted note goes to the trash', () => {
  test('by its author or a facilitator', () => {
    for (const person of [mia, fay])
      expect(decide(board, deleteNote('n1'), by(person))).toEqual(
        accept({ type: 'note-deleted', noteId: 'n1' }),
      )
  })

  test('NOTE-13, TRASH-2: other participants are refused', () => {
    expect(decide(board, deleteNote('n1'), by(gus))).toEqual(refuse('forbidden'))
  })

  test('an unknown note is refused', () => {
    expect(decide(board, deleteNote('n9'), by(fay))).toEqual(refuse('unknown-note'))
  })

  test('it leaves the board, and is whole in the trash', () => {
    const without = play(board, [mia, deleteNote('n1')])
    expect(without.notes.size).toBe(0)
    expect(without.trash.notes.get(asId<NoteId>('n1'))).toEqual({
      ...noteOf(board, 'n1'),
      isWithdrawn: false,
    })
  })

  test('MASK-14: a facilitator deletes a hidden note unread', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, deleteNote('n1'), by(fay)).ok).toBe(true)
  })
})

describe('NOTE-13, TRASH-2: restoring gives back exactly what was there', () => {
  test('text, place, author, editor, reactions and comments', () => {
    expect(play(board, [mia, deleteNote('n1')], [mia, restoreNote('n1')])).toEqual(board)
  })

  test('as often as it is deleted', () => {
    const again = [
      [mia, deleteNote('n1')],
      [fay, restoreNote('n1')],
    ] as const
    expect(play(board, ...again, ...again, ...again)).toEqual(board)
  })

  test('to the column where it was when it was deleted, not where it was added', () => {
    const moved = play(board, [gus, moveNote('n1', 'next', 'a0')])
    expect(play(moved, [mia, deleteNote('n1')], [mia, restoreNote('n1')])).toEqual(moved)
  })

  test('comments that were in the trash before stay there, and can still be restored afterwards', () => {
    const thinned = play(board, [gus, deleteComment('n1', 'c1')])
    const back = play(thinned, [mia, deleteNote('n1')], [mia, restoreNote('n1')])
    expect(back).toEqual(thinned)
    expect(play(back, [gus, restoreComment('n1', 'c1')])).toEqual(board)
  })
})

describe('several notes of a column come back to their places', () => {
  const ids = ['m1', 'm2', 'm3', 'm4', 'm5']
  const column = ids.reduce((state, id, at) => play(state, [mia, addNote(id, id, 'good', `a${at}`)]), board)

  test('in whatever order they were deleted and are restored', () => {
    const some = fc.shuffledSubarray(ids)
    fc.assert(
      fc.property(
        some.chain((gone) =>
          fc.tuple(fc.constant(gone), fc.shuffledSubarray(gone, { minLength: gone.length })),
        ),
        ([gone, back]) => {
          const without = gone.reduce((state, id) => play(state, [fay, deleteNote(id)]), column)
          expect(back.reduce((state, id) => play(state, [fay, restoreNote(id)]), without)).toEqual(column)
        },
      ),
      runs(100),
    )
  })
})

describe('NOTE-13, TRASH-2: restored by those who may delete it', () => {
  const without = play(board, [mia, deleteNote('n1')])

  test('by its author and any facilitator, whichever of them deleted it', () => {
    for (const deleted of [without, play(board, [fay, deleteNote('n1')])])
      for (const person of [mia, fay])
        expect(decide(deleted, restoreNote('n1'), by(person))).toEqual(
          accept({ type: 'note-restored', noteId: 'n1', rank: 'a0' }),
        )
  })

  test('NOTE-13: other participants are refused', () => {
    expect(decide(without, restoreNote('n1'), by(gus))).toEqual(refuse('forbidden'))
  })

  test('a note that was never deleted is refused', () => {
    expect(decide(without, restoreNote('n9'), by(fay))).toEqual(refuse('unknown-note'))
  })
})

describe('NOTE-20: a repeated wish of two people, or two tabs, is accepted and changes nothing', () => {
  const without = play(board, [mia, deleteNote('n1')])

  test('NOTE-20: deleting a note that is deleted', () => {
    expect(decide(without, deleteNote('n1'), by(mia))).toEqual(accept())
    expect(decide(without, deleteNote('n1'), by(fay))).toEqual(accept())
  })

  test('NOTE-20: restoring a note that is on the board', () => {
    expect(decide(board, restoreNote('n1'), by(mia))).toEqual(accept())
  })
})
