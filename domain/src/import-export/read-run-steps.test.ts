import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepsRefusal } from '../board/guided-run/steps-refusal.ts'
import { RUN_STEPS } from '../board/guided-run/testing/samples.ts'
import { RUN_STEPS_MAX } from '../board/limits.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { readRunSteps } from './read-run-steps.ts'
import { arbitraryRunSteps } from './testing/arbitrary-board.ts'

describe('EXPORT-20: the steps of a guided run in a file', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(arbitraryRunSteps, (steps) => {
        expect(readRunSteps(JSON.parse(JSON.stringify(steps)))).toEqual(steps)
      }),
      runs(200),
    )
  })

  test.each([undefined, null, 'write', 5, {}, []])('there are none in %j', (value) => {
    expect(readRunSteps(value)).toEqual([])
  })

  test.each([
    { kind: 'dance' },
    { kind: null },
    { minutes: 0 },
    { minutes: 100 },
    { minutes: 1.5 },
    { minutes: '5' },
    { title: '' },
    { title: 'x'.repeat(61) },
    { title: 5 },
  ])('none is taken where one has %j', (changes) => {
    expect(
      readRunSteps([...RUN_STEPS, { kind: 'other', minutes: 5, title: 'Check in', ...changes }]),
    ).toEqual([])
  })

  test('none is taken where there are more than eight', () => {
    const step = { kind: 'other', minutes: 5, title: 'Check in' }
    expect(readRunSteps(Array.from({ length: RUN_STEPS_MAX }, () => step))).toHaveLength(RUN_STEPS_MAX)
    expect(readRunSteps(Array.from({ length: RUN_STEPS_MAX + 1 }, () => step))).toEqual([])
  })

  test('a title of several lines becomes one, and other fields are not read', () => {
    const step = { kind: 'vote', minutes: 3, title: 'Vote\non notes', run: 'now' }
    expect(readRunSteps([step])).toEqual([{ kind: 'vote', minutes: 3, title: 'Vote on notes' }])
  })

  test('whatever a file has becomes steps that a board takes, or none', () => {
    const field = fc.oneof(fc.constantFrom('write', 'other', 1, 99), fc.jsonValue())
    const item = fc.oneof(fc.record({ kind: field, minutes: field, title: field }), fc.jsonValue())
    fc.assert(
      fc.property(fc.oneof(fc.array(item, { maxLength: 9 }), fc.jsonValue()), (value) => {
        const steps = readRunSteps(value)
        expect(steps.length === 0 ? null : stepsRefusal(steps)).toBeNull()
      }),
      runs(300),
    )
  })
})
