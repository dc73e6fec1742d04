import { describe, expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

function cacheAt() {
  let time = 0
  let loads = 0
  const cache = createAnswerCache<number>({ now: () => time, lifetimeMs: 100, entriesMax: 2 })
  return {
    get: (key: string) => cache.get(key, () => Promise.resolve(++loads)),
    getFailing: (key: string) => cache.get(key, () => Promise.reject(new Error(`load ${++loads}`))),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('a cache of answers', () => {
  test('answers the same for a while, and loads again after it', async () => {
    const { get, pass } = cacheAt()
    expect([await get('a'), await get('a')]).toEqual([1, 1])
    pass(100)
    expect(await get('a')).toBe(2)
  })

  test('callers at the same time share one load', async () => {
    const { get } = cacheAt()
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual([1, 1, 2])
  })

  test('forgets the oldest answer when there are too many', async () => {
    const { get } = cacheAt()
    for (const key of ['a', 'b', 'c']) await get(key)
    expect([await get('b'), await get('c')]).toEqual([2, 3])
    expect(await get('a')).toBe(4)
  })

  test('a failure reaches all who wait for it and is not kept', async () => {
    const { get, getFailing } = cacheAt()
    const [one, other] = await Promise.allSettled([getFailing('a'), getFailing('a')])
    expect([one.status, other.status]).toEqual(['rejected', 'rejected'])
    expect(await get('a')).toBe(2)
  })
})
