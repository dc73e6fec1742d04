import { describe, expect, test } from 'vitest'
import { NAME_MAX, RUN_STEPS_MAX, TIMER_MINUTES_MAX } from '../limits.ts'
import { type RunStep, STEP_KINDS } from './guided-run.ts'
import { stepsRefusal } from './steps-refusal.ts'
import { RUN_STEPS } from './testing/samples.ts'

const step: RunStep = { kind: 'other', minutes: 5, title: 'Check in' }

describe('RUN-2: what are steps of a run', () => {
  test('RUN-2: the limits are eight steps, 99 minutes and 60 characters', () => {
    expect([RUN_STEPS_MAX, TIMER_MINUTES_MAX, NAME_MAX]).toEqual([8, 99, 60])
  })

  test.each(STEP_KINDS)('RUN-2: a step of the kind %s', (kind) => {
    expect(stepsRefusal([{ ...step, kind }])).toBeNull()
  })

  test.each([1, 99])('RUN-2: %d minutes', (minutes) => {
    expect(stepsRefusal([{ ...step, minutes }])).toBeNull()
  })

  test('RUN-2: a title in another script, with emoji, and of exactly the length', () => {
    for (const title of ['اكتب', '投票 🗳️', 'x'.repeat(NAME_MAX)])
      expect(stepsRefusal([{ ...step, title }])).toBeNull()
  })

  test('RUN-2: one wrong step among right ones refuses them all', () => {
    expect(stepsRefusal(RUN_STEPS)).toBeNull()
    expect(stepsRefusal([...RUN_STEPS, { ...step, minutes: 0 }])).toBe('number-invalid')
    expect(stepsRefusal([{ ...step, title: '' }, ...RUN_STEPS])).toBe('text-empty')
  })

  test('RUN-2: no steps at all', () => {
    expect(stepsRefusal([])).toBe('number-invalid')
  })
})
