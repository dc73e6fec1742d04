import { describe, expect, test } from 'vitest'
import { isDenied, isTemporary, problemIn, ProblemError, readProblem } from './problem.ts'

describe('reading a refusal of the server', () => {
  test("the contract's code and fields", () => {
    expect(readProblem(400, { code: 'bad-request', fields: { name: 'text-empty', odd: 3 } })).toEqual({
      code: 'bad-request',
      status: 400,
      fields: { name: 'text-empty' },
    })
  })

  test("the sign-in library's code passes unchanged", () => {
    expect(readProblem(401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid' })).toEqual({
      code: 'INVALID_EMAIL_OR_PASSWORD',
      status: 401,
    })
  })

  test.each([
    [401, 'sign-in-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [413, 'too-large'],
    [429, 'too-fast'],
    [418, 'bad-request'],
    [500, 'internal-error'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ])('without a body, %i speaks for itself', (status, code) => {
    for (const body of [undefined, null, '<html>', 7, []])
      expect(readProblem(status, body)).toEqual({ code, status })
  })
})

describe('the kinds of problems', () => {
  test.each([
    [0, true],
    [401, false],
    [404, false],
    [429, true],
    [500, true],
    [503, true],
  ])('status %i is worth another try: %s', (status, expected) => {
    expect(isTemporary({ code: 'x', status })).toBe(expected)
  })

  test('a dashboard treats 403 and 404 alike', () => {
    expect([401, 403, 404, 500].filter((status) => isDenied({ code: 'x', status }))).toEqual([403, 404])
  })

  test('an exception that carries no problem is a bug of the page', () => {
    const problem = { code: 'not-found', status: 404 }
    expect(problemIn(new ProblemError(problem))).toBe(problem)
    expect(problemIn(new TypeError('x is undefined'))).toEqual({ code: 'internal-error', status: 500 })
  })
})
