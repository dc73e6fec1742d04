import { expect, test } from 'vitest'
import { throttleReports } from './throttle-reports.ts'

test('LIMIT-16: an outage is logged once a minute, with the number of errors', () => {
  let now = 0
  const reported: (readonly [string, number])[] = []
  const report = throttleReports(
    (error, omitted) => reported.push([(error as Error).message, omitted]),
    () => now,
  )
  for (let count = 0; count < 10_000; count += 1) report(new Error(`connect ECONNREFUSED, try ${count}`))
  report(new Error('another kind'))
  now = 61_000
  report(new Error('connect ECONNREFUSED, try 7'))
  expect(reported).toEqual([
    ['connect ECONNREFUSED, try 0', 0],
    ['another kind', 0],
    ['connect ECONNREFUSED, try 7', 9999],
  ])
})
