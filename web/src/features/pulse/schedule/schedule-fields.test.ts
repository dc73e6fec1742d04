import { describe, expect, test } from 'vitest'
import { checkSchedule, explainSchedule, scheduleFields, scheduleInput } from './schedule-fields.ts'

const model = { id: 'm1', title: 'Team health' }
const kept = {
  modelId: 'm1',
  name: 'Weekly',
  cadence: 'monthly',
  firstDay: '2026-03-02',
  hour: 8,
  timeZone: 'Europe/Berlin',
  openDays: 7,
  nextRunAt: null,
} as const

describe('PULSE-65: the dialog of a schedule', () => {
  test.each([
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-28', '2026-11-30'],
  ])('PULSE-65: on %s a new one begins on the Monday %s, with the first model', (today, firstDay) => {
    expect(scheduleFields(null, [model], today)).toMatchObject({
      modelId: 'm1',
      name: 'Team health',
      cadence: 'weekly',
      firstDay,
    })
  })

  test('PULSE-65: a kept one begins as it is, with an enabled model', () => {
    expect(scheduleFields(kept, [model], '2026-11-22')).toMatchObject({
      name: 'Weekly',
      hour: 8,
      openDays: '7',
    })
    expect(scheduleFields({ ...kept, modelId: 'gone' }, [model], '2026-11-22').modelId).toBe('m1')
  })

  test('PULSE-65, PULSE-66: a name, a day and 1 to 60 days are needed', () => {
    const fields = scheduleFields(kept, [model], '2026-11-22')
    expect(checkSchedule(fields)).toEqual({})
    expect(Object.keys(checkSchedule({ ...fields, name: ' ', firstDay: '', openDays: '61' }))).toEqual([
      'name',
      'firstDay',
      'openDays',
    ])
    for (const openDays of ['', '0', '1.5', 'x'])
      expect(checkSchedule({ ...fields, openDays })).not.toEqual({})
    expect(scheduleInput({ ...fields, name: ' Weekly ' })).toMatchObject({ name: 'Weekly', openDays: 7 })
  })

  test('PULSE-65: what the server refuses is explained at its field', () => {
    expect(explainSchedule({ code: 'bad-request', status: 400, fields: { firstDay: 'past' } })).toEqual({
      firstDay: 'Choose a time in the future',
    })
    expect(explainSchedule({ code: 'bad-request', status: 400, fields: { timeZone: 'unknown' } })).toEqual({
      form: 'This time zone isn’t supported. Choose another one.',
    })
  })
})
