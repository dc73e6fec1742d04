import { expect, test } from 'vitest'
import { upgradeHint } from './upgrade-hint.ts'

test.each(['admin', 'facilitator', 'member', 'org-admin', null, undefined] as const)(
  'PERM-47, PLAN-11: the role %s reads to contact the org owner',
  (role) => expect(upgradeHint(role)).toBe('Please contact your org owner to upgrade'),
)

test('PERM-49, PLAN-11: an owner is not sent to the org owner, but reads how the operator lifts limits', () => {
  expect(upgradeHint('owner')).toMatch('DEFAULT_PLAN=level3')
  expect(upgradeHint('owner')).not.toMatch('contact your org owner')
})
