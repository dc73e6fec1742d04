import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import { by, commentOf, namedBoard, NOON, noteOf, play } from '../testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  editComment,
  restoreComment,
  restoreNote,
  setMasking,
} from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [mia, addNote('n2', 'Tea', 'good', 'a1')],
  [gus, addComment('n1', 'c1', 'Indeed'), NOON + 1],
  [mia, addComment('n1', 'c2', 'Every day'), NOON + 2],
  [fay, addComment('n1', 'c3', 'Noted'), NOON + 3],
)

describe('COMMENT-1, PERM-19: any participant comments on any note', () => {
  test('COMMENT-1: it is stored with its author and the time by the clock of the server', () => {
    expect(decide(board, addComment('n2', 'c4', 'Yes'), by(gus, { at: NOON + 9 }))).toEqual(
      accept({
        type: 'comment-added',
        noteId: 'n2',
        commentId: 'c4',
        text: 'Yes',
        by: gus.id,
        at: NOON + 9,
      }),
    )
  })

  test('COMMENT-4: comments stand in the order of their times', () => {
    expect(noteOf(board, 'n1').comments.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3'])
  })

  test('a comment on an unknown note, or one in the trash, is refused', () => {
    expect(decide(board, addComment('n9', 'c4'), by(fay))).toEqual(refuse('unknown-note'))
    const without = play(board, [mia, deleteNote('n2')])
    expect(decide(without, addComment('n2', 'c4'), by(mia))).toEqual(refuse('unknown-note'))
  })

  test('COMMENT-1: a note that is hidden from the participant is commented on too', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, addComment('n1', 'c4'), by(gus)).ok).toBe(true)
  })
})

describe('COMMENT-10: an id of a comment is used once', () => {
  test('COMMENT-10: not again under the same note', () => {
    expect(decide(board, addComment('n1', 'c1', 'Mine'), by(mia))).toEqual(refuse('id-taken'))
  })

  test('COMMENT-10: not while its comment is in the trash', () => {
    const without = play(board, [gus, deleteComment('n1', 'c1')])
    for (const noteId of ['n1', 'n2'])
      expect(decide(without, addComment(noteId, 'c1', 'Mine'), by(mia))).toEqual(refuse('id-taken'))
  })

  test('COMMENT-10: not under another note, or the trash could hold only one of the two', () => {
    expect(decide(board, addComment('n2', 'c1', 'Mine'), by(mia))).toEqual(refuse('id-taken'))
  })

  test('COMMENT-10: not while its note is in the trash', () => {
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, addComment('n2', 'c1', 'Mine'), by(mia))).toEqual(refuse('id-taken'))
  })
})

describe('COMMENT-5: only its author edits a comment', () => {
  test('COMMENT-5: its author edits it, and the time of the edit is stored', () => {
    expect(decide(board, editComment('n1', 'c1', 'Quite'), by(gus, { at: NOON + 9 }))).toEqual(
      accept({ type: 'comment-edited', noteId: 'n1', commentId: 'c1', text: 'Quite', at: NOON + 9 }),
    )
    expect(commentOf(play(board, [gus, editComment('n1', 'c1', 'Quite'), NOON + 9]), 'n1', 'c1')).toEqual({
      id: 'c1',
      text: 'Quite',
      by: gus.id,
      at: NOON + 1,
      editedAt: NOON + 9,
    })
  })

  test('COMMENT-5: neither a facilitator nor the author of the note edits it', () => {
    for (const person of [fay, mia])
      expect(decide(board, editComment('n1', 'c1', 'Quite'), by(person))).toEqual(refuse('forbidden'))
  })

  test('NOTE-23: an author who signed in since still edits it', () => {
    expect(decide(board, editComment('n1', 'c1', 'Quite'), by(signedIn(gus))).ok).toBe(true)
  })

  test('an unknown comment, or one under another note, is refused', () => {
    expect(decide(board, editComment('n1', 'c9', 'Quite'), by(gus))).toEqual(refuse('unknown-comment'))
    expect(decide(board, editComment('n2', 'c1', 'Quite'), by(gus))).toEqual(refuse('unknown-comment'))
    const without = play(board, [gus, deleteComment('n1', 'c1')])
    expect(decide(without, editComment('n1', 'c1', 'Quite'), by(gus))).toEqual(refuse('unknown-comment'))
  })

  test('COMMENT-5: the same text changes nothing', () => {
    expect(decide(board, editComment('n1', 'c1', 'Indeed'), by(gus, { at: NOON + 9 }))).toEqual(accept())
  })
})

describe('COMMENT-6, TRASH-3: comments go to the trash and come back', () => {
  const without = play(board, [fay, deleteComment('n1', 'c2')])

  test('COMMENT-6: deleted by their author or a facilitator, not by the author of the note', () => {
    for (const person of [gus, fay])
      expect(decide(board, deleteComment('n1', 'c1'), by(person))).toEqual(
        accept({ type: 'comment-deleted', noteId: 'n1', commentId: 'c1' }),
      )
    expect(decide(board, deleteComment('n1', 'c1'), by(mia))).toEqual(refuse('forbidden'))
  })

  test('COMMENT-6, TRASH-3: restored by those who may delete them, other participants are refused', () => {
    for (const person of [mia, fay])
      expect(decide(without, restoreComment('n1', 'c2'), by(person))).toEqual(
        accept({ type: 'comment-restored', noteId: 'n1', commentId: 'c2' }),
      )
    expect(decide(without, restoreComment('n1', 'c2'), by(gus))).toEqual(refuse('forbidden'))
  })

  test('COMMENT-4, COMMENT-6: a comment comes back exactly as it was, at its place among the others', () => {
    expect(play(without, [mia, restoreComment('n1', 'c2')])).toEqual(board)
  })

  test('also among comments of the very same millisecond', () => {
    const hasty = play(
      board,
      [gus, addComment('n2', 'c4', 'One'), NOON],
      [gus, addComment('n2', 'c5', 'Two'), NOON],
      [gus, addComment('n2', 'c6', 'Three'), NOON],
    )
    const back = play(hasty, [gus, deleteComment('n2', 'c4')], [gus, restoreComment('n2', 'c4')])
    expect(back).toEqual(hasty)
  })

  test('in whatever order they were deleted and are restored', () => {
    const ids = ['c1', 'c2', 'c3']
    const order = fc.shuffledSubarray(ids, { minLength: ids.length })
    fc.assert(
      fc.property(order, order, (gone, back) => {
        const emptied = gone.reduce((state, id) => play(state, [fay, deleteComment('n1', id)]), board)
        expect(back.reduce((state, id) => play(state, [fay, restoreComment('n1', id)]), emptied)).toEqual(
          board,
        )
      }),
      runs(60),
    )
  })

  test('COMMENT-6: only while its note is on the board', () => {
    const gone = play(without, [mia, deleteNote('n1')])
    expect(decide(gone, restoreComment('n1', 'c2'), by(mia))).toEqual(refuse('unknown-note'))
    expect(decide(without, restoreComment('n2', 'c2'), by(mia))).toEqual(refuse('unknown-comment'))
    expect(play(gone, [mia, restoreNote('n1')], [mia, restoreComment('n1', 'c2')])).toEqual(board)
  })

  test('a comment that never was there is refused', () => {
    expect(decide(board, deleteComment('n1', 'c9'), by(fay))).toEqual(refuse('unknown-comment'))
    expect(decide(board, restoreComment('n1', 'c9'), by(fay))).toEqual(refuse('unknown-comment'))
  })

  test('a comment in the trash of one note is unknown under another', () => {
    expect(decide(without, deleteComment('n2', 'c2'), by(fay))).toEqual(refuse('unknown-comment'))
  })

  test('deleting or restoring twice changes nothing', () => {
    expect(decide(without, deleteComment('n1', 'c2'), by(mia))).toEqual(accept())
    expect(decide(board, restoreComment('n1', 'c2'), by(mia))).toEqual(accept())
  })
})
