import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { dayNumberOf } from '../kernel/day.ts'
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { CADENCES, daysAfter, isTimeZone, nextRun, type Schedule } from './schedule.ts'

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  cadence: 'weekly',
  firstDay: '2026-01-05',
  hour: 9,
  timeZone: 'Europe/Berlin',
  ...changes,
})

const BEGIN_2026 = dayNumberOf(2026, 1, 1) * DAY_MS

const UTC = Intl.DateTimeFormat('sv', { timeZone: 'UTC', dateStyle: 'short', timeStyle: 'short' })

/** The first runs after the beginning of 2026, in UTC. */
function firstRuns(of: Schedule, count: number, after = BEGIN_2026): readonly string[] {
  const found: string[] = []
  let last: number | null = after
  while (found.length < count && (last = nextRun(of, last)) !== null) found.push(UTC.format(last))
  return found
}

describe('PULSE-65: a schedule runs in the time zone of the team', () => {
  test('PULSE-65: once', () => {
    expect(firstRuns(schedule({ cadence: 'once' }), 3)).toEqual(['2026-01-05 08:00'])
    expect(firstRuns(schedule({ cadence: 'once', firstDay: '2025-12-30' }), 3)).toEqual([])
  })

  test('PULSE-65: weekly and fortnightly, at the same hour of the clock in summer and in winter', () => {
    const spring = schedule({ firstDay: '2026-03-25' })
    expect(firstRuns(spring, 2)).toEqual(['2026-03-25 08:00', '2026-04-01 07:00'])
    expect(firstRuns({ ...spring, cadence: 'fortnightly' }, 2)).toEqual([
      '2026-03-25 08:00',
      '2026-04-08 07:00',
    ])
  })

  test('PULSE-65: monthly and quarterly on the last day of months that are too short', () => {
    const end = schedule({ firstDay: '2026-01-31', timeZone: 'UTC' })
    expect(firstRuns({ ...end, cadence: 'monthly' }, 4)).toEqual([
      '2026-01-31 09:00',
      '2026-02-28 09:00',
      '2026-03-31 09:00',
      '2026-04-30 09:00',
    ])
    expect(firstRuns({ ...end, cadence: 'quarterly' }, 3)).toEqual([
      '2026-01-31 09:00',
      '2026-04-30 09:00',
      '2026-07-31 09:00',
    ])
  })

  test('PULSE-65: an hour that the clock skips is the next one, and of an hour that comes twice it is the first', () => {
    const night = schedule({ cadence: 'once', hour: 2 })
    expect(firstRuns({ ...night, firstDay: '2026-03-29' }, 1)).toEqual(['2026-03-29 01:00'])
    expect(firstRuns({ ...night, firstDay: '2026-10-25' }, 1)).toEqual(['2026-10-25 00:00'])
  })

  test.each([
    ['Asia/Kolkata', '2026-01-05 03:30'],
    ['America/Los_Angeles', '2026-01-05 17:00'],
    ['Pacific/Kiritimati', '2026-01-04 19:00'],
  ])('PULSE-65: nine o’clock in %s', (timeZone, run) => {
    expect(firstRuns(schedule({ timeZone }), 1)).toEqual([run])
  })

  test('PULSE-67: runs that were missed are skipped: the next one lies ahead, at most one interval away', () => {
    const longest = { weekly: 8, fortnightly: 15, monthly: 32, quarterly: 93 }
    const repeating = CADENCES.filter((cadence) => cadence !== 'once')
    fc.assert(
      fc.property(
        fc.constantFrom(...repeating),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Australia/Lord_Howe'),
        (cadence, days, hour, timeZone) => {
          const after = BEGIN_2026 + days * DAY_MS
          const next = nextRun({ cadence, firstDay: '2025-12-31', hour, timeZone }, after) ?? 0
          expect(next).toBeGreaterThan(after)
          expect(next).toBeLessThanOrEqual(after + longest[cadence] * DAY_MS)
        },
      ),
      runs(300),
    )
  })

  test('PULSE-67: the next run is found in a few steps, however long ago the first day was', () => {
    const lookups = vi.spyOn(Intl, 'DateTimeFormat')
    onTestFinished(() => lookups.mockRestore())
    const repeating = CADENCES.filter((cadence) => cadence !== 'once')
    fc.assert(
      fc.property(
        fc.constantFrom(...repeating),
        fc.integer({ min: 1, max: 2025 }),
        fc.constantFrom('-01-01', '-02-28', '-03-31', '-12-31'),
        fc.constantFrom('Europe/Berlin', 'Pacific/Apia', 'America/Sao_Paulo'),
        fc.integer({ min: 0, max: 3000 }),
        (cadence, year, day, timeZone, days) => {
          const of = schedule({ cadence, firstDay: `${String(year).padStart(4, '0')}${day}`, timeZone })
          const after = BEGIN_2026 + days * DAY_MS
          lookups.mockClear()
          const next = nextRun(of, after) ?? 0
          // Each step looks at the time zone four times.
          expect(lookups.mock.calls.length).toBeLessThanOrEqual(6 * 4)
          expect(next).toBeGreaterThan(after)
          expect(nextRun(of, next - 1)).toBe(next)
          expect(next - after).toBeLessThanOrEqual(
            { weekly: 8, fortnightly: 15, monthly: 32, quarterly: 93 }[cadence] * DAY_MS,
          )
        },
      ),
      runs(300),
    )
  })
})

test('PULSE-65: a time zone has to exist', () => {
  expect(['Europe/Berlin', 'UTC', 'America/Sao_Paulo'].every(isTimeZone)).toBe(true)
  expect(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin\n'].some(isTimeZone)).toBe(false)
})

describe('PULSE-66: a survey closes some days after its start', () => {
  const after = (month: number, day: number, hour: number, days: number, timeZone = 'Europe/Berlin') =>
    UTC.format(daysAfter(dayNumberOf(2026, month, day) * DAY_MS + hour * HOUR_MS, days, timeZone))

  test('PULSE-66: at the same time of the day, also where the clocks change meanwhile', () => {
    expect(after(3, 27, 8.5, 1)).toBe('2026-03-28 08:30')
    expect(after(3, 27, 8.5, 5)).toBe('2026-04-01 07:30')
    expect(after(10, 23, 7.5, 5)).toBe('2026-10-28 08:30')
    expect(after(3, 27, 8.5, 5, 'UTC')).toBe('2026-04-01 08:30')
  })

  test('PULSE-66: an hour later where the clocks skip that time, and after whole days in an unknown time zone', () => {
    expect(after(3, 28, 1.5, 1)).toBe('2026-03-29 01:30')
    expect(after(3, 27, 8.5, 5, 'Europe/Atlantis')).toBe('2026-04-01 08:30')
  })
})
