import { expect, test } from 'vitest'
import { scheduleText, skipReason } from './schedule-text.ts'

const schedule = {
  modelId: 'm1',
  name: 'Monthly pulse',
  cadence: 'monthly',
  firstDay: '2026-12-01',
  hour: 9,
  timeZone: 'Pacific/Auckland',
  openDays: 5,
  nextRunAt: Date.UTC(2026, 10, 30, 20),
} as const

test('PULSE-65: the next run is named in the time zone of the schedule, which is named', () => {
  const text = scheduleText(schedule, null)
  expect(text).toContain('(Pacific/Auckland) and closes after 5 days')
  expect(text).toMatch(/Dec 1, 2026|1 Dec 2026/)
  expect(text).toMatch(/0?9:00/)
})

test('PULSE-65: without a run that is left, the sentence says so', () => {
  expect(scheduleText({ ...schedule, nextRunAt: null }, 'full')).toBe(
    'Monthly pulse, every month. No more surveys will start.',
  )
})

test('PULSE-67: no day is named while runs are skipped, and the reason is', () => {
  const team = { isArchived: false }
  const textWhen = (now: Partial<Parameters<typeof skipReason>[1]>) =>
    scheduleText(schedule, skipReason(schedule, { team, models: [{ id: 'm1' }], isFull: false, ...now }))
  const begin = 'Monthly pulse, every month. No survey will start'
  expect(textWhen({ isFull: true })).toBe(`${begin} until your plan allows more.`)
  expect(textWhen({ models: [{ id: 'm2' }] })).toBe(
    `${begin} until its questions are available to all teams.`,
  )
  expect(textWhen({ team: { isArchived: true }, models: [] })).toBe(`${begin} while the team is archived.`)
  expect(textWhen({})).toContain('The next one starts on')
})
