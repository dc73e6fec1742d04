import { describe, expect, test } from 'vitest'
import { accept } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { addNote, castVotes } from '../testing/commands.ts'
import { facilitator, member } from '../testing/people.ts'
import type { Act } from '../undo/act.ts'
import { withSeen } from '../undo/seen-counts.ts'
import { inverseOf, isStillMine } from '../undo/undo.ts'
import type { RunAct } from './commands-and-events.ts'
import type { RunStep } from './guided-run.ts'
import { RUN_STEPS } from './testing/samples.ts'

/* A run that another facilitator started meanwhile stands at the same place as the one that a late command is about. */
const fay = facilitator('fay')
const flo = facilitator('flo')
const mia = member('mia')
const OTHER_STEPS: readonly RunStep[] = [
  { kind: 'other', minutes: 1, title: 'Check in' },
  { kind: 'vote', minutes: 2, title: 'Vote' },
]
const START = { type: 'start-run', steps: RUN_STEPS } as const
const OTHER_START = { type: 'start-run', steps: OTHER_STEPS } as const

const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')])
const started = play(board, [fay, START])
const replaced = play(started, [flo, OTHER_START, NOON + 1000])

/** The command as a page sends it that shows this board. */
function from(shown: BoardState, command: Act): Act {
  return withSeen(command, shown, shown)
}

describe('RUN-6: a command about a run that was replaced meanwhile changes nothing', () => {
  test.each<readonly [string, Act]>([
    ['Next', { type: 'go-to-step', index: 1, from: 0 }],
    ['the end', { type: 'end-run', from: 0 }],
    ['changed steps', { type: 'plan-run', steps: RUN_STEPS.slice(1) }],
    ['a start', { type: 'start-run', steps: RUN_STEPS.slice(2) }],
  ])('%s', (_name, command) => {
    expect(decide(replaced, from(started, command), by(fay))).toEqual(accept())
    expect(play(started, [fay, from(started, command)])).not.toEqual(started)
  })

  test('two facilitators who start a run at once begin one', () => {
    const first = play(board, [flo, from(board, OTHER_START)])
    expect(decide(first, from(board, START), by(fay))).toEqual(accept())
    expect(first.run?.steps).toEqual(OTHER_STEPS)
  })

  test('Next does, where the step was left and entered again', () => {
    const again = play(
      started,
      [flo, { type: 'go-to-step', index: 1 }],
      [flo, { type: 'go-to-step', index: 0 }],
    )
    const next = { type: 'go-to-step', index: 2, from: 0 } as const
    expect(decide(again, from(started, next), by(fay))).toEqual(accept())
    expect(play(again, [fay, from(again, next)]).run?.index).toBe(2)
  })

  test('RUN-8: changed steps are taken where the run went on meanwhile', () => {
    const steps = RUN_STEPS.map((step) => ({ ...step, minutes: 20 }))
    const moved = play(started, [flo, { type: 'go-to-step', index: 1 }])
    const planned = play(moved, [fay, from(started, { type: 'plan-run', steps })])
    expect(planned.run).toMatchObject({ steps, index: 1 })
  })

  test('what pages of earlier versions send is taken as before', () => {
    expect(play(replaced, [fay, { type: 'go-to-step', index: 1, from: 0 }]).run?.index).toBe(1)
    expect(play(replaced, [fay, { type: 'end-run' }]).run).toBeNull()
  })
})

describe('RUN-7: an undo that arrives once the run was replaced changes nothing', () => {
  const acts: readonly (readonly [string, BoardState, RunAct])[] = [
    ['of the start', board, START],
    ['of Next', started, { type: 'go-to-step', index: 1, from: 0 }],
    ['of the end', started, { type: 'end-run', from: 0 }],
    ['of changed steps', started, { type: 'plan-run', steps: RUN_STEPS.slice(1) }],
  ]
  test.each(acts)('%s', (_name, before, command) => {
    const left = play(before, [fay, command])
    const inverse = inverseOf(before, command, fay) ?? []
    const now = play(
      left,
      [flo, OTHER_START, NOON + 1000],
      [flo, { type: 'go-to-step', index: 1 }],
      [flo, { type: 'go-to-step', index: 0 }],
    )
    expect(inverse).not.toEqual([])
    expect(isStillMine(now, left, inverse, fay)).toBe(false)
    for (const one of inverse) expect(decide(now, one, by(fay))).toEqual(accept())
  })

  test('RUN-7: a step that another facilitator left and entered again is theirs', () => {
    const left = play(started, [fay, { type: 'go-to-step', index: 1 }])
    const now = play(left, [flo, { type: 'go-to-step', index: 0 }], [flo, { type: 'go-to-step', index: 1 }])
    const inverse = inverseOf(started, { type: 'go-to-step', index: 1 }, fay) ?? []
    expect(isStillMine(now, left, inverse, fay)).toBe(false)
  })
})

describe('RUN-7: the clock of a step that is taken back', () => {
  const next = { type: 'go-to-step', index: 1, from: 0 } as const
  const left = play(started, [fay, next, NOON + 1000])
  const [inverse] = inverseOf(started, next, fay) ?? []
  /** The timer after Fay's undo, when Flo gave these commands before it. */
  function timerAfter(
    ...commands: readonly (
      | { type: 'start-timer'; duration: number }
      | { type: 'end-timer' | 'extend-timer' }
    )[]
  ) {
    const now = play(left, ...commands.map((command, at) => [flo, command, NOON + 2000 + at] as const))
    if (inverse === undefined) throw new Error('cannot be taken back')
    const back = play(now, [fay, withSeen(inverse, now, left), NOON + 9000])
    expect(back.run?.index).toBe(0)
    return back.timer
  }

  test('RUN-7: runs as it ran before the step, also after a minute more', () => {
    expect(timerAfter()).toEqual(started.timer)
    expect(timerAfter({ type: 'extend-timer' })).toEqual(started.timer)
  })

  test('RUN-7: one that another facilitator started or ended since stays', () => {
    expect(timerAfter({ type: 'start-timer', duration: 30 })).toEqual({
      startTime: NOON + 2000,
      duration: 30,
    })
    expect(timerAfter({ type: 'end-timer' })).toBeNull()
  })
})

test('RUN-7: a participant’s votes do not prevent the undo of the step that voted', () => {
  const vote = { type: 'go-to-step', index: 2, from: 0 } as const
  const left = play(started, [fay, vote])
  const inverse = inverseOf(started, vote, fay) ?? []
  const now = play(left, [mia, castVotes('n1', 2)])
  expect(isStillMine(now, left, inverse, fay)).toBe(true)
  const back = play(now, ...inverse.map((one) => [fay, withSeen(one, now, left)] as const))
  expect([back.voting?.status, back.run?.index]).toEqual(['endVote', 0])
})
