import { expect, test } from 'vitest'
import { asId, type CommentId, type NoteId } from '../kernel/ids.ts'
import { actionFrom } from './action-items/action-item.ts'
import { evolveView } from './evolve-view.ts'
import { evolve } from './evolve.ts'
import { actionRecordOf } from './testing/actions.ts'
import { namedBoard, noteOf, play } from './testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  restoreComment,
  startVoting,
} from './testing/commands.ts'
import { deepFreeze } from './testing/deep-freeze.ts'
import { facilitator, member } from './testing/people.ts'

const mia = member('mia')
const board = deepFreeze(play(namedBoard(), [mia, addNote('n1', 'Coffee')], [mia, addComment('n1', 'c1')]))
const note = noteOf(board, 'n1')

test('a note that is shown is on the board, whether the replica had it or not', () => {
  expect(evolveView(namedBoard(), { type: 'note-shown', note }).notes).toEqual(board.notes)
})

test('a note that is shown replaces the replica’s one, comments included', () => {
  const hidden = { ...note, text: '******', comments: [] }
  const masked = evolveView(board, { type: 'note-shown', note: hidden })
  expect(noteOf(masked, 'n1')).toEqual(hidden)
  expect(evolveView(masked, { type: 'note-shown', note })).toEqual(board)
})

test('a note that is shown is no longer in the trash', () => {
  const without = play(board, [mia, deleteNote('n1')])
  expect(evolveView(without, { type: 'note-shown', note })).toEqual(board)
})

test('the comments of a note that is shown are no longer in the trash', () => {
  const without = play(board, [mia, deleteComment('n1', 'c1')])
  expect(Object.keys(without.trash.comments.toRecord())).toEqual(['c1'])
  expect(evolveView(without, { type: 'note-shown', note })).toEqual(board)
})

test('comments of other notes stay in the trash', () => {
  const two = play(board, [mia, addNote('n2', 'Tea', 'bad')], [mia, addComment('n2', 'c2')])
  const without = play(two, [mia, deleteComment('n2', 'c2')])
  const shown = evolveView(without, { type: 'note-shown', note })
  expect(shown.trash).toEqual(without.trash)
  expect(play(shown, [mia, restoreComment('n2', 'c2')])).toEqual(two)
})

test('every other event does to a replica what it does to the server’s board', () => {
  const event = {
    type: 'comment-deleted',
    noteId: asId<NoteId>('n1'),
    commentId: asId<CommentId>('c1'),
  } as const
  expect(evolveView(board, event)).toEqual(evolve(board, event))
})

const a1 = { type: 'action-shown', action: actionRecordOf('a1', { text: 'Buy tea' }) } as const

test('an action item that is shown is on the board, no longer in the trash, and replaces the replica’s one', () => {
  const known = evolve(board, { type: 'action-carried', action: actionRecordOf('a1') })
  const trashed = evolve(known, { type: 'action-deleted', actionId: a1.action.id })
  for (const before of [board, known, trashed]) {
    const shown = evolveView(before, a1)
    expect(shown.actions.get(a1.action.id)).toEqual(actionFrom(a1.action))
    expect(shown.trash.actions.size).toBe(0)
  }
})

test('totals that a client is sent stand on the notes; those of notes that the replica does not have are dropped', () => {
  const counted = evolveView(board, {
    type: 'votes-counted',
    totals: { [note.id]: 4, [asId<NoteId>('gone')]: 1 },
  })
  expect(noteOf(counted, 'n1').votes).toBe(4)
  expect(counted.notes.size).toBe(1)
  expect(noteOf(evolveView(counted, { type: 'votes-counted', totals: { [note.id]: 0 } }), 'n1').votes).toBe(0)
})

test('VOTE-27: a replica takes the number of people who are done, and ignores it without a vote', () => {
  expect(evolveView(board, { type: 'voters-counted', done: 3 })).toEqual(board)
  const voting = play(board, [facilitator('fay'), startVoting()])
  expect(evolveView(voting, { type: 'voters-counted', done: 3 }).voting).toMatchObject({
    done: [],
    doneCount: 3,
  })
})
