import { describe, expect, test } from 'vitest'
import { checkStart, explainStart, startInput } from './start-input.ts'

describe('PULSE-36: a survey needs a name', () => {
  test.each(['', '  ', '\u200b'])('%j is none', (name) => {
    expect(checkStart({ name, days: '' }).name).toBe('Please give your survey a name')
  })

  test('PULSE-37: the name is sent on one line, with the days if there are any', () => {
    expect(startInput('m1', { name: ' Team\nhealth ', days: '' })).toEqual({
      modelId: 'm1',
      name: 'Team health',
    })
    expect(startInput('m1', { name: 'Team health', days: ' 14 ' })).toEqual({
      modelId: 'm1',
      name: 'Team health',
      openDays: 14,
    })
  })
})

test.each([
  ['', true],
  ['1', true],
  ['60', true],
  ['0', false],
  ['61', false],
  ['-1', false],
  ['1.5', false],
  ['1e1', false],
  ['a week', false],
])(
  'PULSE-66: a survey closes after 1 to 60 days, or when it is ended: %j is accepted: %s',
  (days, isAccepted) => {
    expect(checkStart({ name: 'x', days }).days === undefined).toBe(isAccepted)
  },
)

test.each([
  ['plan-required', 403, /Please contact your org owner to upgrade/],
  ['survey-limit', 409, /reached its limit of surveys/],
  ['team-archived', 409, /archived/],
  ['forbidden', 403, /Only facilitators and admins/],
  ['not-found', 404, /no longer enabled/],
  ['internal-error', 500, /^Sorry something went wrong$/],
  ['unreachable', 0, /can’t reach the server/],
])('PULSE-36: a refusal says what to do: %s', (code, status, text) => {
  expect(explainStart({ code, status }, 'facilitator').form).toMatch(text)
})
