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

describe('D27: a note is not destroyed, it goes to the trash', () => {
  test('by its author or a facilitator', () => {
    for (const person of [mia, fay])
      expect(decide(board, deleteNote('n1'), by(person))).toEqual(
        accept({ type: 'note-deleted', noteId: 'n1' }),
      )
  })

  test('by nobody else', () => {
    expect(decide(board, deleteNote('n1'), by(gus))).toEqual(refuse('forbidden'))
  })

  test('only when there is one', () => {
    expect(decide(board, deleteNote('n9'), by(fay))).toEqual(refuse('unknown-note'))
  })

  test('it is off the board, and whole in the trash', () => {
    const without = play(board, [mia, deleteNote('n1')])
    expect(without.notes.size).toBe(0)
    expect(without.trash.notes.get(asId<NoteId>('n1'))).toEqual({
      ...noteOf(board, 'n1'),
      isWithdrawn: false,
    })
  })

  test('a facilitator may clear away a hidden note without having read it (D8)', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, deleteNote('n1'), by(fay)).ok).toBe(true)
  })
})

describe('D27: restoring gives back exactly what was there', () => {
  test('text, place, author, editor, reactions and comments', () => {
    expect(play(board, [mia, deleteNote('n1')], [mia, restoreNote('n1')])).toEqual(board)
  })

  test('as often as one likes', () => {
    const again = [
      [mia, deleteNote('n1')],
      [fay, restoreNote('n1')],
    ] as const
    expect(play(board, ...again, ...again, ...again)).toEqual(board)
  })

  test('to the column where it was when it went, not where it began', () => {
    const moved = play(board, [gus, moveNote('n1', 'next', 'a0')])
    expect(play(moved, [mia, deleteNote('n1')], [mia, restoreNote('n1')])).toEqual(moved)
  })

  test('comments that were in the trash before stay there, and can still be restored after', () => {
    const thinned = play(board, [gus, deleteComment('n1', 'c1')])
    const back = play(thinned, [mia, deleteNote('n1')], [mia, restoreNote('n1')])
    expect(back).toEqual(thinned)
    expect(play(back, [gus, restoreComment('n1', 'c1')])).toEqual(board)
  })
})

describe('D27: several notes of a column come back to their places', () => {
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

describe('D27: restorable by whoever could delete', () => {
  const without = play(board, [mia, deleteNote('n1')])

  test('its author and any facilitator, whoever of them deleted it', () => {
    for (const deleted of [without, play(board, [fay, deleteNote('n1')])])
      for (const person of [mia, fay])
        expect(decide(deleted, restoreNote('n1'), by(person))).toEqual(
          accept({ type: 'note-restored', noteId: 'n1', rank: 'a0' }),
        )
  })

  test('nobody else', () => {
    expect(decide(without, restoreNote('n1'), by(gus))).toEqual(refuse('forbidden'))
  })

  test('only what was deleted', () => {
    expect(decide(without, restoreNote('n9'), by(fay))).toEqual(refuse('unknown-note'))
  })
})

describe('two people, or two tabs, who wish the same are both right', () => {
  const without = play(board, [mia, deleteNote('n1')])

  test('deleting what is deleted', () => {
    expect(decide(without, deleteNote('n1'), by(mia))).toEqual(accept())
    expect(decide(without, deleteNote('n1'), by(fay))).toEqual(accept())
  })

  test('restoring what is there', () => {
    expect(decide(board, restoreNote('n1'), by(mia))).toEqual(accept())
  })
})
