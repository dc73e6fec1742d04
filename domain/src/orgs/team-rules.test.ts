import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import { isInTrash, refuseOneMoreTeam, refusePrivacy } from './team-rules.ts'

test('TRASH-1: a deleted team can be brought back for 30 days', () => {
  const deletedAt = 1_700_000_000_000
  expect([0, 1, 29.99, 30, 31].map((days) => isInTrash(deletedAt, deletedAt + days * DAY_MS))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

describe('TEAM-6: a team is created only while the plan has room for it', () => {
  test.each([
    [null, 1, 0, null],
    [null, 1, 1, 'team-limit'],
    ['level1', 1, 1, 'team-limit'],
    ['level2', 1, 2, null],
    ['level2', 1, 3, 'team-limit'],
    ['level2', 2, 5, null],
    ['level2', 2, 9, 'team-limit'],
    ['level3', 1, 4000, null],
  ] as const)('plan %s of %i with %i in use: %s', (planId, quantity, inUse, refusal) => {
    expect(refuseOneMoreTeam({ planId, quantity }, inUse)).toBe(refusal)
  })
})

test('TEAM-12: making a team private takes a paid plan and a team in use', () => {
  expect(refusePrivacy({ planId: null }, false)).toBe('plan-required')
  expect(refusePrivacy({ planId: 'level1' }, false)).toBeNull()
  expect(refusePrivacy({ planId: 'level1' }, true)).toBe('team-archived')
  expect(refusePrivacy({ planId: null }, true)).toBe('team-archived')
})
