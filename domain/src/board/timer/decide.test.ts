import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../kernel/durations.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { seenOf } from '../change-counts.ts'
import { decide } from '../decide.ts'
import { TIMER_MINUTES_DEFAULT, TIMER_MINUTES_MAX } from '../limits.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { timeLeft } from './decide.ts'

const fay = facilitator('fay')
const board = namedBoard()
const EXTEND = { type: 'extend-timer' } as const
const END = { type: 'end-timer' } as const
const running = play(board, [fay, startTimer(5), NOON])

describe('TIMER-1: a timer runs until startTime plus duration', () => {
  test('TIMER-1: by the clock of the server', () => {
    expect(decide(board, startTimer(5), by(fay, { at: NOON + 7 }))).toEqual(
      accept({ type: 'timer-set', timer: { startTime: NOON + 7, duration: 5 } }),
    )
  })

  test('the time that is left counts down, and goes below 0', () => {
    const timer = { startTime: NOON, duration: 2 }
    expect(timeLeft(timer, NOON)).toBe(2 * MINUTE_MS)
    expect(timeLeft(timer, NOON + MINUTE_MS)).toBe(MINUTE_MS)
    expect(timeLeft(timer, NOON + 2 * MINUTE_MS)).toBe(0)
    expect(timeLeft(timer, NOON + 3 * MINUTE_MS)).toBe(-MINUTE_MS)
  })

  test('TIMER-4: starting again begins from the full duration', () => {
    expect(play(running, [fay, startTimer(5), NOON + MINUTE_MS]).timer).toEqual({
      startTime: NOON + MINUTE_MS,
      duration: 5,
    })
  })

  test('two clicks in one millisecond are one start', () => {
    expect(decide(running, startTimer(5), by(fay))).toEqual(accept())
    expect(decide(running, startTimer(6), by(fay)).ok).toBe(true)
  })

  test('TIMER-9: End Timer clears both', () => {
    expect(play(running, [fay, END])).toEqual({ ...board, changes: expect.anything() })
    expect(decide(board, END, by(fay))).toEqual(accept())
  })

  test('TIMER-17: an end or a minute more that arrives once another timer runs, or none, changes nothing', () => {
    const seen = seenOf(running.changes, 'timers')
    const ended = play(running, [fay, END])
    const later = play(ended, [fay, startTimer(8), NOON + MINUTE_MS])
    for (const late of [EXTEND, END]) {
      expect(decide(later, { ...late, ...seen }, by(fay))).toEqual(accept())
      expect(decide(ended, { ...late, ...seen }, by(fay))).toEqual(accept())
      expect(decide(running, { ...late, ...seen }, by(fay))).not.toEqual(accept())
      // Pages of former versions do not say which timer they saw.
      expect(decide(later, late, by(fay))).not.toEqual(accept())
    }
    // A timer with one minute more is the same timer.
    const extended = play(running, [fay, { ...EXTEND, ...seen }], [fay, { ...EXTEND, ...seen }])
    expect(extended.timer?.duration).toBe(7)
  })

  test('PERM-23, TIMER-10: participants who are not facilitators are refused', () => {
    for (const person of [member('mia'), guest('gus')])
      for (const command of [startTimer(5), EXTEND, END])
        expect(decide(running, command, by(person))).toEqual(refuse('forbidden'))
  })
})

describe('TIMER-2: minutes are an integer greater than 0 and less than 100', () => {
  test.each([1, 5, 92, 99])('TIMER-2: %d', (duration) => {
    expect(decide(board, startTimer(duration), by(fay)).ok).toBe(true)
  })

  test.each([0, -1, 100, 120, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'TIMER-2: refused: %d',
    (duration) => {
      expect(decide(board, startTimer(duration), by(fay))).toEqual(refuse('number-invalid'))
    },
  )

  test('TIMER-3: the input offers 5 at first', () => {
    expect([TIMER_MINUTES_DEFAULT, TIMER_MINUTES_MAX]).toEqual([5, 99])
  })
})

describe('TIMER-5: a facilitator adds a minute', () => {
  test('TIMER-5: while time is left, at the end', () => {
    expect(play(running, [fay, EXTEND, NOON + MINUTE_MS]).timer).toEqual({ startTime: NOON, duration: 6 })
  })

  test('TIMER-5: once the time is over, from now on', () => {
    const late = NOON + 5 * MINUTE_MS
    expect(play(running, [fay, EXTEND, late]).timer).toEqual({ startTime: late, duration: 1 })
  })

  test('where there is no timer, from now on', () => {
    expect(play(board, [fay, EXTEND, NOON]).timer).toEqual({ startTime: NOON, duration: 1 })
  })

  test('TIMER-5: up to 99 in all', () => {
    const long = play(board, [fay, startTimer(98), NOON], [fay, EXTEND, NOON])
    expect(long.timer?.duration).toBe(99)
    expect(decide(long, EXTEND, by(fay))).toEqual(refuse('number-invalid'))
  })
})

function startTimer(duration: number) {
  return { type: 'start-timer', duration } as const
}
