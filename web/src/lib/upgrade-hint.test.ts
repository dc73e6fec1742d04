import { expect, test } from 'vitest'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { isPlanLimit, maySeePlans, ownerNames, upgradeHint, upgradeText } from './upgrade-hint.ts'

test.each(['admin', 'facilitator', 'member', 'org-admin', null, undefined] as const)(
  'PERM-43, PERM-47, PLAN-11, PLAN-22: the role %s reads whom to contact, and is offered no plans',
  (role) => {
    expect(upgradeHint(role)).toBe('Please contact your org owner to upgrade')
    expect(upgradeText('No more.', role)).toBe('No more. Ask your team admin to upgrade.')
    expect(maySeePlans(role)).toBe(false)
  },
)

test('PERM-49, PLAN-11: an owner is not sent to the org owner, but reads where plans are chosen', () => {
  expect(upgradeHint('owner')).toBe('Choose a plan in your organisation’s Plans tab to lift this limit.')
  // The button beside it says the rest.
  expect(upgradeText('No more.', 'owner')).toBe('No more.')
  expect(maySeePlans('owner')).toBe(true)
})

test('PLAN-55: where owners are known, others read their names, of at most three', () => {
  const roles = ['owner', 'member', 'owner', 'owner', 'owner'] as const
  const members = roles.map((role, at) => {
    const name = `Person ${at}`
    return {
      id: name,
      role,
      isOrgRole: true,
      profile: { name, ...nameParts(name), picture: null, email: null },
    }
  })
  const names = ownerNames({ members })
  expect(names).toEqual(['Person 0', 'Person 2', 'Person 3'])
  expect(upgradeHint('facilitator', names)).toBe(
    'Please contact your org owner to upgrade: Person 0, Person 2, and Person 3',
  )
  expect(upgradeHint('owner', names)).not.toMatch('Person')
})

test('PLAN-55: a larger plan lifts some refusals and not others', () => {
  const codes = ['plan-required', 'team-limit', 'team-archived', 'survey-limit', 'allowance-used-up'] as const
  expect(codes.filter((code) => isPlanLimit({ code }))).toEqual(['plan-required', 'team-limit'])
})
