import { describe, expect, test } from 'vitest'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { seenOf } from '../change-counts.ts'
import { decide } from '../decide.ts'
import { VOTES_DEFAULT, VOTES_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
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
import { facilitator, guest, member } from '../testing/people.ts'
import { ownVotes, votesLeft } from './votes.ts'

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

describe('VOTE-1, VOTE-36: a vote is started and ended', () => {
  test('VOTE-1, VOTE-33: a facilitator starts one on a column or on all of them', () => {
    expect(decide(board, startVoting({ contentId: good, allowedVotes: 5 }), by(fay))).toEqual(
      accept({ type: 'voting-started', contentId: good, maxVotes: 5, resetVotes: true, showsTotals: false }),
    )
    expect(voting.voting).toMatchObject({ status: 'vote', contentId: null, maxVotes: 3, doneCount: 0 })
  })

  test('VOTE-36: a facilitator ends it', () => {
    expect(play(voting, [fay, END]).voting?.status).toBe('endVote')
    expect(decide(board, END, by(fay))).toEqual(accept())
    expect(decide(play(voting, [fay, END]), END, by(fay))).toEqual(accept())
  })

  test('VOTE-36: a start or an end that comes after another vote began or ended changes nothing', () => {
    const seenBy = (state: BoardState) => seenOf(state.changes, 'votes')
    const ended = play(voting, [fay, END])
    const later = play(ended, [fay, startVoting()])
    expect(decide(later, { ...END, ...seenBy(voting) }, by(fay))).toEqual(accept())
    expect(play(later, [fay, { ...END, ...seenBy(later) }]).voting?.status).toBe('endVote')
    expect(decide(ended, { ...startVoting(), ...seenBy(board) }, by(fay))).toEqual(accept())
    expect(play(ended, [fay, { ...startVoting(), ...seenBy(ended) }]).voting?.status).toBe('vote')
  })

  test('VOTE-45: a vote or a Done that arrives once another vote runs counts in none', () => {
    const seen = seenOf(voting.changes, 'votes')
    const later = play(voting, [fay, END], [fay, startVoting()])
    for (const late of [castVotes('n1', 1), DONE]) {
      expect(decide(later, { ...late, ...seen }, by(mia))).toEqual(refuse('not-voting'))
      expect(decide(later, { ...late, ...seenOf(later.changes, 'votes') }, by(mia)).ok).toBe(true)
      expect(decide(voting, { ...late, ...seen }, by(mia)).ok).toBe(true)
      // Pages of former versions do not say which vote they saw.
      expect(decide(later, late, by(mia)).ok).toBe(true)
    }
  })

  test('VOTE-1: one at a time, and on an existing column', () => {
    expect(decide(voting, startVoting(), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(board, startVoting({ contentId: asId<ColumnId>('gone') }), by(fay))).toEqual(
      refuse('unknown-column'),
    )
  })

  test('MASK-15, VOTE-5: not while brainstorming, since participants cannot read the notes', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, startVoting(), by(fay))).toEqual(refuse('brainstorming-running'))
    expect(decide(play(masked, [fay, setMasking(false)]), startVoting(), by(fay)).ok).toBe(true)
  })

  test('PERM-23, VOTE-4: other participants are refused', () => {
    for (const person of [mia, gus]) {
      expect(decide(board, startVoting(), by(person))).toEqual(refuse('forbidden'))
      expect(decide(voting, END, by(person))).toEqual(refuse('forbidden'))
    }
  })
})

describe('VOTE-2: votes per person, an integer greater than 0 and less than 100', () => {
  test.each([1, VOTES_DEFAULT, 92, 99])('%d', (allowedVotes) => {
    expect(decide(board, startVoting({ allowedVotes }), by(fay)).ok).toBe(true)
  })

  test.each([0, -1, 100, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'VOTE-2: refused: %d',
    (allowedVotes) => {
      expect(decide(board, startVoting({ allowedVotes }), by(fay))).toEqual(refuse('number-invalid'))
    },
  )

  test('VOTE-3: the input offers 3 at first', () => {
    expect([VOTES_DEFAULT, VOTES_MAX]).toEqual([3, 99])
  })
})

describe('VOTE-28: while a vote runs notes are neither added nor moved nor sorted', () => {
  test('MOVE-12, SORT-7, VOTE-28: all participants are refused, facilitators included, until the vote has ended', () => {
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

describe('VOTE-15, VOTE-16, VOTE-17: the allowance of one participant', () => {
  test('VOTE-15: a vote is added only while votes remain, on one note or on several', () => {
    expect(decide(voting, castVotes('n1', 4), by(mia))).toEqual(refuse('no-votes-left'))
    const two = play(voting, [mia, castVotes('n1', 2)])
    expect(decide(two, castVotes('n2', 2), by(mia))).toEqual(refuse('no-votes-left'))
    expect(votesLeft(play(two, [mia, castVotes('n2', 1)]), mia)).toBe(0)
  })

  test('VOTE-14: the votes of one participant take nothing from those of another', () => {
    const spent = play(voting, [mia, castVotes('n1', 3)])
    expect(decide(spent, castVotes('n1', 3), by(gus)).ok).toBe(true)
  })

  test('VOTE-25: a command says how many votes there are now, so that a repeated one changes nothing', () => {
    const two = play(voting, [mia, castVotes('n1', 2)])
    expect(decide(two, castVotes('n1', 2), by(mia))).toEqual(accept())
    expect(ownVotes(two.voting, noteOf(two, 'n1').id, mia)).toBe(2)
  })

  test('VOTE-16: a vote is taken back only from a note that has one', () => {
    const one = play(voting, [mia, castVotes('n1', 1)])
    expect(decide(one, castVotes('n1', -1), by(mia))).toEqual(refuse('number-invalid'))
    expect(decide(voting, castVotes('n1', 0), by(mia))).toEqual(accept())
    expect(votesLeft(play(one, [mia, castVotes('n1', 0)]), mia)).toBe(3)
  })

  test.each([-1, 0.5, 100, Number.NaN])('VOTE-25: %d is no number of votes', (votes) => {
    expect(decide(voting, castVotes('n1', votes), by(mia))).toEqual(refuse('number-invalid'))
  })

  test('VOTE-17: only in the column being voted on', () => {
    const column = play(board, [fay, startVoting({ contentId: good })])
    expect(decide(column, castVotes('n3', 1), by(mia))).toEqual(refuse('wrong-column'))
    expect(decide(column, castVotes('n2', 1), by(mia)).ok).toBe(true)
  })

  test('VOTE-17, VOTE-38: only while a vote runs, and only on an existing note', () => {
    expect(decide(board, castVotes('n1', 1), by(mia))).toEqual(refuse('not-voting'))
    expect(decide(play(voting, [fay, END]), castVotes('n1', 1), by(mia))).toEqual(refuse('not-voting'))
    expect(decide(voting, castVotes('n9', 1), by(mia))).toEqual(refuse('unknown-note'))
    expect(decide(board, DONE, by(mia))).toEqual(refuse('not-voting'))
  })
})

describe('VOTE-24: votes on deleted notes', () => {
  const spent = play(voting, [mia, castVotes('n1', 2)], [mia, castVotes('n2', 1)])
  const without = play(spent, [mia, deleteNote('n1')])

  test('VOTE-24: are free again', () => {
    expect(votesLeft(without, mia)).toBe(2)
  })

  test('VOTE-24: come back with the note', () => {
    expect(play(without, [mia, restoreNote('n1')])).toEqual(spent)
  })

  test('VOTE-24: come back only as far as they were not given away meanwhile', () => {
    const moved = play(without, [mia, castVotes('n3', 1)], [mia, restoreNote('n1')])
    expect(ownVotes(moved.voting, noteOf(moved, 'n1').id, mia)).toBe(1)
    expect(votesLeft(moved, mia)).toBe(0)
  })

  test('VOTE-24: also after the end of the vote: no total is larger than the allowances', () => {
    const ended = play(without, [mia, castVotes('n3', 2)], [fay, END], [mia, restoreNote('n1')])
    expect(['n1', 'n2', 'n3'].map((id) => noteOf(ended, id).votes)).toEqual([0, 1, 2])
  })
})

describe('VOTE-37: totals appear when voting ends', () => {
  const cast = play(voting, [mia, castVotes('n1', 2)], [gus, castVotes('n1', 1)], [gus, castVotes('n3', 2)])

  test('VOTE-32: while it runs, no note shows any', () => {
    expect(cast.notes.values().map(({ votes }) => votes)).toEqual([0, 0, 0])
  })

  test('VOTE-37: at the end each note shows its total', () => {
    const ended = play(cast, [fay, END])
    expect(['n1', 'n2', 'n3'].map((id) => noteOf(ended, id).votes)).toEqual([3, 0, 2])
  })

  test('VOTE-6: a facilitator may choose live totals at the start', () => {
    const live = play(board, [fay, startVoting({ showsTotals: true })], [mia, castVotes('n1', 2)])
    expect(noteOf(live, 'n1').votes).toBe(2)
    expect(noteOf(play(live, [mia, castVotes('n1', 0)]), 'n1').votes).toBe(0)
  })

  test('VOTE-37: notes that were in the trash at the end show theirs once they are back', () => {
    const ended = play(cast, [mia, deleteNote('n3')], [fay, END], [mia, restoreNote('n3')])
    expect(noteOf(ended, 'n3').votes).toBe(2)
  })
})

describe('VOTE-7, VOTE-8: a facilitator starts a new voting session, or resumes the last one', () => {
  const first = play(voting, [mia, castVotes('n1', 3)], [gus, castVotes('n2', 1)], [gus, DONE], [fay, END])

  test('VOTE-7, VOTE-38: a new one begins without votes, and no participant is done', () => {
    const restarted = play(first, [fay, startVoting({ resetVotes: true })])
    expect(restarted.voting).toMatchObject({ existingVotes: {}, done: [], doneCount: 0 })
    expect(votesLeft(restarted, mia)).toBe(3)
    expect(restarted.notes.values().map(({ votes }) => votes)).toEqual([0, 0, 0])
  })

  test('VOTE-8, VOTE-33: a resumed one keeps votes, and voters may change them', () => {
    const resumed = play(first, [fay, startVoting({ resetVotes: false })])
    expect(votesLeft(resumed, mia)).toBe(0)
    expect(votesLeft(play(resumed, [mia, castVotes('n1', 1)]), mia)).toBe(2)
  })

  test('VOTE-8: its totals are secret again, unless the facilitator shows them', () => {
    const hidden = play(first, [fay, startVoting({ resetVotes: false })])
    expect(noteOf(hidden, 'n1').votes).toBe(0)
    const live = play(first, [fay, startVoting({ resetVotes: false, showsTotals: true })])
    expect(noteOf(live, 'n1').votes).toBe(3)
  })

  test('VOTE-10: with a smaller allowance, the newest extra votes of each participant are taken back', () => {
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

  test('VOTE-9: votes on columns that the resumed vote leaves out are kept, and are no extra votes', () => {
    const both = play(voting, [mia, castVotes('n1', 2)], [mia, castVotes('n3', 1)], [fay, END])
    const resumed = play(both, [fay, startVoting({ resetVotes: false, allowedVotes: 1, contentId: good })])
    expect(resumed.voting?.existingVotes.get(mia.id)).toEqual({ n1: 1, n3: 1 })
  })
})
