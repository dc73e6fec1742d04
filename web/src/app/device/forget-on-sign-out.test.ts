import type { Status } from '@retropulse/contract/accounts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceAccount, devicePerson } from '../../lib/device-person.ts'
import { statusQuery } from '../../lib/session.ts'
import { forgetBoardsOnSignOut } from './forget-on-sign-out.ts'

let queries: QueryClient
let removals: number

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  queries = new QueryClient()
  removals = 0
  forgetBoardsOnSignOut(queries, () => {
    removals += 1
    return Promise.resolve()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function signedIn(sub: string | null): void {
  const profile = sub === null ? null : { sub, name: 'Ada' }
  queries.setQueryData(statusQuery.queryKey, { profile } as Partial<Status> as Status)
}

test('OFFLINE-5: boards are removed when the cache is cleared, as every way of signing out does', () => {
  signedIn('ada')
  devicePerson.set('ada')
  queries.clear()
  expect([removals, devicePerson.get(), deviceAccount.get()]).toEqual([1, null, null])
})

test('OFFLINE-5: boards are removed when the session ended elsewhere, and when another account is signed in', () => {
  signedIn('ada')
  devicePerson.set('ada')
  signedIn('bo')
  expect([removals, devicePerson.get(), deviceAccount.get()]).toEqual([1, null, 'bo'])
  devicePerson.set('bo')
  signedIn(null)
  expect([removals, devicePerson.get(), deviceAccount.get()]).toEqual([2, null, null])
})

test('the boards of a guest stay, and so does everything while the same account is signed in', () => {
  devicePerson.set('guest')
  signedIn(null)
  expect([removals, devicePerson.get()]).toEqual([0, 'guest'])
  signedIn('ada')
  devicePerson.set('ada')
  signedIn('ada')
  expect([removals, devicePerson.get()]).toEqual([0, 'ada'])
})

test('SHELL-66, PULSE-74: texts stay over a session that ended by itself, until another account signs in or this one signs out', () => {
  const keep = (account: string) => {
    Object.assign(localStorage, { [`unsaved/name/${account}`]: 'x', [`pulse-answers/s1/${account}`]: 'x' })
  }
  Object.defineProperty(localStorage, 'removeItem', { value: (key: string) => forgotten.push(key) })
  const forgotten: string[] = []
  signedIn('ada')
  keep('ada')
  signedIn(null)
  signedIn('ada')
  const texts = ['unsaved/name/ada', 'pulse-answers/s1/ada']
  expect(forgotten).not.toEqual(expect.arrayContaining(texts))
  signedIn(null)
  // As a board does that is open before `/status` has answered.
  deviceAccount.set('bo')
  signedIn('bo')
  expect(forgotten).toEqual(expect.arrayContaining(texts))
  forgotten.length = 0
  // Another tab finds the session gone before the tab that signs out clears what it read.
  deviceAccount.forget()
  queries.clear()
  expect(forgotten).toEqual(expect.arrayContaining(texts))
})
