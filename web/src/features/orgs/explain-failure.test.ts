import { expect, test } from 'vitest'
import { explainFailure } from './explain-failure.ts'

test.each([
  ['internal-error', 500, 'Sorry something went wrong'],
  ['not-found', 404, 'Sorry something went wrong'],
  [
    'forbidden',
    403,
    'Sorry something went wrong. Please contact your team admin to check if you have the right permissions.',
  ],
  ['unreachable', 0, 'We cannot reach the server. Check your connection, then try again.'],
])('teams.md §8: what is said of a failed call, %s (%i)', (code, status, text) => {
  expect(explainFailure({ code, status })).toBe(text)
})
