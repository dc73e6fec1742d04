import { expect, test } from 'vitest'
import { maySeePlans, upgradeHint, upgradeText } from './upgrade-hint.ts'

test.each(['admin', 'facilitator', 'member', 'org-admin', null, undefined] as const)(
  'PERM-43, PERM-47, PLAN-11, PLAN-22: the role %s reads whom to contact, and is offered no plans',
  (role) => {
    expect(upgradeHint(role)).toBe('Please contact your org owner to upgrade')
    expect(upgradeText(role)).toBe('Ask your team admin to upgrade.')
    expect(maySeePlans(role)).toBe(false)
  },
)

test('PERM-49, PLAN-11: an owner is not sent to the org owner, but reads where plans are chosen', () => {
  expect(upgradeHint('owner')).toBe('Choose a plan in your organisation’s Plans tab to lift this limit.')
  expect(upgradeText('owner')).not.toMatch('contact')
  expect(maySeePlans('owner')).toBe(true)
})
