import { expect, test } from 'vitest'
import { signInError } from './sign-in-error.ts'

test.each([
  ['cancelled', /didn’t finish/],
  ['unreachable', /isn’t responding/],
  ['email-unverified', /hasn’t verified/],
  ['expired', /took too long/],
  ['failed', /didn’t confirm who you are/],
  ['something new', /didn’t confirm who you are/],
  ['constructor', /didn’t confirm who you are/],
])('AUTH-16: after signing in elsewhere failed with %s, there is a sentence', (error, text) => {
  expect(signInError(error)).toMatch(text)
})

test('SSO-19: a user with a password at an SSO address reads how to sign in, not to sign out first', () => {
  expect(signInError('sso-required')).toBe(
    'Your organisation uses single sign-on for this address. Choose “Sign in with SSO”.',
  )
})

test('without a failure there is no text', () => {
  expect(signInError(null)).toBeUndefined()
})
