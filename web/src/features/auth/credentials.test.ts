import { describe, expect, test } from 'vitest'
import { checkCredentials, explainRefusal } from './credentials.ts'

const ada = { name: 'Ada', email: 'ada@example.org', password: 'difference engine' }

describe('AUTH-8: what a form says before asking the server', () => {
  test('AUTH-8: nothing about valid credentials', () => {
    expect(checkCredentials('sign-up', ada)).toEqual({})
    expect(checkCredentials('sign-in', { ...ada, name: '', password: 'short' })).toEqual({})
  })

  test.each([
    [{ name: ' \u3000' }, 'name', 'Enter your name'],
    [{ name: 'a'.repeat(61) }, 'name', 'Shorten your name to 60 characters'],
    [{ email: 'ada@' }, 'email', 'Enter a valid email address'],
    [{ email: '' }, 'email', 'Enter a valid email address'],
    [{ email: 'ada@example' }, 'email', 'Enter a valid email address'],
    [{ password: '1234567' }, 'password', 'Use a password of at least 8 characters'],
    [{ password: 'x'.repeat(129) }, 'password', 'Use a password of at most 128 characters'],
  ])('signing up with %j', (change, field, text) => {
    expect(checkCredentials('sign-up', { ...ada, ...change })).toEqual({ [field]: text })
  })

  test('spaces around an e-mail are not an error', () => {
    expect(checkCredentials('sign-in', { ...ada, email: ' ada@example.org ' })).toEqual({})
  })

  test('signing in without a password', () => {
    expect(checkCredentials('sign-in', { ...ada, password: '' })).toEqual({
      password: 'Enter your password',
    })
  })
})

describe("the sign-in library's refusals, in our words beside their field", () => {
  test.each([
    ['INVALID_EMAIL_OR_PASSWORD', 401, 'password'],
    ['USER_ALREADY_EXISTS', 422, 'email'],
    ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422, 'email'],
    ['INVALID_EMAIL', 400, 'email'],
    ['PASSWORD_TOO_SHORT', 400, 'password'],
    ['PASSWORD_TOO_LONG', 400, 'password'],
    ['text-empty', 400, 'name'],
    ['text-too-long', 400, 'name'],
    ['too-fast', 429, 'form'],
    ['unreachable', 0, 'form'],
    ['public-url-required', 502, 'form'],
    ['internal-error', 500, 'form'],
    ['SOMETHING_NEW', 400, 'form'],
  ])('%s (%i) is said at %s', (code, status, field) => {
    expect(Object.keys(explainRefusal({ code, status }))).toEqual([field])
  })

  test('AUTH-13, MAIL-20: where links cannot be emailed, the operator’s next step is named', () => {
    expect(explainRefusal({ code: 'public-url-required', status: 502 }).form).toBe(
      'This server can’t email links yet: its address isn’t set. Ask the person who runs it to set PUBLIC_URL.',
    )
  })

  test('AUTH-10: a limit on attempts says how long to wait', () => {
    expect(explainRefusal({ code: 'too-fast', status: 429 }).form).toBe(
      'Too many attempts. Wait a minute, then try again.',
    )
  })
})

test('AUTH-8, AUTH-9: what is wrong at the server is said in the words of the specification', () => {
  expect(explainRefusal({ code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 })).toEqual({
    password: 'Wrong email or password.',
  })
  expect(explainRefusal({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', status: 422 })).toEqual({
    email: 'This email already has an account. Choose “I have an account” to sign in.',
  })
})
