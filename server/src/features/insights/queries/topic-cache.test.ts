import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import { createTopicCache as createCache } from './topic-cache.ts'

const wanted = (state: string, team = 'team') => ({ teamId: asId<TeamId>(team), limit: '12', state }) as const

const unreachable = (error: unknown) => expect.unreachable(String(error))
const createTopicCache = (max?: number) => createCache(unreachable, max)

function finder() {
  return vi.fn<() => Promise<readonly []>>(() => Promise.resolve([]))
}

test('TOPIC-8: topics are found once for the same notes, and again for changed ones', async () => {
  const cache = createTopicCache()
  const find = finder()
  for (const state of ['a', 'a', 'b', 'b', 'a']) await cache.themesAt(wanted(state), find)
  expect(find).toHaveBeenCalledTimes(3)
})

test('TOPIC-8: requests during a search wait for its result', async () => {
  const cache = createTopicCache()
  const find = finder()
  await Promise.all([1, 2, 3].map(() => cache.themesAt(wanted('a'), find)))
  expect(find).toHaveBeenCalledTimes(1)
})

test('TOPIC-8: searches run one after the other, and a waiting search of outdated notes is skipped', async () => {
  const cache = createTopicCache()
  const waiting: (() => void)[] = []
  const looked: string[] = []
  const find = (state: string) => () => {
    looked.push(state)
    return new Promise<readonly []>((resolve) => waiting.push(() => resolve([])))
  }
  const ask = (state: string, team?: string) => cache.themesAt(wanted(state, team), find(state))
  const first = ask('a')
  await vi.waitFor(() => expect(looked).toEqual(['a']), { timeout: 20_000 })
  const others = [ask('b'), ask('c'), ask('d'), ask('x', 'other')]
  await Promise.resolve()
  expect(looked).toEqual(['a'])
  for (const expected of ['a', 'd', 'x']) {
    await vi.waitFor(() => expect(looked.at(-1)).toBe(expected), { timeout: 20_000 })
    waiting.shift()?.()
  }
  await Promise.all([first, ...others])
  expect(looked).toEqual(['a', 'd', 'x'])
})

test('a search whose entry is evicted while it waits still runs', async () => {
  const cache = createTopicCache(1)
  const find = finder()
  await Promise.all(['one', 'two', 'three'].map((team) => cache.themesAt(wanted('a', team), find)))
  expect(find).toHaveBeenCalledTimes(3)
})

test('TOPIC-8: a failed search is reported once, also when no request waits for it, and is not cached', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const cache = createCache(onError)
  const failing = () => Promise.reject(new Error('the database is away'))
  const asked = [1, 2].map(() => cache.themesAt(wanted('a'), failing))
  await Promise.allSettled(asked)
  await expect(asked[0]).rejects.toThrow('away')
  expect(onError.mock.calls).toEqual([[new Error('the database is away')]])
  expect(await cache.themesAt(wanted('a'), finder())).toEqual([])
  expect(onError).toHaveBeenCalledOnce()
})

test('the cache evicts the least recently used team', async () => {
  const cache = createTopicCache(2)
  const find = finder()
  for (const team of ['one', 'two', 'one', 'three', 'one', 'two'])
    await cache.themesAt(wanted('a', team), find)
  expect(find).toHaveBeenCalledTimes(4)
})
