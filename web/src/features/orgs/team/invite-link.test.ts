import { expect, test } from 'vitest'
import { inviteHref } from './invite-link.tsx'

test('INVITE-4: the host of an invite link is the host of the page', () => {
  const invite = { id: 'token', disabled: false }
  expect(inviteHref({ id: 'team1', invite }, 'http://retro.example:8080')).toBe(
    'http://retro.example:8080/invite/team/team1/token',
  )
})

test('a user without member:edit gets a link without the token', () => {
  expect(inviteHref({ id: 'team1', invite: null }, 'https://x.example')).toMatch(/\/invite\/team\/team1\/•+$/)
})
