import type { UserMeta } from '@retropulse/contract/orgs'
import { describe, expect, test } from 'vitest'
import { boardPath, currentOrg, homePath, loginPath, teamPath } from './paths.ts'

const org = (id: string) => ({ id, name: `Org ${id}`, role: 'owner' as const })
const team = (id: string, orgId: string) => ({ id, name: `Team ${id}`, orgId, role: 'owner' as const })
const meta = (orgs: UserMeta['orgs'], teams: UserMeta['teams']): UserMeta => ({ orgs, teams })

describe('DASH-1: where / leads', () => {
  test('exactly one team: to the team', () => {
    expect(homePath(meta([org('a')], [team('1', 'a')]), null)).toBe('/dashboard/team/1')
  })

  test('several teams, or none yet: to the organisation', () => {
    expect(homePath(meta([org('a')], [team('1', 'a'), team('2', 'a')]), null)).toBe('/dashboard')
    expect(homePath(meta([org('a')], []), null)).toBe('/dashboard')
  })

  test('the teams of other organisations do not count', () => {
    const both = meta([org('a'), org('b')], [team('1', 'a'), team('2', 'b'), team('3', 'b')])
    expect(homePath(both, 'a')).toBe('/dashboard/team/1')
    expect(homePath(both, 'b')).toBe('/dashboard')
  })

  test('no organisation: null, for Getting started', () => {
    expect(homePath(meta([], []), 'a')).toBeNull()
  })
})

describe('the current organisation', () => {
  const both = meta([org('a'), org('b')], [])
  test.each([
    ['b', 'b'],
    [null, 'a'],
    ['left long ago', 'a'],
  ])('remembered %s: %s', (remembered, expected) => {
    expect(currentOrg(both, remembered)?.id).toBe(expected)
  })

  test('is none without organisations', () => {
    expect(currentOrg(meta([], []), 'a')).toBeNull()
  })
})

test('paths escape what they are given', () => {
  expect(teamPath('a/b')).toBe('/dashboard/team/a%2Fb')
  expect(boardPath('a?b')).toBe('/board/a%3Fb')
  expect(loginPath('/board/x?y=1&z=2')).toBe('/login?returnTo=%2Fboard%2Fx%3Fy%3D1%26z%3D2')
  expect(loginPath('/')).toBe('/login')
})
