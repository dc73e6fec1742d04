import { expect, test } from 'vitest'
import { inviteHref } from './invite-href.ts'

test('teams.md §2: the host of an invite link is the current host', () => {
  const invite = { id: 'token', disabled: false }
  expect(inviteHref({ id: 'team1', invite }, 'http://retro.example:8080')).toBe(
    'http://retro.example:8080/invite/team/team1/token',
  )
})

test('whoever may not see the token gets a link without it', () => {
  expect(inviteHref({ id: 'team1', invite: null }, 'https://x.example')).toMatch(/\/invite\/team\/team1\/•+$/)
})
