import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../../kernel/ids.ts'
import { namedBoard, play } from '../testing/boards.ts'
import { addNote, castVotes, deleteNote, startVoting } from '../testing/commands.ts'
import { facilitator, guest, member, pseudonymOf, signedIn, stranger } from '../testing/people.ts'
import { visibleBoard } from '../visible-board.ts'
import { entriesOf, hasVotes, isDone, ownVotes, votesLeft, votesSpent, voteTotals } from './votes.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const n1 = asId<NoteId>('n1')
const n2 = asId<NoteId>('n2')
const END = { type: 'end-voting' } as const
const board = play(namedBoard(), [mia, addNote('n1')], [mia, addNote('n2', 'Tea', 'bad')])
const voting = play(
  board,
  [fay, startVoting()],
  [mia, castVotes('n1', 2)],
  [mia, castVotes('n2', 1)],
  [gus, castVotes('n1', 1)],
)

describe('the sums of votes', () => {
  test('the totals of all notes', () => {
    expect(voteTotals(voting.voting!.existingVotes)).toEqual({ n1: 3, n2: 1 })
    expect(entriesOf({ [n1]: 3 })).toEqual([['n1', 3]])
  })

  test('a participant’s votes on one note, and on all', () => {
    expect([ownVotes(voting.voting, n1, mia), ownVotes(voting.voting, n2, gus)]).toEqual([2, 0])
    expect([votesSpent(voting, mia), votesSpent(voting, gus), votesSpent(voting, fay)]).toEqual([3, 1, 0])
  })

  test('VOTE-23: of a user who signed in since, under all their ids', () => {
    expect(ownVotes(voting.voting, n1, signedIn(gus))).toBe(1)
    expect(votesLeft(voting, signedIn(gus))).toBe(2)
  })

  test('a participant who has not voted, and a viewer without an id, have all their votes and none on a note', () => {
    expect(votesLeft(voting, stranger(false))).toBe(3)
    expect(ownVotes(null, n1, mia)).toBe(0)
  })
})

describe('the votes that a participant has left', () => {
  test('VOTE-24: votes on deleted notes are free again', () => {
    expect(votesLeft(voting, mia)).toBe(0)
    expect(votesLeft(play(voting, [mia, deleteNote('n1')]), mia)).toBe(2)
  })

  test('VOTE-38: before a vote and after its end no participant has any left', () => {
    expect(votesLeft(board, mia)).toBe(0)
    expect(votesLeft(play(voting, [fay, END]), gus)).toBe(0)
  })

  test('VOTE-26: a viewer counts the same from what they may see as the server from all votes', () => {
    for (const person of [mia, gus, fay]) {
      const seen = visibleBoard(voting, person, pseudonymOf)
      expect(votesLeft(seen, person)).toBe(votesLeft(voting, person))
      expect(ownVotes(seen.voting, n1, person)).toBe(ownVotes(voting.voting, n1, person))
    }
  })
})

describe('VOTE-27: who is done', () => {
  test('VOTE-27: a participant who has no vote left, or says so, under any of their ids', () => {
    const said = play(voting, [gus, { type: 'set-done', done: true }])
    expect([mia, gus, fay].map((person) => isDone(voting.voting!, person))).toEqual([true, false, false])
    expect(isDone(said.voting!, signedIn(gus))).toBe(true)
  })
})

describe('VOTE-7, VOTE-8: whether earlier votes can be resumed', () => {
  test('VOTE-7: after a vote with votes they can', () => {
    expect(hasVotes(play(voting, [fay, END]))).toBe(true)
  })

  test('VOTE-8: before the first vote, and after one without votes, they cannot', () => {
    expect(hasVotes(board)).toBe(false)
    expect(hasVotes(play(board, [fay, startVoting()], [fay, END]))).toBe(false)
  })
})
