import { expect, test } from 'vitest'
import { signInError } from './sign-in-error.ts'

test.each([
  ['cancelled', /did not finish/],
  ['unreachable', /does not answer/],
  ['email-unverified', /has not checked/],
  ['expired', /took too long/],
  ['failed', /did not tell us who you are/],
  ['something new', /did not tell us who you are/],
  ['constructor', /did not tell us who you are/],
])('D2: after signing in elsewhere failed with %s, there is a sentence', (error, text) => {
  expect(signInError(error)).toMatch(text)
})

test('teams.md §8: an organisation that has SSO says so', () => {
  expect(signInError('sso-required')).toBe(
    'You organization has SSO enabled. Please sign out and sign in with SSO.',
  )
})

test('where nothing failed, nothing is said', () => {
  expect(signInError(null)).toBeUndefined()
})
