import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { refuse } from '../../kernel/result.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import { decide } from '../decide.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { castVotes, deleteNote, moveNote, setMasking, startVoting } from '../testing/commands.ts'
import { inverseOf, isStillMine } from '../undo/undo.ts'
import { STEP_KINDS, type StepKind } from './guided-run.ts'
import { stageOf } from './stage.ts'
import { arbitraryMeeting, EACH_KIND, fay, flo, gus, meetingOn, mia, runMeeting } from './testing/meetings.ts'

/* Tools stay usable by hand while a run is under way: what steps and their undo make of it (RUN-5). */
const goTo = (kind: StepKind) => ({ type: 'go-to-step', index: STEP_KINDS.indexOf(kind) }) as const
const sort = (sortBy: BoardState['sortBy']) => ({ type: 'set-sorting', sortBy }) as const
const END = { type: 'end-voting' } as const
const good = asId<ColumnId>('good')
const start = meetingOn(namedBoard())
const grouping = play(start, [fay, goTo('group')])

function undone(before: BoardState, kind: StepKind, now: BoardState): BoardState {
  const inverse = inverseOf(before, goTo(kind), fay) ?? []
  return play(now, ...inverse.map((command) => [fay, command] as const))
}

describe('RUN-5: the order of the notes between steps', () => {
  test('RUN-4, RUN-5: grouping brings the manual order back, discussing keeps one by hand where no vote was', () => {
    const byEmoji = play(grouping, [fay, sort('emoji')])
    expect(play(byEmoji, [fay, goTo('write')]).sortBy).toBeNull()
    expect(play(byEmoji, [fay, goTo('discuss')]).sortBy).toBe('emoji')
    expect(play(byEmoji, [fay, goTo('other')]).sortBy).toBe('emoji')
  })

  test('RUN-4: discussing sorts by an earlier vote, though the order was changed by hand since', () => {
    const voted = play(grouping, [fay, startVoting()], [mia, castVotes('n4', 1)], [fay, END])
    expect(play(voted, [fay, sort('comments')], [fay, goTo('discuss')]).sortBy).toBe('votes')
  })

  test('RUN-7: undo brings the order before the step back, not the one by hand after it', () => {
    const byEmoji = play(grouping, [fay, sort('emoji')])
    const after = play(byEmoji, [fay, goTo('write')], [flo, sort('comments')])
    expect(undone(byEmoji, 'write', after).sortBy).toBe('emoji')
  })

  test('RUN-5: a place that a note was moved to by hand is kept by every step', () => {
    const moved = play(grouping, [mia, moveNote('n1', 'bad', 'a5')])
    const place = (board: BoardState) => noteOf(board, 'n1')
    for (const kind of STEP_KINDS) expect(place(play(moved, [fay, goTo(kind)]))).toEqual(place(moved))
  })
})

describe('RUN-5: votes by hand between steps', () => {
  const onGood = play(
    grouping,
    [fay, startVoting({ contentId: good, allowedVotes: 2 })],
    [mia, castVotes('n2', 2)],
  )

  test('RUN-5: a vote on one column goes on in the step that votes, on that column', () => {
    const stepped = play(onGood, [fay, goTo('vote')])
    expect(stepped.voting).toMatchObject({ contentId: good, maxVotes: 2, status: 'vote' })
    expect(decide(stepped, castVotes('n3', 1), by(gus))).toEqual(refuse('wrong-column'))
  })

  test('RUN-5: one that has ended is continued on its column, and on all once that column is gone', () => {
    const ended = play(onGood, [fay, END])
    expect(play(ended, [fay, goTo('vote')]).voting?.contentId).toBe(good)
    const columns = ended.columns.filter(({ id }) => id !== good)
    const without = play(ended, [fay, { type: 'set-columns', columns }], [fay, goTo('vote')])
    expect(without.voting).toMatchObject({ contentId: null, status: 'vote' })
    expect(without.voting?.existingVotes.get(mia.id)).toEqual({ n2: 2 })
  })

  test('RUN-7: undo cannot bring a vote back on a column that is gone, and changes nothing then', () => {
    const left = play(onGood, [fay, goTo('discuss')])
    const columns = left.columns.filter(({ id }) => id !== good)
    const without = play(left, [fay, { type: 'set-columns', columns }])
    const [inverse] = inverseOf(onGood, goTo('discuss'), fay) ?? []
    expect(decide(without, inverse!, by(fay))).toEqual(refuse('unknown-column'))
  })

  test('RUN-4: a step allows as many votes as the last vote, also when no vote was given', () => {
    const ended = play(grouping, [fay, startVoting({ allowedVotes: 7 })], [fay, END])
    expect(play(ended, [fay, goTo('vote')]).voting?.maxVotes).toBe(7)
  })

  test('RUN-7, VOTE-10: undo of a step that voted keeps the votes for the next one', () => {
    const voting = play(grouping, [fay, goTo('vote')], [gus, castVotes('n1', 3)])
    const back = undone(grouping, 'vote', voting)
    expect([back.voting?.status, stageOf(back)]).toEqual(['endVote', stageOf(grouping)])
    expect(play(back, [fay, goTo('vote')]).voting?.existingVotes.get(gus.id)).toEqual({ n1: 3 })
  })
})

describe('RUN-7, UNDO-6: a change by hand after a step', () => {
  const inverse = inverseOf(grouping, goTo('write'), fay) ?? []
  const left = play(grouping, [fay, goTo('write')])

  test('UNDO-6: of another facilitator to the same tools prevents undo; to notes, the clock or the order it does not', () => {
    const mine = (now: BoardState) => isStillMine(now, left, inverse, fay)
    expect(mine(play(left, [flo, setMasking(false)]))).toBe(false)
    expect(mine(play(left, [flo, { type: 'end-run' }]))).toBe(false)
    expect(mine(play(left, [flo, { type: 'plan-run', steps: EACH_KIND.slice(0, 2) }]))).toBe(false)
    expect(mine(play(left, [flo, { type: 'end-timer' }], [flo, sort('emoji')]))).toBe(true)
    expect(mine(play(left, [mia, deleteNote('n1')], [gus, { type: 'set-step-done', done: true }]))).toBe(true)
  })

  test('RUN-11: undo by a member whose facilitation was taken back is refused', () => {
    const given = play(grouping, [fay, { type: 'give-facilitation', to: mia.id }])
    const stepped = play(given, [mia, goTo('write')], [fay, { type: 'take-facilitation', from: mia.id }])
    const [back] = inverseOf(given, goTo('write'), mia) ?? []
    expect(decide(stepped, back!, by(mia))).toEqual(refuse('forbidden'))
  })
})

test('RUN-5: whatever a run meets, a step leaves every vote on the notes of the board', () => {
  fc.assert(
    fc.property(arbitraryMeeting(), (acts) => {
      for (const { act, before, after } of runMeeting(start, acts)) {
        if (act.command === 'undo' || act.command.type !== 'go-to-step') continue
        const votes = ({ voting }: BoardState) =>
          before.notes.keys().map((id) =>
            (voting?.existingVotes.keys() ?? []).flatMap((voter) => {
              const given = voting?.existingVotes.get(voter)?.[id] ?? 0
              return given === 0 ? [] : [[voter, given]]
            }),
          )
        expect(votes(after)).toEqual(votes(before))
      }
    }),
    runs(80),
  )
})

test('RUN-7: whatever a run meets, undo right after a step brings its stage back', () => {
  fc.assert(
    fc.property(arbitraryMeeting(), (acts) => {
      for (const { act, before, after } of runMeeting(start, acts)) {
        if (act.command === 'undo' || act.command.type !== 'go-to-step') continue
        const [inverse] = inverseOf(before, act.command, act.person) ?? []
        const back = decide(after, inverse!, by(act.person, { at: after.timer?.startTime ?? 0 }))
        const board = back.ok ? play(after, [act.person, inverse!, after.timer?.startTime ?? 0]) : after
        expect(stageOf(board)).toEqual(stageOf(before))
      }
    }),
    runs(80),
  )
})
