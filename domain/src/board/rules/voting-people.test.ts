import { describe, expect, test } from 'vitest'
import { refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { anonymousBoard, by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { addNote, castVotes, deleteNote, restoreNote, startVoting } from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'
import { ownVotes, votesLeft, votesSpent } from '../votes.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Milk', 'bad', 'a0')],
)
const voting = play(board, [fay, startVoting()])

describe('D1 and D7: who signs in during a vote is still one voter', () => {
  const after = signedIn(gus)
  const cast = play(voting, [gus, castVotes('n1', 2)])

  test('what they cast as a guest counts', () => {
    expect(decide(cast, castVotes('n2', 2), by(after))).toEqual(refuse('no-votes-left'))
    expect(votesLeft(cast, after)).toBe(1)
  })

  test('and is theirs to change', () => {
    const changed = play(cast, [after, castVotes('n1', 1)])
    expect(ownVotes(changed.voting, noteOf(changed, 'n1').id, after)).toBe(1)
    expect(votesLeft(changed, after)).toBe(2)
  })

  test('all votes of a person lie under one id, the one that they voted under first', () => {
    const both = play(cast, [after, castVotes('n2', 1)])
    expect(Object.keys(both.voting?.existingVotes.toRecord() ?? {})).toEqual([gus.id])
  })

  test('a limit that was spent on a deleted note holds when that comes back', () => {
    const spent = play(voting, [gus, castVotes('n1', 3)], [mia, deleteNote('n1')])
    const again = play(spent, [after, castVotes('n2', 3)], [mia, restoreNote('n1')])
    expect(votesSpent(again, after)).toBe(3)
    expect(ownVotes(again.voting, noteOf(again, 'n2').id, after)).toBe(3)
  })

  test('two windows that turn out to be one person keep what they cast, and add nothing', () => {
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

describe('D9: votes on a board that hides its authors at times', () => {
  const hide = { type: 'set-anonymous', on: true } as const
  const show = { type: 'set-anonymous', on: false } as const

  test('on an anonymous one they lie under a pseudonym', () => {
    const hidden = play(
      anonymousBoard(),
      [mia, addNote('n1')],
      [fay, startVoting()],
      [mia, castVotes('n1', 1)],
    )
    expect(Object.keys(hidden.voting?.existingVotes.toRecord() ?? {})).toEqual([mia.pseudonym])
  })

  test('the limit is one, whatever they were cast under', () => {
    const mixed = play(voting, [mia, castVotes('n1', 2)], [fay, hide])
    expect(decide(mixed, castVotes('n2', 2), by(mia))).toEqual(refuse('no-votes-left'))
    expect(votesSpent(play(mixed, [mia, castVotes('n2', 1)], [fay, show]), mia)).toBe(3)
  })

  test('what was cast without a name does not get one when the board names authors again', () => {
    const hidden = play(voting, [fay, hide], [mia, castVotes('n1', 1)], [fay, show])
    const later = play(hidden, [mia, castVotes('n1', 2)], [mia, castVotes('n2', 1)])
    expect(Object.keys(later.voting?.existingVotes.toRecord() ?? {})).toEqual([mia.pseudonym])
  })
})

describe('D7: a vote on one column asks for votes on that column alone', () => {
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

  test('what lies on other columns since an earlier vote is not counted against it', () => {
    expect(votesLeft(onBad, mia)).toBe(3)
    expect(votesLeft(play(onBad, [mia, castVotes('n3', 3)]), mia)).toBe(0)
  })

  test('and a note of another column that comes back brings all its votes along', () => {
    const full = play(onBad, [mia, castVotes('n3', 3)], [mia, deleteNote('n1')], [mia, restoreNote('n1')])
    expect(ownVotes(full.voting, noteOf(full, 'n1').id, mia)).toBe(2)
  })
})
