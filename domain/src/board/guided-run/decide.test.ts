import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import { RUN_STEPS_MAX } from '../limits.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { addNote, castVotes, setMasking, startVoting } from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { redoOf, inverseOf, isStillMine } from '../undo/undo.ts'
import { visibleBoard } from '../visible-board.ts'
import { visibleEvents } from '../visibility.ts'
import type { RunAct } from './commands-and-events.ts'
import type { RunStep } from './guided-run.ts'
import { stageOf } from './stage.ts'
import { RUN_STEPS } from './testing/samples.ts'

const fay = facilitator('fay')
const flo = facilitator('flo')
const mia = member('mia')
const gus = guest('gus')
const START = { type: 'start-run', steps: RUN_STEPS } as const
const END = { type: 'end-run' } as const
const goTo = (index: number) => ({ type: 'go-to-step', index }) as const
const DONE = { type: 'set-step-done', done: true } as const
const [WRITE, GROUP, VOTE, DISCUSS] = [0, 1, 2, 3]

const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')], [gus, addNote('n2', 'Tea', 'good', 'a1')])
const started = play(board, [fay, START])
const voting = play(started, [fay, goTo(VOTE)])

describe('RUN-1, RUN-3: a facilitator begins a run', () => {
  test('RUN-3: with its first step, whose clock runs', () => {
    expect(started.run).toEqual({ steps: RUN_STEPS, index: 0, done: [], doneCount: 0 })
    expect([started.isMasked, started.timer]).toEqual([true, { startTime: NOON, duration: 8 }])
    expect(board.run).toBeNull()
  })

  test('RUN-3: a run that is under way is replaced', () => {
    const steps = RUN_STEPS.slice(1)
    expect(play(voting, [fay, { type: 'start-run', steps }]).run).toMatchObject({ steps, index: 0 })
  })

  test('RUN-11: participants who are not facilitators are refused', () => {
    const restore = { type: 'restore-run', ...stageOf(started) } as const
    for (const person of [mia, gus])
      for (const command of [START, goTo(1), END, { ...START, type: 'plan-run' } as const, restore])
        expect(decide(started, command, by(person))).toEqual(refuse('forbidden'))
  })
})

describe('RUN-2: a run has 1 to 8 steps of 1 to 99 minutes, each with a title of one line', () => {
  const step: RunStep = { kind: 'other', minutes: 5, title: 'Check in' }
  const start = (steps: readonly RunStep[]) => decide(board, { type: 'start-run', steps }, by(fay))

  test('RUN-2: as many as eight', () => {
    expect(start(Array.from({ length: RUN_STEPS_MAX }, () => step)).ok).toBe(true)
    expect(start(Array.from({ length: RUN_STEPS_MAX + 1 }, () => step))).toEqual(refuse('number-invalid'))
    expect(start([])).toEqual(refuse('number-invalid'))
  })

  test.each([0, 100, -1, 1.5, Number.NaN])('RUN-2: refused: %d minutes', (minutes) => {
    expect(start([{ ...step, minutes }])).toEqual(refuse('number-invalid'))
  })

  test.each([
    [' ', 'text-empty'],
    ['x'.repeat(61), 'text-too-long'],
    ['two\nlines', 'text-invalid'],
  ] as const)('RUN-2: refused: the title %j', (title, refusal) => {
    expect(start([{ ...step, title }])).toEqual(refuse(refusal))
  })
})

describe('RUN-4: a step sets the tools that it needs', () => {
  test('RUN-4: writing hides notes, and grouping shows them', () => {
    const grouping = play(started, [fay, goTo(GROUP)])
    expect([grouping.isMasked, grouping.timer?.duration]).toEqual([false, 5])
    expect(play(grouping, [fay, goTo(WRITE)]).isMasked).toBe(true)
  })

  test('RUN-4: voting shows the notes and starts a vote on all columns', () => {
    expect([voting.isMasked, voting.timer?.duration]).toEqual([false, 3])
    expect(voting.voting).toMatchObject({ status: 'vote', contentId: null, maxVotes: 3, showsTotals: false })
  })

  test('RUN-4, VOTE-40: discussing ends the vote, which sorts by votes, and writing brings the manual order back', () => {
    const voted = play(voting, [mia, castVotes('n2', 2)], [fay, goTo(DISCUSS)])
    expect([voted.voting?.status, voted.sortBy, voted.notes.get('n2' as never)?.votes]).toEqual([
      'endVote',
      'votes',
      2,
    ])
    expect(play(started, [fay, goTo(DISCUSS)]).sortBy).toBeNull()
    expect(play(voting, [fay, goTo(WRITE)]).sortBy).toBeNull()
    expect(play(voted, [fay, goTo(WRITE)]).sortBy).toBeNull()
  })

  test('RUN-4: another step sets its clock alone', () => {
    const steps: readonly RunStep[] = [{ kind: 'other', minutes: 2, title: 'Check in' }]
    const masked = play(board, [fay, setMasking(true)], [fay, { type: 'start-run', steps }])
    expect([masked.isMasked, masked.timer?.duration]).toEqual([true, 2])
  })

  test('RUN-5: a vote that was started by hand goes on in the step that votes', () => {
    const byHand = play(started, [fay, setMasking(false)], [fay, startVoting({ allowedVotes: 7 })])
    const stepped = play(byHand, [mia, castVotes('n1', 1)], [fay, goTo(VOTE)])
    expect(stepped.voting).toMatchObject({ status: 'vote', maxVotes: 7 })
    expect(stepped.voting?.existingVotes.get(mia.id)).toEqual({ n1: 1 })
  })

  test('RUN-5: a vote of an earlier step is continued, so that none of its votes is lost', () => {
    const again = play(voting, [mia, castVotes('n1', 1)], [fay, goTo(DISCUSS)], [fay, goTo(VOTE)])
    expect(again.voting?.existingVotes.get(mia.id)).toEqual({ n1: 1 })
  })
})

describe('RUN-6: forwards, back, and twice', () => {
  test('RUN-6: two facilitators who press Next at once go one step further', () => {
    const once = play(started, [fay, goTo(1)])
    expect(decide(once, goTo(1), by(flo))).toEqual(accept())
  })

  test('RUN-6: a step that there is not is refused; without a run nothing changes', () => {
    for (const index of [4, -1, 0.5])
      expect(decide(started, goTo(index), by(fay))).toEqual(refuse('number-invalid'))
    for (const command of [goTo(1), END, DONE, { ...START, type: 'plan-run' } as const])
      expect(decide(board, command, by(fay))).toEqual(accept())
  })

  test('RUN-6: a facilitator who took over goes on with the run', () => {
    expect(play(started, [flo, goTo(1)]).run?.index).toBe(1)
  })
})

describe('RUN-7: one undo takes one step back, with all that it has set', () => {
  function undone(before: BoardState, command: RunAct, since: BoardState = play(before, [fay, command])) {
    const inverse = inverseOf(before, command, fay)
    if (inverse === null) throw new Error('cannot be undone')
    expect(inverse).toHaveLength(1)
    return play(since, ...inverse.map((one) => [fay, one] as const))
  }

  test.each([
    ['the start', board, START],
    ['Next, to grouping', started, goTo(GROUP)],
    ['Next, from the vote', voting, goTo(DISCUSS)],
    ['back, to writing', play(started, [fay, goTo(GROUP)]), goTo(WRITE)],
    ['the end', started, END],
    ['the end during a vote', voting, END],
  ] as const)('RUN-7: %s', (_name, before, command) => {
    expect(stageOf(undone(before, command))).toEqual(stageOf(before))
  })

  test('RUN-7: a step that began a vote ends it', () => {
    expect(undone(started, goTo(VOTE)).voting?.status).toBe('endVote')
    expect(stageOf(undone(started, goTo(VOTE)))).toEqual(stageOf(started))
  })

  test('RUN-7: a vote that a step ended goes on with its votes', () => {
    const voted = play(voting, [mia, castVotes('n2', 2)])
    const back = undone(voted, goTo(DISCUSS))
    expect(back.voting).toMatchObject({ status: 'vote', maxVotes: 3 })
    expect(back.voting?.existingVotes.get(mia.id)).toEqual({ n2: 2 })
    expect(back.sortBy).toBeNull()
  })

  test('RUN-7: a minute more does not prevent it, a step of another facilitator does', () => {
    const inverse = inverseOf(started, goTo(1), fay) ?? []
    const left = play(started, [fay, goTo(1)])
    expect(isStillMine(play(left, [flo, { type: 'extend-timer' }]), left, inverse, fay)).toBe(true)
    expect(isStillMine(play(left, [flo, goTo(2)]), left, inverse, fay)).toBe(false)
    expect(redoOf(goTo(1))).toEqual(goTo(1))
  })

  test('RUN-7: a time that is to come, or no number of minutes, is refused', () => {
    const command = { type: 'restore-run', ...stageOf(started) } as const
    for (const timer of [
      { startTime: NOON + 1, duration: 5 },
      { startTime: -1, duration: 5 },
      { startTime: NOON, duration: 100 },
    ])
      expect(decide(board, { ...command, timer }, by(fay))).toEqual(refuse('number-invalid'))
    const run = { steps: RUN_STEPS, index: 4 }
    expect(decide(board, { ...command, run }, by(fay))).toEqual(refuse('number-invalid'))
  })
})

describe('RUN-8: the steps may change while the run is under way', () => {
  test('RUN-8: the current place and those who are done stay, the tools too', () => {
    const steps = RUN_STEPS.map((step) => ({ ...step, minutes: 20 }))
    const planned = play(started, [gus, DONE], [fay, { type: 'plan-run', steps }])
    expect(planned.run).toMatchObject({ steps, index: 0, doneCount: 1 })
    expect(planned.timer).toEqual(started.timer)
  })

  test('RUN-8: with fewer steps the place is the last one', () => {
    const fewer = play(voting, [gus, DONE], [fay, { type: 'plan-run', steps: RUN_STEPS.slice(0, 2) }])
    expect(fewer.run).toMatchObject({ index: 1, doneCount: 0 })
  })
})

test('RUN-9: the end takes the clock away, and leaves hidden notes and a vote to the facilitator', () => {
  const ended = play(started, [fay, END])
  expect([ended.run, ended.timer, ended.isMasked]).toEqual([null, null, true])
  expect(play(voting, [fay, END]).voting?.status).toBe('vote')
})

describe('RUN-10: who is done', () => {
  const done = play(started, [mia, DONE], [gus, DONE])

  test('RUN-10: is counted once, may think again, and starts again with each step', () => {
    expect(done.run?.doneCount).toBe(2)
    expect(decide(done, DONE, by(mia))).toEqual(accept())
    expect(play(done, [mia, { type: 'set-step-done', done: false }]).run?.doneCount).toBe(1)
    expect(play(done, [fay, goTo(1)]).run).toMatchObject({ done: [], doneCount: 0 })
  })

  test('RUN-10: a viewer learns the number, and of no participant but themselves', () => {
    const pseudonymOf = () => '~p' as never
    const viewer = { seesAuthors: true, seesAssignees: true, authorIds: mia.authorIds }
    expect(visibleBoard(done, viewer, pseudonymOf).run).toMatchObject({ done: [mia.id], doneCount: 2 })
    const event = { type: 'step-done', by: gus.id, done: true } as const
    expect(visibleEvents(event, done, viewer, pseudonymOf)).toEqual([{ type: 'step-done-counted', done: 2 }])
  })
})

test('RUN-5, RUN-6: in any order of steps, hand commands and undos a run stays within its bounds, and no vote runs on hidden notes', () => {
  const acts = fc.oneof(
    fc.record({ type: fc.constant('go-to-step' as const), index: fc.nat(5) }),
    fc.constant(START),
    fc.constant(END),
    fc.constant(DONE),
    fc.boolean().map((on) => setMasking(on)),
    fc.constant(startVoting()),
    fc.constant({ type: 'end-voting' } as const),
    fc.constant({ type: 'extend-timer' } as const),
    fc.constant('undo' as const),
  )
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 25 }), (steps) => {
      let state = board
      const undos: { before: BoardState; command: RunAct }[] = []
      for (const [at, step] of steps.entries()) {
        const last = step === 'undo' ? undos.pop() : undefined
        const commands =
          step === 'undo'
            ? last === undefined
              ? []
              : (inverseOf(last.before, last.command, fay) ?? [])
            : [step]
        for (const command of commands) {
          const before = state
          const decision = decide(state, command, by(at % 2 === 0 ? fay : flo))
          if (!decision.ok) continue
          state = decision.events.reduce(evolve, state)
          if (step !== 'undo' && (command.type === 'go-to-step' || command.type === 'end-run'))
            undos.push({ before, command })
        }
        const { run, isMasked, voting: vote } = state
        expect(run === null || run.steps[run.index] !== undefined).toBe(true)
        expect(run === null || run.doneCount === run.done.length).toBe(true)
        expect(isMasked && vote?.status === 'vote').toBe(false)
      }
    }),
  )
})
