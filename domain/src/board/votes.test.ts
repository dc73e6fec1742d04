import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../kernel/ids.ts'
import { namedBoard, play } from './testing/boards.ts'
import { addNote, castVotes, deleteNote, startVoting } from './testing/commands.ts'
import { facilitator, guest, member, pseudonymOf, signedIn, stranger } from './testing/people.ts'
import { visibleBoard } from './visible-board.ts'
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

describe('D7: what votes add up to', () => {
  test('the totals of all notes', () => {
    expect(voteTotals(voting.voting!.existingVotes)).toEqual({ n1: 3, n2: 1 })
    expect(entriesOf({ [n1]: 3 })).toEqual([['n1', 3]])
  })

  test('one’s own on a note, and in all', () => {
    expect([ownVotes(voting.voting, n1, mia), ownVotes(voting.voting, n2, gus)]).toEqual([2, 0])
    expect([votesSpent(voting, mia), votesSpent(voting, gus), votesSpent(voting, fay)]).toEqual([3, 1, 0])
  })

  test('D1: of somebody who signed in since, under all their ids', () => {
    expect(ownVotes(voting.voting, n1, signedIn(gus))).toBe(1)
    expect(votesLeft(voting, signedIn(gus))).toBe(2)
  })

  test('who has voted for nothing, or is nobody, has all their votes and none on anything', () => {
    expect(votesLeft(voting, stranger(false))).toBe(3)
    expect(ownVotes(null, n1, mia)).toBe(0)
  })
})

describe('board.md §5: a vote can be added only while votes remain', () => {
  test('those on deleted notes are free again', () => {
    expect(votesLeft(voting, mia)).toBe(0)
    expect(votesLeft(play(voting, [mia, deleteNote('n1')]), mia)).toBe(2)
  })

  test('board.md §4: before a vote and after its end nobody has any left', () => {
    expect(votesLeft(board, mia)).toBe(0)
    expect(votesLeft(play(voting, [fay, END]), gus)).toBe(0)
  })

  test('a viewer counts the same from what they may see as the server from all', () => {
    for (const person of [mia, gus, fay]) {
      const seen = visibleBoard(voting, person, pseudonymOf)
      expect(votesLeft(seen, person)).toBe(votesLeft(voting, person))
      expect(ownVotes(seen.voting, n1, person)).toBe(ownVotes(voting.voting, n1, person))
    }
  })
})

describe('who is done', () => {
  test('who has no vote left, or says so, under any of their ids', () => {
    const said = play(voting, [gus, { type: 'set-done', done: true }])
    expect([mia, gus, fay].map((person) => isDone(voting.voting!, person))).toEqual([true, false, false])
    expect(isDone(said.voting!, signedIn(gus))).toBe(true)
  })
})

describe('board.md §4: if earlier votes exist, a dialog asks whether to resume', () => {
  test('after a vote with votes they do', () => {
    expect(hasVotes(play(voting, [fay, END]))).toBe(true)
  })

  test('before the first, and after one in which nobody voted, they do not', () => {
    expect(hasVotes(board)).toBe(false)
    expect(hasVotes(play(board, [fay, startVoting()], [fay, END]))).toBe(false)
  })
})
