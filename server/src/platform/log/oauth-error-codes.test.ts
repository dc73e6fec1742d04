import { describe, expect, test } from 'vitest'
import { isOAuthOutage, oauthErrorCodes } from './oauth-error-codes.ts'

describe('oauthErrorCodes', () => {
  test('takes the code of the library and the error of the service', () => {
    const error = Object.assign(new Error('ada@example.com'), { code: 'OAUTH_BODY', error: 'invalid_grant' })
    expect(oauthErrorCodes(error)).toEqual({ code: 'OAUTH_BODY', oauthError: 'invalid_grant' })
  })

  test('takes the name of an error that has no code', () => {
    expect(oauthErrorCodes(new TypeError('failed'))).toEqual({ code: 'TypeError', oauthError: null })
  })

  test.each([
    ['a sentence', Object.assign(new Error(), { code: 'No user ada@example.com' })],
    ['a long word', Object.assign(new Error(), { code: 'x'.repeat(61) })],
    ['no error', 'ada@example.com'],
  ])('leaves out %s', (_, error) => {
    expect(oauthErrorCodes(error)).toEqual({ code: null, oauthError: null })
  })
})

describe('isOAuthOutage', () => {
  test.each([
    ['a late answer', Object.assign(new Error(), { code: 'OAUTH_TIMEOUT' }), true],
    ['no connection', new TypeError('fetch failed'), true],
    ['a refusal', Object.assign(new Error(), { code: 'OAUTH_BODY', error: 'invalid_grant' }), false],
  ])('%s: %o is %o', (_, error, isOutage) => {
    expect(isOAuthOutage(error)).toBe(isOutage)
  })
})
