import { describe, expect, test } from 'vitest'
import { namedBoard, play } from '../testing/boards.ts'
import { addNote, castVotes, groupNote, moveNote, startVoting } from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { voteResults } from './vote-results.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const running = play(
  namedBoard(),
  [mia, addNote('n1', 'One', 'good', 'a0')],
  [mia, addNote('n2', 'Two', 'bad', 'a1')],
  [mia, addNote('n3', 'Three', 'bad', 'a0')],
  [mia, addNote('n4', 'Four', 'bad', 'a2')],
  [mia, addNote('n5', 'Five', 'next', 'a0')],
  [fay, startVoting({ allowedVotes: 9, showsTotals: true })],
  [mia, castVotes('n1', 1)],
  [mia, castVotes('n2', 2)],
  [gus, castVotes('n3', 2)],
  [gus, castVotes('n4', 4)],
)
const ended = play(running, [fay, { type: 'end-voting' }])
const cards = (board: typeof ended) =>
  voteResults(board).map(({ note, votes, rank }) => [note.id, votes, rank])

describe('the result of a vote', () => {
  test('VOTE-39, VOTE-41: cards with votes, the most first; equal ones share a rank, by column and place', () => {
    expect(cards(ended)).toEqual([
      ['n4', 4, 1],
      ['n2', 2, 2],
      ['n3', 2, 2],
      ['n1', 1, 4],
    ])
  })

  test('VOTE-41: a group has the votes of all its notes', () => {
    expect(cards(play(ended, [mia, groupNote('n2', 'n5')], [mia, groupNote('n1', 'n5')]))).toEqual([
      ['n4', 4, 1],
      ['n5', 3, 2],
      ['n3', 2, 3],
    ])
  })

  test('VOTE-41: nothing has a rank while a vote runs, also with totals shown', () => {
    expect(voteResults(running)).toEqual([])
  })

  test('VOTE-40: the end of a vote sorts the notes by votes and leaves all ranks of notes as they are', () => {
    expect(ended.sortBy).toBe('votes')
    const places = (board: typeof ended) => board.notes.values().map(({ id, rank }) => [id, rank])
    expect(places(ended)).toEqual(places(running))
    const moved = play(
      ended,
      [fay, { type: 'set-sorting', sortBy: null }],
      [mia, moveNote('n1', 'bad', 'a3')],
    )
    expect(moved.sortBy).toBeNull()
  })
})
