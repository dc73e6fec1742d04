import type { Status } from '@retropulse/contract/accounts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceAccount } from '../../lib/device-person.ts'
import { statusQuery } from '../../lib/session.ts'
import { forgetReadsOfOthers } from './forget-reads-of-others.ts'

let queries: QueryClient
let announce: () => void

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'storage') announce = listener
  })
  queries = new QueryClient()
  forgetReadsOfOthers(queries)
})
afterEach(() => vi.unstubAllGlobals())

function signedIn(sub: string | null): void {
  const profile = sub === null ? null : { sub, name: 'Ada' }
  queries.setQueryData(statusQuery.queryKey, { profile } as Partial<Status> as Status)
}

const TEAM = ['team', 'crew']
const team = () => queries.getQueryData(TEAM)

test('OFFLINE-15: what one account has read is forgotten when another account is signed in', () => {
  signedIn('ada')
  queries.setQueryData(TEAM, 'of Ada')
  signedIn('ada')
  expect(team()).toBe('of Ada')
  signedIn('bo')
  expect(team()).toBeUndefined()
  expect(queries.getQueryData(statusQuery.queryKey)).toMatchObject({ profile: { sub: 'bo' } })
})

test('OFFLINE-15: it is forgotten when the account signs out, and the tab asks again once another one signs in elsewhere', () => {
  signedIn('ada')
  queries.setQueryData(TEAM, 'of Ada')
  signedIn(null)
  expect(team()).toBeUndefined()
  const asked = vi.spyOn(queries, 'invalidateQueries')
  deviceAccount.set('bo')
  announce()
  expect(asked).toHaveBeenCalledTimes(1)
  // What was refused meanwhile is asked for again, too.
  queries.setQueryData(TEAM, 'of no account')
  signedIn('bo')
  expect(team()).toBeUndefined()
})

test('OFFLINE-15: what a guest has read stays after signing in', () => {
  signedIn(null)
  queries.setQueryData(TEAM, 'of a guest')
  signedIn('ada')
  expect(team()).toBe('of a guest')
})

test('OFFLINE-15: a tab asks again, once, as soon as another tab has changed the account', () => {
  const asked = vi.spyOn(queries, 'invalidateQueries')
  deviceAccount.set('ada')
  signedIn('ada')
  announce()
  expect(asked).not.toHaveBeenCalled()
  deviceAccount.set('bo')
  announce()
  announce()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('OFFLINE-15: a tab asks again when another tab has signed out, also the tab that was the first to know the account', () => {
  const asked = vi.spyOn(queries, 'invalidateQueries')
  signedIn('ada')
  deviceAccount.set('ada')
  deviceAccount.forget()
  announce()
  expect(asked).toHaveBeenCalledTimes(1)
})
