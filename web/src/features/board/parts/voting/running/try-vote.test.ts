import type { BoardState, Voting } from '@retropulse/domain/board/state'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { describe, expect, test } from 'vitest'
import { aBoard, aNote, columnId, ME, noteId, withNotes } from '../../../testing/board-fixtures.ts'
import { tryVote } from './try-vote.ts'

const me = { authorIds: [ME] }

function voteOf(mine: Readonly<Record<string, number>>, more: Partial<Voting> = {}): BoardState {
  const ballot = Object.fromEntries(Object.entries(mine).map(([id, votes]) => [noteId(id), votes]))
  const voting: Voting = {
    status: 'vote',
    contentId: columnId('wins'),
    maxVotes: 3,
    showsTotals: false,
    existingVotes: PersistentMap.empty<typeof ME, typeof ballot>().with(ME, ballot),
    castOrder: PersistentMap.empty(),
    done: [],
    doneCount: 0,
    ...more,
  }
  return { ...aBoard({ wins: ['n1', 'n2'], ideas: ['n3'] }), voting }
}

const cast = (does: 'give' | 'take', id: string, votes: number, left: number) => ({
  ok: true,
  does,
  command: { type: 'cast-votes', noteId: noteId(id), votes, seen: { votes: 0 } },
  left,
})
const refused = (why: string) => ({ ok: false, why })

describe('a click on a note', () => {
  test('VOTE-19: gives a vote, another click takes it back', () => {
    expect(tryVote(voteOf({}), me, noteId('n1'), 'press')).toEqual(cast('give', 'n1', 1, 2))
    expect(tryVote(voteOf({ n1: 1 }), me, noteId('n1'), 'press')).toEqual(cast('take', 'n1', 0, 3))
  })

  test('VOTE-19: changes nothing on a note with several own votes', () => {
    expect(tryVote(voteOf({ n1: 2 }), me, noteId('n1'), 'press')).toEqual(refused('several'))
  })
})

describe('further votes', () => {
  test('VOTE-15: a vote is given only while votes remain', () => {
    expect(tryVote(voteOf({ n1: 2 }), me, noteId('n1'), 'give')).toEqual(cast('give', 'n1', 3, 0))
    expect(tryVote(voteOf({ n1: 2, n2: 1 }), me, noteId('n1'), 'give')).toEqual(refused('none-left'))
    expect(tryVote(voteOf({ n1: 3 }), me, noteId('n2'), 'press')).toEqual(refused('none-left'))
  })

  test('VOTE-16: a vote is taken back only from a note with an own vote', () => {
    expect(tryVote(voteOf({ n1: 2 }), me, noteId('n1'), 'take')).toEqual(cast('take', 'n1', 1, 2))
    expect(tryVote(voteOf({ n1: 2 }), me, noteId('n2'), 'take')).toEqual(refused('none-here'))
  })

  test('VOTE-16: votes are taken back also while more are out than a resumed vote allows', () => {
    expect(tryVote(voteOf({ n1: 3 }, { maxVotes: 1 }), me, noteId('n1'), 'take')).toEqual(
      cast('take', 'n1', 2, 0),
    )
  })
})

test('VOTE-17: votes are accepted only in the column being voted on, or in all where the vote is on all', () => {
  expect(tryVote(voteOf({}), me, noteId('n3'), 'give')).toEqual(refused('wrong-column'))
  expect(tryVote(voteOf({}, { contentId: null }), me, noteId('n3'), 'give')).toEqual(cast('give', 'n3', 1, 2))
})

test('VOTE-17: without a running vote, and on a note that is gone, no vote is accepted', () => {
  expect(tryVote(aBoard({ wins: ['n1'] }), me, noteId('n1'), 'give')).toEqual(refused('not-voting'))
  expect(tryVote(voteOf({}, { status: 'endVote' }), me, noteId('n1'), 'give')).toEqual(refused('not-voting'))
  expect(tryVote(voteOf({}), me, noteId('gone'), 'give')).toEqual(refused('gone'))
})

describe('GROUP-2: a group votes as one note', () => {
  const grouped = (mine: Readonly<Record<string, number>>) => {
    const board = voteOf(mine)
    const second = aNote('n2', 'wins', 'b0', { group: { into: noteId('n1'), place: 1 } })
    return withNotes(board, second)
  }

  test('VOTE-20: new votes go to its first note, whichever note was meant', () => {
    expect(tryVote(grouped({}), me, noteId('n2'), 'press')).toEqual(cast('give', 'n1', 1, 2))
  })

  test('VOTE-20: votes that a member brought along are taken back too', () => {
    expect(tryVote(grouped({ n2: 1 }), me, noteId('n1'), 'press')).toEqual(cast('take', 'n2', 0, 3))
    expect(tryVote(grouped({ n1: 1, n2: 1 }), me, noteId('n1'), 'press')).toEqual(refused('several'))
  })
})

test('VOTE-45: on a board of a former server, which counts no votes, a vote says nothing of which one it saw', () => {
  const tried = tryVote({ ...voteOf({}), changes: null }, me, noteId('n1'), 'give')
  expect(tried).toMatchObject({ command: { type: 'cast-votes', noteId: noteId('n1'), votes: 1 } })
  expect(JSON.stringify(tried)).not.toContain('seen')
})
