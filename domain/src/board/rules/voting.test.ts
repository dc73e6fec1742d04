import { describe, expect, test } from 'vitest'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { VOTES_DEFAULT, VOTES_MAX } from '../limits.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addNote,
  castVotes,
  deleteNote,
  groupNote,
  moveNote,
  restoreNote,
  setMasking,
  startVoting,
} from '../testing/commands.ts'
import { facilitator, guest, member, signedIn } from '../testing/people.ts'
import { ownVotes, votesLeft } from '../votes.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const good = asId<ColumnId>('good')
const END = { type: 'end-voting' } as const
const DONE = { type: 'set-done', done: true } as const

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Milk', 'bad', 'a0')],
)
const voting = play(board, [fay, startVoting()])

describe('board.md §4: idle, then Start gives status vote, then End Voting ends it', () => {
  test('a facilitator starts one on a column or on all of them', () => {
    expect(decide(board, startVoting({ contentId: good, allowedVotes: 5 }), by(fay))).toEqual(
      accept({ type: 'voting-started', contentId: good, maxVotes: 5, resetVotes: true, showsTotals: false }),
    )
    expect(voting.voting).toMatchObject({ status: 'vote', contentId: null, maxVotes: 3, doneCount: 0 })
  })

  test('a facilitator ends it', () => {
    expect(play(voting, [fay, END]).voting?.status).toBe('endVote')
    expect(decide(board, END, by(fay))).toEqual(accept())
    expect(decide(play(voting, [fay, END]), END, by(fay))).toEqual(accept())
  })

  test('one at a time, and on a column that is there', () => {
    expect(decide(voting, startVoting(), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(board, startVoting({ contentId: asId<ColumnId>('gone') }), by(fay))).toEqual(
      refuse('unknown-column'),
    )
  })

  test('D8: not while brainstorming, since participants cannot read the notes', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, startVoting(), by(fay))).toEqual(refuse('brainstorming-running'))
    expect(decide(play(masked, [fay, setMasking(false)]), startVoting(), by(fay)).ok).toBe(true)
  })

  test('nobody else does either', () => {
    for (const person of [mia, gus]) {
      expect(decide(board, startVoting(), by(person))).toEqual(refuse('forbidden'))
      expect(decide(voting, END, by(person))).toEqual(refuse('forbidden'))
    }
  })
})

describe('board.md §5: votes per person, an integer greater than 0 and less than 100', () => {
  test.each([1, VOTES_DEFAULT, 92, 99])('%d', (allowedVotes) => {
    expect(decide(board, startVoting({ allowedVotes }), by(fay)).ok).toBe(true)
  })

  test.each([0, -1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('not %d', (allowedVotes) => {
    expect(decide(board, startVoting({ allowedVotes }), by(fay))).toEqual(refuse('number-invalid'))
  })

  test('what is offered first is 3', () => {
    expect([VOTES_DEFAULT, VOTES_MAX]).toEqual([3, 99])
  })
})

describe('board.md §4: while voting, notes are neither added nor dragged nor sorted', () => {
  test('by nobody, facilitators included; and again once it is over', () => {
    const commands = [
      addNote('n4'),
      moveNote('n1', 'bad', 'a5'),
      groupNote('n1', 'n2'),
      { type: 'set-sorting', sortBy: 'votes' },
    ] as const
    const ended = play(voting, [fay, END])
    for (const command of commands) {
      expect(decide(voting, command, by(fay))).toEqual(refuse('voting-running'))
      expect(decide(ended, command, by(fay)).ok).toBe(true)
    }
  })
})

describe('D7: limits are enforced per person', () => {
  test('a vote is added only while votes remain, on one note or on several', () => {
    expect(decide(voting, castVotes('n1', 4), by(mia))).toEqual(refuse('no-votes-left'))
    const two = play(voting, [mia, castVotes('n1', 2)])
    expect(decide(two, castVotes('n2', 2), by(mia))).toEqual(refuse('no-votes-left'))
    expect(votesLeft(play(two, [mia, castVotes('n2', 1)]), mia)).toBe(0)
  })

  test('one person’s votes take nothing from another’s', () => {
    const spent = play(voting, [mia, castVotes('n1', 3)])
    expect(decide(spent, castVotes('n1', 3), by(gus)).ok).toBe(true)
  })

  test('a command says how many there are now, so that a repeated one changes nothing', () => {
    const two = play(voting, [mia, castVotes('n1', 2)])
    expect(decide(two, castVotes('n1', 2), by(mia))).toEqual(accept())
    expect(ownVotes(two.voting, noteOf(two, 'n1').id, mia)).toBe(2)
  })

  test('board.md §5: a vote is taken back only while there is one', () => {
    const one = play(voting, [mia, castVotes('n1', 1)])
    expect(decide(one, castVotes('n1', -1), by(mia))).toEqual(refuse('number-invalid'))
    expect(decide(voting, castVotes('n1', 0), by(mia))).toEqual(accept())
    expect(votesLeft(play(one, [mia, castVotes('n1', 0)]), mia)).toBe(3)
  })

  test.each([-1, 0.5, 100, Number.NaN])('%d is no number of votes', (votes) => {
    expect(decide(voting, castVotes('n1', votes), by(mia))).toEqual(refuse('number-invalid'))
  })

  test('board.md §5: only in the column being voted on', () => {
    const column = play(board, [fay, startVoting({ contentId: good })])
    expect(decide(column, castVotes('n3', 1), by(mia))).toEqual(refuse('wrong-column'))
    expect(decide(column, castVotes('n2', 1), by(mia)).ok).toBe(true)
  })

  test('only while a vote runs, and only on a note that is there', () => {
    expect(decide(board, castVotes('n1', 1), by(mia))).toEqual(refuse('not-voting'))
    expect(decide(play(voting, [fay, END]), castVotes('n1', 1), by(mia))).toEqual(refuse('not-voting'))
    expect(decide(voting, castVotes('n9', 1), by(mia))).toEqual(refuse('unknown-note'))
    expect(decide(board, DONE, by(mia))).toEqual(refuse('not-voting'))
  })
})

describe('D7 and D27: votes on deleted notes', () => {
  const spent = play(voting, [mia, castVotes('n1', 2)], [mia, castVotes('n2', 1)])
  const without = play(spent, [mia, deleteNote('n1')])

  test('are free again', () => {
    expect(votesLeft(without, mia)).toBe(2)
  })

  test('come back with the note', () => {
    expect(play(without, [mia, restoreNote('n1')])).toEqual(spent)
  })

  test('but only as many as were not given away meanwhile', () => {
    const moved = play(without, [mia, castVotes('n3', 1)], [mia, restoreNote('n1')])
    expect(ownVotes(moved.voting, noteOf(moved, 'n1').id, mia)).toBe(1)
    expect(votesLeft(moved, mia)).toBe(0)
  })

  test('also when the note comes back after the end: no total is larger than what people had to give', () => {
    const ended = play(without, [mia, castVotes('n3', 2)], [fay, END], [mia, restoreNote('n1')])
    expect(['n1', 'n2', 'n3'].map((id) => noteOf(ended, id).votes)).toEqual([0, 1, 2])
  })
})

describe('D7: totals appear when voting ends', () => {
  const cast = play(voting, [mia, castVotes('n1', 2)], [gus, castVotes('n1', 1)], [gus, castVotes('n3', 2)])

  test('while it runs, no note shows any', () => {
    expect(cast.notes.values().map(({ votes }) => votes)).toEqual([0, 0, 0])
  })

  test('at the end each note shows all of its own', () => {
    const ended = play(cast, [fay, END])
    expect(['n1', 'n2', 'n3'].map((id) => noteOf(ended, id).votes)).toEqual([3, 0, 2])
  })

  test('a facilitator may choose live totals at Start', () => {
    const live = play(board, [fay, startVoting({ showsTotals: true })], [mia, castVotes('n1', 2)])
    expect(noteOf(live, 'n1').votes).toBe(2)
    expect(noteOf(play(live, [mia, castVotes('n1', 0)]), 'n1').votes).toBe(0)
  })

  test('also notes that were in the trash at the end show theirs once they are back', () => {
    const ended = play(cast, [mia, deleteNote('n3')], [fay, END], [mia, restoreNote('n3')])
    expect(noteOf(ended, 'n3').votes).toBe(2)
  })
})

describe('board.md §4: start a new voting session, or resume the last one', () => {
  const first = play(voting, [mia, castVotes('n1', 3)], [gus, castVotes('n2', 1)], [gus, DONE], [fay, END])

  test('a new one begins without votes, and nobody is done', () => {
    const anew = play(first, [fay, startVoting({ resetVotes: true })])
    expect(anew.voting).toMatchObject({ existingVotes: {}, done: [], doneCount: 0 })
    expect(votesLeft(anew, mia)).toBe(3)
    expect(anew.notes.values().map(({ votes }) => votes)).toEqual([0, 0, 0])
  })

  test('a resumed one keeps votes, and voters may change them', () => {
    const resumed = play(first, [fay, startVoting({ resetVotes: false })])
    expect(votesLeft(resumed, mia)).toBe(0)
    expect(votesLeft(play(resumed, [mia, castVotes('n1', 1)]), mia)).toBe(2)
    expect(resumed.voting?.done).toEqual([])
  })

  test('its totals are hidden again, unless the facilitator shows them', () => {
    const hidden = play(first, [fay, startVoting({ resetVotes: false })])
    expect(noteOf(hidden, 'n1').votes).toBe(0)
    const live = play(first, [fay, startVoting({ resetVotes: false, showsTotals: true })])
    expect(noteOf(live, 'n1').votes).toBe(3)
  })

  test('with fewer votes allowed, the newest extra votes of each participant are taken back', () => {
    const mixed = play(
      voting,
      [mia, castVotes('n1', 1)],
      [mia, castVotes('n3', 1)],
      [mia, castVotes('n1', 2)],
      [gus, castVotes('n2', 1)],
      [fay, END],
    )
    const resume = (allowedVotes: number) =>
      play(mixed, [fay, startVoting({ resetVotes: false, allowedVotes, showsTotals: true })])
    const votes = (allowedVotes: number) =>
      ['n1', 'n2', 'n3'].map((id) => noteOf(resume(allowedVotes), id).votes)
    expect([votes(3), votes(2), votes(1)]).toEqual([
      [2, 1, 1],
      [1, 1, 1],
      [1, 1, 0],
    ])
    expect([votesLeft(resume(1), mia), votesLeft(resume(1), gus)]).toEqual([0, 0])
  })

  test('votes on columns that the resumed vote leaves out are kept, and are no extra votes', () => {
    const both = play(voting, [mia, castVotes('n1', 2)], [mia, castVotes('n3', 1)], [fay, END])
    const resumed = play(both, [fay, startVoting({ resetVotes: false, allowedVotes: 1, contentId: good })])
    expect(resumed.voting?.existingVotes.get(mia.id)).toEqual({ n1: 1, n3: 1 })
  })
})

describe('D7: everybody sees how many people are done', () => {
  test('who says so is, and may think again', () => {
    const done = play(voting, [mia, DONE], [gus, DONE])
    expect(done.voting?.doneCount).toBe(2)
    expect(decide(done, DONE, by(mia))).toEqual(accept())
    expect(play(done, [mia, { type: 'set-done', done: false }]).voting?.doneCount).toBe(1)
  })

  test('who has spent all votes is done without saying so, and no longer when one is taken back', () => {
    const spent = play(voting, [mia, castVotes('n1', 3)])
    expect(spent.voting).toMatchObject({ done: [mia.id], doneCount: 1 })
    expect(play(spent, [mia, castVotes('n1', 2)]).voting?.doneCount).toBe(0)
  })

  test('D1: a guest who is done is counted once after signing in', () => {
    const done = play(voting, [gus, DONE])
    expect(decide(done, DONE, by(signedIn(gus)))).toEqual(accept())
    expect(play(done, [signedIn(gus), { type: 'set-done', done: false }]).voting?.doneCount).toBe(0)
  })

  test('the end of the vote ends it', () => {
    expect(play(voting, [mia, DONE], [fay, END]).voting).toMatchObject({ done: [], doneCount: 0 })
  })
})
