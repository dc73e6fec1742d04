import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { accompaniedOrgQuery, orgQuery } from './queries.ts'

/** Counts the calls of a server that fails in a way that does not pass by itself, so that no call is repeated. */
function failingServer(): () => number {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ code: 'bad-request' }, { status: 400 })),
  )
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return () => fetch.mock.calls.length
}

test('ERROR-9: the head of a page that is drawn with a failure reads nothing; trying again does', async () => {
  const calls = failingServer()
  const queries = createQueryClient({ signInRequired: () => {} })
  const page = new QueryObserver(queries, { ...orgQuery('o1'), throwOnError: false })
  onTestFinished(page.subscribe(() => {}))
  await expect.poll(() => page.getCurrentResult().isError).toBe(true)
  expect(calls()).toBe(1)

  const head = new QueryObserver(queries, accompaniedOrgQuery('o1'))
  onTestFinished(head.subscribe(() => {}))
  expect(head.getCurrentResult()).toMatchObject({ isError: true, isFetching: false })
  expect(calls()).toBe(1)

  await page.refetch()
  expect(calls()).toBe(2)
  expect(head.getCurrentResult().isError).toBe(true)
})

test('the head of a page reads the organisation where nothing else does', async () => {
  const calls = failingServer()
  const queries = createQueryClient({ signInRequired: () => {} })
  const head = new QueryObserver(queries, accompaniedOrgQuery('o1'))
  onTestFinished(head.subscribe(() => {}))
  await expect.poll(() => head.getCurrentResult().isError).toBe(true)
  expect(calls()).toBe(1)
})
