import { describe, expect, test } from 'vitest'
import { asId, type ActionId, type AuthorId, type ColumnId, type NoteId } from '../kernel/ids.ts'
import type { BoardEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { actionRecordOf } from './testing/actions.ts'
import { namedBoard, NOON, noteOf, play, replay } from './testing/boards.ts'
import { addAction, addNote, castVotes, deleteNote, groupNote, startVoting } from './testing/commands.ts'
import { facilitator, guest, member } from './testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const noteId = asId<NoteId>('gone')
const actionId = asId<ActionId>('gone')
const by = asId<AuthorId>('guest-gus')
const at = NOON

describe('evolve is total: groups, votes and action items that a replica does not have', () => {
  const board = play(
    namedBoard(),
    [mia, addNote('n1')],
    [mia, addNote('n2', 'Tea', 'good', 'a1')],
    [mia, groupNote('n2', 'n1')],
    [mia, addAction('a1')],
  )
  const strays: readonly BoardEvent[] = [
    { type: 'note-grouped', noteId, into: asId<NoteId>('n1'), place: 1 },
    { type: 'note-ungrouped', noteId },
    { type: 'group-titled', noteId, title: 'x' },
    { type: 'votes-cast', noteId: asId<NoteId>('n1'), votes: 2, by },
    { type: 'voter-done', by, done: true },
    { type: 'voting-ended' },
    { type: 'action-edited', actionId, text: 'x', by, at },
    { type: 'action-marked', actionId, status: 1, by, at },
    { type: 'action-assigned', actionId, assignees: [mia.id], by, at },
    { type: 'action-due-set', actionId, due: '2026-11-30', by, at },
    { type: 'action-deleted', actionId },
    { type: 'action-restored', actionId },
    { type: 'action-restored', actionId: asId<ActionId>('a1') },
    { type: 'facilitation-taken', from: by },
    { type: 'column-renamed', columnId: asId<ColumnId>('gone'), name: 'x' },
  ]

  test.each(strays)('$type changes nothing', (event) => {
    expect(evolve(board, event)).toEqual(board)
  })

  test('a facilitator who is named twice is one facilitator', () => {
    const given: BoardEvent = { type: 'facilitation-given', to: mia.id }
    expect(replay(board, [given, given]).facilitators).toEqual([mia.id])
  })
})

describe('a replica whose viewer is sent a part of all votes', () => {
  const voting = play(namedBoard(), [mia, addNote('n1')], [fay, startVoting({ showsTotals: true })])

  test('a voter who is done twice is counted once, and the count is never below 0', () => {
    const done: BoardEvent = { type: 'voter-done', by, done: true }
    expect(replay(voting, [done, done]).voting?.doneCount).toBe(1)
    const twice = replay(voting, [done, { ...done, done: false }, { ...done, done: false }])
    expect(twice.voting?.doneCount).toBe(0)
  })

  test('a vote on a note that is not on the board is kept for when the note comes back', () => {
    const cast = play(voting, [guest('gus'), castVotes('n1', 2)])
    const without = replay(cast, [{ type: 'note-deleted', noteId: asId<NoteId>('n1') }])
    const less = replay(without, [
      { type: 'votes-cast', noteId: asId<NoteId>('n1'), votes: 1, by: guest('gus').id },
    ])
    expect(less.voting?.existingVotes.get(guest('gus').id)).toEqual({ n1: 1 })
    expect(less.notes.size).toBe(0)
  })

  test('a ballot without votes is empty, and a total never below 0', () => {
    const none = replay(voting, [{ type: 'votes-cast', noteId: asId<NoteId>('n1'), votes: 0, by }])
    expect(none.voting?.existingVotes.get(by)).toEqual({})
    expect(noteOf(none, 'n1').votes).toBe(0)
  })
})

describe('an action item is on the board or in the trash, never both', () => {
  const id = asId<ActionId>('a7')
  const carried: BoardEvent = { type: 'action-carried', action: actionRecordOf('a7') }
  const deleted: BoardEvent = { type: 'action-deleted', actionId: id }

  test('one that another board reopened comes out of the trash', () => {
    const back = replay(namedBoard(), [carried, deleted, carried])
    expect([back.actions.has(id), back.trash.actions.has(id)]).toEqual([true, false])
  })

  test('one that is restored comes out of the trash', () => {
    const back = replay(namedBoard(), [carried, deleted, { type: 'action-restored', actionId: id }])
    expect(back).toEqual(replay(namedBoard(), [carried]))
  })
})

test('GROUP-13: when a first note is deleted, the next one leads on a replica as on the server', () => {
  const trio = play(
    namedBoard(),
    ...['n1', 'n2', 'n3'].map((id) => [mia, addNote(id, id, 'good', `a${id.slice(1)}`)] as const),
    [mia, groupNote('n2', 'n1')],
    [mia, groupNote('n3', 'n1')],
  )
  expect(evolve(trio, { type: 'note-deleted', noteId: asId<NoteId>('n1') })).toEqual(
    play(trio, [mia, deleteNote('n1')]),
  )
})
