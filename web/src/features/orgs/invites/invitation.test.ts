import { expect, test } from 'vitest'
import { explainJoin, isInvalid } from './invitation.ts'

test.each([
  [405, 'sso-required', 'You organization has SSO enabled. Please sign out and sign in with SSO.'],
  [500, 'internal-error', 'Sorry something went wrong.'],
  [0, 'unreachable', 'Sorry something went wrong.'],
  [403, 'forbidden', 'Sorry something went wrong.'],
])('teams.md §8: joining that answers %s (%s) says “%s”', (status, code, text) => {
  expect(explainJoin({ status, code })).toBe(text)
})

test('teams.md §4: a link that is unknown, or no link at all, is invalid; a server that fails is not the link’s fault', () => {
  expect([404, 400, 401, 405, 500, 0].filter((status) => isInvalid({ status, code: 'x' }))).toEqual([
    404, 400,
  ])
})
