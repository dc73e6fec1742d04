import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type NoteId } from '../../kernel/ids.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { BoardCommand } from '../command.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { STEP_KINDS } from '../guided-run/guided-run.ts'
import { EACH_KIND, fay, flo, gus, meetingOn, mia } from '../guided-run/testing/meetings.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { castVotes, setMasking, startVoting } from '../testing/commands.ts'
import type { BoardPerson } from '../testing/people.ts'
import type { Act } from './act.ts'
import { withSeen } from './seen-counts.ts'
import { inverseOf, stillApplicable } from './undo.ts'

/*
 * Fay sets something, Flo ends it and sets another one that looks the same, and Fay undoes: in whatever order, what Flo
 * has set and what participants gave to it stays.
 */
const END_VOTING = { type: 'end-voting' } as const
const frame = (note: string | null) => ({ type: 'set-discussion', note: note as NoteId | null }) as const
const goTo = (kind: (typeof STEP_KINDS)[number]): BoardCommand => ({
  type: 'go-to-step',
  index: STEP_KINDS.indexOf(kind),
})

/** The step that discusses, after a vote in which two notes got votes. */
const discussing = play(
  meetingOn(namedBoard()),
  [fay, goTo('vote')],
  [mia, castVotes('n1', 2)],
  [gus, castVotes('n2', 1)],
  [fay, goTo('discuss')],
)
const voting = play(discussing, [fay, goTo('vote')])

const byFay = fc.constantFrom<BoardCommand>(
  ...STEP_KINDS.map(goTo),
  { type: 'start-run', steps: EACH_KIND.slice(2) },
  { type: 'end-run' },
  frame('n1'),
  frame(null),
)
const byFlo = fc.constantFrom<BoardCommand>(
  ...STEP_KINDS.map(goTo),
  startVoting(),
  startVoting({ allowedVotes: 7 }),
  startVoting({ allowedVotes: 7, resetVotes: false }),
  END_VOTING,
  setMasking(true),
  setMasking(false),
  frame('n1'),
  frame('n2'),
  frame(null),
  { type: 'start-timer', duration: 30 },
  { type: 'end-timer' },
  { type: 'start-mood-poll' },
  { type: 'end-mood-poll' },
  { type: 'start-run', steps: EACH_KIND },
  { type: 'start-run', steps: EACH_KIND.slice(2) },
  { type: 'end-run' },
)
const byVoters = fc
  .tuple(fc.constantFrom('n1', 'n2', 'n3'), fc.nat(7))
  .map(([note, votes]): BoardCommand => castVotes(note, votes))
const meanwhile = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: byFlo.map((command) => [flo, command] as const) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(mia, gus), byVoters) },
  ),
  { maxLength: 8, size: 'max' },
)

/** The board after these people gave these commands, a second apart; what is refused is left out. */
function after(
  start: BoardState,
  acts: readonly (readonly [BoardPerson, BoardCommand])[],
  from: number,
): BoardState {
  return acts.reduce((board, [person, command], at) => {
    const decision = decide(board, command, by(person, { at: NOON + (from + at) * 1000 }))
    return decision.ok ? decision.events.reduce(evolve, board) : board
  }, start)
}

/** What Flo may have set since, by the count that says whether she did. */
function stagedBy({ voting: vote, isMasked, run, timer, discussedNote, changes }: BoardState) {
  return [
    ['votes', changes?.votes, vote],
    ['maskings', changes?.maskings, isMasked],
    ['steps', changes?.steps, run],
    ['timers', changes?.timers, timer],
    ['discussions', changes?.discussions, discussedNote],
  ] as const
}

describe.each([
  [
    'the page checks it',
    (now: BoardState, left: BoardState, acts: readonly Act[]) => stillApplicable(now, left, acts, fay),
  ],
  ['it was sent before the page knew', (_now: BoardState, _left: BoardState, acts: readonly Act[]) => acts],
])('UNDO-6, RUN-7, DISCUSS-7: undo where %s', (_name, sent) => {
  test('UNDO-6: overwrites nothing that another facilitator has set since, and takes no vote away', () => {
    fc.assert(
      fc.property(fc.constantFrom(discussing, voting), byFay, meanwhile, (start, command, others) => {
        const left = after(start, [[fay, command]], 1)
        const inverse = inverseOf(start, command, fay)
        if (inverse === null) return
        const now = after(left, others, 2)
        // Fay's page sends each command with the counts of the board after those before it.
        let shown = left
        const commands = (sent(now, left, inverse) ?? []).map((one) => {
          const stamped = withSeen(one, shown, left)
          shown = after(shown, [[fay, stamped]], 20)
          return [fay, stamped] as const
        })
        const back = after(now, commands, 30)
        const ballots = (board: BoardState) => board.voting?.existingVotes.toRecord()
        expect(ballots(back)).toEqual(ballots(now))
        expect([back.moodPoll, back.moodRounds]).toEqual([now.moodPoll, now.moodRounds])
        const [atLeft, atNow] = [stagedBy(left), stagedBy(now)]
        const byFloSince = (_: unknown, at: number) => atLeft[at]?.[1] !== atNow[at]?.[1]
        expect(stagedBy(back).filter(byFloSince)).toEqual(atNow.filter(byFloSince))
      }),
      runs(200),
    )
  })

  test('UNDO-6: is done where nothing of it has changed', () => {
    for (const command of [goTo('vote'), goTo('write'), frame('n1')]) {
      const left = play(discussing, [fay, command])
      const commands = sent(left, left, inverseOf(discussing, command, fay) ?? []) ?? []
      const back = after(
        left,
        commands.map((one) => [fay, withSeen(one, left, left)] as const),
        1,
      )
      expect([back.run?.index, back.voting?.status, back.isMasked, back.discussedNote]).toEqual([
        discussing.run?.index,
        'endVote',
        false,
        discussing.discussedNote,
      ])
    }
  })
})

describe('UNDO-6, RUN-7: a vote of another facilitator', () => {
  const seven = startVoting({ allowedVotes: 7 })
  /** The board after Fay's undo of a step, sent where the page would send it. */
  function undone(before: BoardState, command: BoardCommand, left: BoardState, now: BoardState): BoardState {
    const commands = stillApplicable(now, left, inverseOf(before, command, fay) ?? [], fay) ?? []
    return after(
      now,
      commands.map((one) => [fay, withSeen(one, now, left)] as const),
      1,
    )
  }

  test('RUN-7: that ran after the step had ended one keeps its votes', () => {
    const left = play(voting, [fay, goTo('discuss')])
    const now = play(left, [flo, seven], [mia, castVotes('n1', 7)], [flo, END_VOTING])
    const back = undone(voting, goTo('discuss'), left, now)
    expect(back.voting?.existingVotes.get(mia.id)).toEqual({ n1: 7 })
    expect(back).toEqual(now)
  })

  test('VOTE-32, RUN-7: that replaced the vote of the step goes on, and its totals stay secret', () => {
    const left = play(discussing, [fay, goTo('vote')])
    const now = play(left, [flo, END_VOTING], [flo, seven], [mia, castVotes('n1', 5)])
    const back = undone(discussing, goTo('vote'), left, now)
    expect(back.voting).toMatchObject({ status: 'vote', maxVotes: 7 })
    expect(back.notes.get(asId<NoteId>('n1'))?.votes).toBe(0)
  })

  test('MASK-2, RUN-7: notes that another facilitator has hidden again stay hidden', () => {
    const left = play(discussing, [fay, goTo('write')])
    const now = play(left, [flo, setMasking(false)], [flo, setMasking(true)])
    expect(undone(discussing, goTo('write'), left, now).isMasked).toBe(true)
  })
})
