import { describe, expect, test } from 'vitest'
import { explainCode, explainProof, readCode } from './domain-code.ts'

describe('SSO-7: the code that proves a domain', () => {
  test.each([
    ['12345678', '12345678'],
    [' 1234 5678 ', '12345678'],
    ['1234-5678', '12345678'],
    ['1234567', null],
    ['123456789', null],
    ['1234567a', null],
    ['', null],
  ])('%j is read as %j', (typed, code) => {
    expect(readCode(typed)).toBe(code)
  })

  test.each([
    [{ code: 'too-fast', status: 429 }, 'Too many codes. Wait an hour, then send another.'],
    [{ code: 'mail-failed', status: 502 }, 'We couldn’t send the email. Try again later.'],
    [{ code: 'unreachable', status: 0 }, 'We can’t reach the server. Check your connection, then try again.'],
    [
      { code: 'public-url-required', status: 502 },
      'This server can’t email codes yet: its address isn’t set. Ask the person who runs it to set PUBLIC_URL.',
    ],
    [{ code: 'forbidden', status: 403 }, 'Sorry something went wrong'],
  ])('that was not sent: %j', (problem, text) => {
    expect(explainCode(problem)).toBe(text)
  })

  test.each([
    [{ code: 'bad-request', status: 400, fields: { code: 'invalid' } }, 'code'],
    [{ code: 'bad-request', status: 400, fields: { domain: 'taken' } }, 'form'],
    [{ code: 'unreachable', status: 0 }, 'form'],
  ])('that does not hold: %j is said at %s', (problem, field) => {
    expect(Object.keys(explainProof(problem, 'corp.example'))).toEqual([field])
  })
})
