import { expect, test } from 'vitest'
import { explainEnd, explainJoin, isInvalid } from './invitation.ts'

test.each([
  [405, 'sso-required', 'You organization has SSO enabled. Please sign out and sign in with SSO.'],
  [500, 'internal-error', 'Sorry something went wrong.'],
  [0, 'unreachable', 'Sorry something went wrong.'],
  [403, 'forbidden', 'Sorry something went wrong.'],
])('INVITE-19: joining that answers %s (%s) says “%s”', (status, code, text) => {
  expect(explainJoin({ status, code })).toBe(text)
})

test('INVITE-5: an unknown link, or no link at all, is invalid; a failure of the server does not make a link invalid', () => {
  expect([404, 410, 400, 401, 405, 500, 0].filter((status) => isInvalid({ status, code: 'x' }))).toEqual([
    404, 410, 400,
  ])
})

test('INVITE-5, INVITE-18: a used, an expired, a cancelled, a replaced and a disabled link have a text each', () => {
  const codes = ['invite-used', 'invite-expired', 'invite-cancelled', 'invite-replaced', 'invite-disabled']
  for (const to of ['team', 'org'] as const) {
    const ends = codes.map((code) => explainEnd({ status: 410, code }, to))
    expect(new Set(ends.map((end) => end?.title)).size).toBe(codes.length)
    expect(new Set(ends.map((end) => end?.text)).size).toBe(codes.length)
  }
  expect(explainEnd({ status: 410, code: 'invite-expired' }, 'org')?.text).toContain('14 days')
  expect(explainEnd({ status: 404, code: 'not-found' }, 'org')).toBeNull()
})
