import type { UserMeta } from '@retropulse/contract/orgs'
import { describe, expect, test } from 'vitest'
import { currentTeam, teamIdIn } from './current-team.ts'

const meta: UserMeta = {
  orgs: [
    { id: 'one', name: 'One', role: 'member' },
    { id: 'two', name: 'Two', role: 'owner' },
  ],
  teams: [
    { id: 'keepers', name: 'Keepers', orgId: 'one', role: 'member' },
    { id: 'pilots', name: 'Pilots', orgId: 'two', role: 'owner' },
    { id: 'deck', name: 'Deck', orgId: 'two', role: 'owner' },
  ],
}

test.each([
  ['/dashboard/team/t1', 't1'],
  ['/dashboard/team/t1/members', 't1'],
  ['/team/t1/icebreaker-questions', 't1'],
  ['/team/t1/board/create', 't1'],
  ['/dashboard', undefined],
  ['/invite/team/t1/token', undefined],
  ['/board/t1', undefined],
])('the team in the address %s is %s', (path, id) => {
  expect(teamIdIn(path)).toBe(id)
})

describe('SHELL-24: the current team of the profile menu', () => {
  const nowhere = { open: undefined, team: null, org: null }

  test('is the team of the open page', () => {
    expect(currentTeam(meta, { open: 'deck', team: 'keepers', org: 'one' })?.id).toBe('deck')
  })

  test('is the team visited last, when the page is about no team of the user', () => {
    expect(currentTeam(meta, { ...nowhere, team: 'pilots' })?.id).toBe('pilots')
    expect(currentTeam(meta, { open: 'elsewhere', team: 'pilots', org: 'one' })?.id).toBe('pilots')
  })

  test('is the first team of the current organisation, when there is no other', () => {
    expect(currentTeam(meta, { ...nowhere, team: 'gone', org: 'two' })?.id).toBe('pilots')
    expect(currentTeam(meta, nowhere)?.id).toBe('keepers')
    expect(currentTeam({ orgs: [], teams: [] }, nowhere)).toBeUndefined()
  })
})
