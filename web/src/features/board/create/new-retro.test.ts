import type { UserMeta } from '@retropulse/contract/orgs'
import { describe, expect, test } from 'vitest'
import { checkTitle, defaultTitle, explainRefusal, teamsToStartIn } from './new-retro.ts'

describe('teams.md §5 and §9: the title', () => {
  test('starts with the day', () => {
    expect(defaultTitle(new Date(2026, 10, 20))).toMatch(/^Retro .*20/)
    expect(checkTitle(defaultTitle(new Date(2026, 8, 30)))).toEqual({})
  })

  test('92 characters are enough, none are not', () => {
    expect(checkTitle('a'.repeat(92))).toEqual({})
    expect(checkTitle('a'.repeat(93)).name).toBe('Please shorten the title to 92 characters')
    expect(checkTitle(' \t').name).toBe('Please give your retro a title')
  })
})

test('D28: members may not start retros, everybody else may', () => {
  const roles = ['owner', 'org-admin', 'admin', 'facilitator', 'member'] as const
  const meta: UserMeta = {
    orgs: [],
    teams: roles.map((role) => ({ id: role, name: role, orgId: 'o', role })),
  }
  expect(teamsToStartIn(meta).map(({ id }) => id)).toEqual(['owner', 'org-admin', 'admin', 'facilitator'])
})

test('refusals are about the whole form', () => {
  expect(explainRefusal({ code: 'unreachable', status: 0 }).form).toMatch('cannot reach')
  expect(explainRefusal({ code: 'team-archived', status: 409 }).form).toMatch('archived')
  expect(explainRefusal({ code: 'plan-required', status: 403 }).form).toMatch(
    'contact your org owner to upgrade',
  )
  expect(explainRefusal({ code: 'plan-required', status: 403 }, 'owner').form).toMatch('DEFAULT_PLAN=level3')
  expect(explainRefusal({ code: 'forbidden', status: 403 }).form).toMatch('contact your team admin')
  expect(explainRefusal({ code: 'board-full', status: 409 }).form).toBe('Sorry something went wrong')
})
