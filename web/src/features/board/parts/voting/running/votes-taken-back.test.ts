import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import type { Ballot, BoardState } from '@retropulse/domain/board/state'
import { expect, test } from 'vitest'
import { aBoard, ME, noteId } from '../../../testing/board-fixtures.ts'
import { takenBackBetween } from './votes-taken-back.ts'

const [n1, n2] = [noteId('n1'), noteId('n2')]

test('VOTE-10: the votes that a resumed vote no longer allows are counted for their owner', () => {
  const lost = (after: BoardState) => takenBackBetween(withBallot('endVote', { [n1]: 2, [n2]: 1 }), after, me)
  expect(lost(withBallot('vote', { [n1]: 1 }))).toBe(2)
  expect(lost(withBallot('vote', { [n1]: 2, [n2]: 1 }))).toBe(0)
  expect(lost(withBallot('vote', {})), 'a new session begins without votes').toBe(0)
})

test('VOTE-10: votes that a participant takes back do not count', () => {
  expect(takenBackBetween(withBallot('vote', { [n1]: 2 }), withBallot('vote', { [n1]: 1 }), me)).toBe(0)
})

const me = { authorIds: [ME] }

function withBallot(status: 'vote' | 'endVote', ballot: Ballot): BoardState {
  const existingVotes = PersistentMap.empty<typeof ME, Ballot>().with(ME, ballot)
  const more = { castOrder: PersistentMap.empty<typeof ME, never>(), done: [], doneCount: 0 }
  const voting = { status, contentId: null, maxVotes: 3, showsTotals: false, existingVotes, ...more }
  return { ...aBoard({ wins: ['n1', 'n2'] }), voting }
}
