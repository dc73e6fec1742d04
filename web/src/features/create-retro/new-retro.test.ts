import type { UserMeta } from '@retropulse/contract/orgs'
import { describe, expect, test } from 'vitest'
import {
  checkTitle,
  defaultTitle,
  explainPersonalLimit,
  explainRefusal,
  teamsToStartIn,
} from './new-retro.ts'

describe('the title of a new retro', () => {
  test('CREATE-3: at first it is Retro with the day', () => {
    expect(defaultTitle(new Date(2026, 10, 20))).toMatch(/^Retro .*20/)
    expect(checkTitle(defaultTitle(new Date(2026, 8, 30)))).toEqual({})
  })

  test('CREATE-3: 92 characters are accepted, 93 and white space are not', () => {
    expect(checkTitle('a'.repeat(92))).toEqual({})
    expect(checkTitle('a'.repeat(93)).name).toBe('Shorten the title to 92 characters')
    expect(checkTitle(' \t').name).toBe('Give your retro a title')
  })
})

test('CREATE-9, PERM-7: the teams on offer are those in which the user is a facilitator or above', () => {
  const roles = ['owner', 'org-admin', 'admin', 'facilitator', 'member'] as const
  const meta: UserMeta = {
    orgs: [],
    teams: roles.map((role) => ({ id: role, name: role, orgId: 'o', role })),
  }
  expect(teamsToStartIn(meta).map(({ id }) => id)).toEqual(['owner', 'org-admin', 'admin', 'facilitator'])
})

test('a refusal of the server is shown for the whole form, in words that fit its code and the role of the user', () => {
  expect(explainRefusal({ code: 'unreachable', status: 0 }).form).toMatch('can’t reach')
  expect(explainRefusal({ code: 'team-archived', status: 409 }).form).toMatch('archived')
  expect(explainRefusal({ code: 'plan-required', status: 403 }).form).toMatch(
    'contact your org owner to upgrade',
  )
  expect(explainRefusal({ code: 'plan-required', status: 403 }, 'owner').form).toMatch(
    'Choose a plan in your organisation’s Plans tab',
  )
  expect(explainRefusal({ code: 'forbidden', status: 403 }).form).toMatch('contact your team admin')
  expect(explainRefusal({ code: 'board-full', status: 409 }).form).toBe('Sorry something went wrong')
})

test('CREATE-45: the reason of the limit of retros without a team names a team as a way out, where there is one', () => {
  expect(explainPersonalLimit(true).form).toBe(
    'You have 100 retros without a team, which is the limit. Delete one, or choose a team. What you typed stays.',
  )
  expect(explainPersonalLimit(false).form).toMatch(/Delete one to start another\. What you typed stays\.$/)
})
