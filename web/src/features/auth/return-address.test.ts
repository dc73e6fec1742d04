import { expect, test } from 'vitest'
import { destination } from './return-address.ts'

test.each([
  ['/board/abc?x=1', '/board/abc?x=1'],
  ['/logins', '/logins'],
  ['/login', '/'],
  ['/login?returnTo=/board/x', '/'],
  ['/logout', '/'],
  ['/logout/', '/'],
  ['/LOGOUT', '/'],
  ['/%6cogout', '/'],
  ['/Login', '/'],
  ['/magic-link?token=x', '/'],
  ['/reset-password?token=x', '/'],
  ['/sso', '/'],
  ['/sso-guide', '/sso-guide'],
  ['//evil.example', '/'],
  [null, '/'],
])('SHELL-29, AUTH-27: after signing in, returnTo=%s leads to %s', (returnTo, expected) => {
  expect(destination(returnTo)).toBe(expected)
})
