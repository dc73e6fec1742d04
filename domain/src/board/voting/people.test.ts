import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { anonymousBoard, by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, castVotes, deleteNote, restoreNote, startVoting } from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'
import { ownVotes, votesLeft, votesSpent } from './votes.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const END = { type: 'end-voting' } as const
const DONE = { type: 'set-done', done: true } as const

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Milk', 'bad', 'a0')],
)
const voting = play(board, [fay, startVoting()])

describe('VOTE-23: a guest who signs in during a vote stays one voter', () => {
  const after = signedIn(gus)
  const cast = play(voting, [gus, castVotes('n1', 2)])

  test('VOTE-23: what they cast as a guest counts', () => {
    expect(decide(cast, castVotes('n2', 2), by(after))).toEqual(refuse('no-votes-left'))
    expect(votesLeft(cast, after)).toBe(1)
  })

  test('VOTE-23: they change what they cast as a guest', () => {
    const changed = play(cast, [after, castVotes('n1', 1)])
    expect(ownVotes(changed.voting, noteOf(changed, 'n1').id, after)).toBe(1)
    expect(votesLeft(changed, after)).toBe(2)
  })

  test('VOTE-23: all votes of a person lie under one id, the one that they voted under first', () => {
    const both = play(cast, [after, castVotes('n2', 1)])
    expect(Object.keys(both.voting?.existingVotes.toRecord() ?? {})).toEqual([gus.id])
  })

  test('VOTE-23: an allowance that was spent on a deleted note holds when the note comes back', () => {
    const spent = play(voting, [gus, castVotes('n1', 3)], [mia, deleteNote('n1')])
    const again = play(spent, [after, castVotes('n2', 3)], [mia, restoreNote('n1')])
    expect(votesSpent(again, after)).toBe(3)
    expect(ownVotes(again.voting, noteOf(again, 'n2').id, after)).toBe(3)
  })

  test('VOTE-23: two windows that turn out to be one person keep what they cast, and add nothing', () => {
    const apart = { ...after, authorIds: [after.id, after.pseudonym] }
    const twice = play(cast, [apart, castVotes('n1', 2)])
    expect(votesLeft(twice, after)).toBe(-1)
    expect(decide(twice, castVotes('n2', 1), by(after))).toEqual(refuse('no-votes-left'))
    const merged = play(twice, [after, castVotes('n1', 3)])
    expect(votesLeft(merged, after)).toBe(0)
    expect(
      ownVotes(merged.voting, noteOf(merged, 'n1').id, gus) +
        ownVotes(merged.voting, noteOf(merged, 'n1').id, apart),
    ).toBe(3)
  })
})

describe('VOTE-23: a participant with votes under two ids', () => {
  test('setting the votes under one id removes those of the other, and only what changed is an event', () => {
    const after = signedIn(gus)
    const apart = { ...after, authorIds: [after.id, after.pseudonym] }
    const twice = play(voting, [gus, castVotes('n1', 1)], [apart, castVotes('n1', 1)])
    const decision = decide(twice, castVotes('n1', 1), by(after))
    expect(decision.ok && decision.events.map((event) => 'by' in event && event.by)).toEqual([gus.id])
    expect(ownVotes(play(twice, [after, castVotes('n1', 1)]).voting, noteOf(twice, 'n1').id, after)).toBe(1)
  })
})

describe('VOTE-23: votes on a board that hides its authors at times', () => {
  const hide = { type: 'set-anonymous', on: true } as const
  const show = { type: 'set-anonymous', on: false } as const

  test('on an anonymous board they lie under a pseudonym', () => {
    const hidden = play(
      anonymousBoard(),
      [mia, addNote('n1')],
      [fay, startVoting()],
      [mia, castVotes('n1', 1)],
    )
    expect(Object.keys(hidden.voting?.existingVotes.toRecord() ?? {})).toEqual([mia.pseudonym])
  })

  test('VOTE-22: the limit is one for both ids', () => {
    const mixed = play(voting, [mia, castVotes('n1', 2)], [fay, hide])
    expect(decide(mixed, castVotes('n2', 2), by(mia))).toEqual(refuse('no-votes-left'))
    expect(votesSpent(play(mixed, [mia, castVotes('n2', 1)], [fay, show]), mia)).toBe(3)
  })

  test('VOTE-23: votes cast without a name get none when the board shows authors again', () => {
    const hidden = play(voting, [fay, hide], [mia, castVotes('n1', 1)], [fay, show])
    const later = play(hidden, [mia, castVotes('n1', 2)], [mia, castVotes('n2', 1)])
    expect(Object.keys(later.voting?.existingVotes.toRecord() ?? {})).toEqual([mia.pseudonym])
  })
})

describe('VOTE-9: a vote on one column counts votes on that column only', () => {
  const spent = play(
    voting,
    [mia, castVotes('n1', 2)],
    [mia, castVotes('n2', 1)],
    [fay, { type: 'end-voting' }],
  )
  const onBad = play(spent, [
    fay,
    startVoting({ contentId: noteOf(board, 'n3').columnId, resetVotes: false }),
  ])

  test('VOTE-9: votes on other columns since an earlier vote do not count against the allowance', () => {
    expect(votesLeft(onBad, mia)).toBe(3)
    expect(votesLeft(play(onBad, [mia, castVotes('n3', 3)]), mia)).toBe(0)
  })

  test('VOTE-9: a note of another column that comes back brings all its votes along', () => {
    const full = play(onBad, [mia, castVotes('n3', 3)], [mia, deleteNote('n1')], [mia, restoreNote('n1')])
    expect(ownVotes(full.voting, noteOf(full, 'n1').id, mia)).toBe(2)
  })
})

describe('VOTE-27: all participants see how many people are done', () => {
  test('VOTE-25, VOTE-27: a participant says that they are done, and may think again', () => {
    const done = play(voting, [mia, DONE], [gus, DONE])
    expect(done.voting?.doneCount).toBe(2)
    expect(decide(done, DONE, by(mia))).toEqual(accept())
    expect(play(done, [mia, { type: 'set-done', done: false }]).voting?.doneCount).toBe(1)
  })

  test('VOTE-27: a participant who has spent all votes is done, and no longer when one is taken back', () => {
    const spent = play(voting, [mia, castVotes('n1', 3)])
    expect(spent.voting).toMatchObject({ done: [mia.id], doneCount: 1 })
    expect(play(spent, [mia, castVotes('n1', 2)]).voting?.doneCount).toBe(0)
  })

  test('VOTE-27: a guest who is done is counted once after signing in', () => {
    const done = play(voting, [gus, DONE])
    expect(decide(done, DONE, by(signedIn(gus)))).toEqual(accept())
    expect(play(done, [signedIn(gus), { type: 'set-done', done: false }]).voting?.doneCount).toBe(0)
  })

  test('VOTE-38: after the end of the vote no participant is done', () => {
    expect(play(voting, [mia, DONE], [fay, END]).voting).toMatchObject({ done: [], doneCount: 0 })
  })

  test.each([
    [4, []],
    [3, [mia.id]],
    [1, [gus.id, mia.id]],
  ])('VOTE-27: resumed with %i votes, participants who have none left are done', (allowedVotes, done) => {
    const ended = play(voting, [mia, castVotes('n1', 3)], [gus, castVotes('n2', 1)], [gus, DONE], [fay, END])
    const resumed = play(ended, [fay, startVoting({ resetVotes: false, allowedVotes })])
    expect([resumed.voting?.done, resumed.voting?.doneCount]).toEqual([done, done.length])
  })
})
