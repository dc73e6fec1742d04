import { expect, test } from 'vitest'
import type { DueRun } from '../store/schedules.ts'
import { runSurveys, type RunSurveysPorts } from './run-surveys.ts'

/** Runs weekly schedules, one for each time zone, and surveys, of which one cannot be published. */
async function run({ timeZones = [], surveys = [], failing = '' }: Partial<Scenario>) {
  const errors: unknown[] = []
  const done: string[] = []
  const act = async (id: string): Promise<void> => {
    if (id === failing) throw new Error(id)
    done.push(id)
    return Promise.resolve()
  }
  const weekly = { cadence: 'weekly', firstDay: '2026-03-02', hour: 9, isSuspended: true }
  await runSurveys({
    schedules: {
      dueAt: () => Promise.resolve(timeZones.map((timeZone) => ({ ...weekly, timeZone }))),
      advance: (due: DueRun) => act(due.timeZone),
    },
    running: { unsealedIds: () => Promise.resolve(surveys), endClosed: (id: string) => act(`end ${id}`) },
    publisher: { publish: (id: string) => act(`publish ${id}`) },
    now: () => Date.UTC(2026, 2, 3),
    onError: (error: unknown) => errors.push(error),
  } as unknown as RunSurveysPorts)
  return { errors, done }
}

interface Scenario {
  readonly timeZones: readonly string[]
  readonly surveys: readonly string[]
  readonly failing: string
}

test('PULSE-67: a schedule in a time zone that the server does not know keeps no other from starting', async () => {
  const { errors, done } = await run({ timeZones: ['Europe/Atlantis', 'Europe/Berlin'], surveys: ['one'] })
  expect(errors).toEqual([expect.any(RangeError)])
  expect(done).toEqual(['Europe/Berlin', 'publish one', 'end one'])
})

test('PULSE-58: a survey that cannot be published keeps no other from being published and ended', async () => {
  const { errors, done } = await run({ surveys: ['one', 'two'], failing: 'publish one' })
  expect(errors).toEqual([new Error('publish one')])
  expect(done).toEqual(['publish two', 'end two'])
})
