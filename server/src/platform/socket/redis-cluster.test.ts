import { createClient } from 'redis'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { type RedisProcess, startRedis } from '../../testing/redis-process.ts'
import { freePort } from '../../testing/server-process.ts'
import type { Cluster } from './cluster.ts'
import { joinRedisCluster } from './redis-cluster.ts'

/* Hints between processes (docs/decisions/0005): may be lost, are never wrong, and an outage of Redis stops nothing. */
let port: number
let redis: RedisProcess
let said: string[]
const joined: Cluster[] = []

beforeEach(async () => {
  said = []
  port = await freePort()
  redis = await startRedis(port)
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(joined.splice(0).map((cluster) => cluster.close()))
  await redis.kill()
})

async function join(node: string): Promise<{ cluster: Cluster; heard: (readonly [unknown, string])[] }> {
  const say = (message: string) => said.push(`${node}: ${message}`)
  const redisUrl = `redis://127.0.0.1:${port}`
  const cluster = await joinRedisCluster({ redisUrl, node, log: { warn: say, info: say } })
  joined.push(cluster)
  const heard: (readonly [unknown, string])[] = []
  cluster.subscribe('topic', (payload, from) => heard.push([payload, from]))
  return { cluster, heard }
}

/** Repeats a hint until it is received: it is unknown when the other process begins to listen. */
async function tellUntilHeard(from: Cluster, heard: readonly unknown[]): Promise<void> {
  const before = heard.length
  await eventually(async () => {
    from.publish('topic', 'anybody?')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard.length).toBeGreaterThan(before)
  })
}

describe('processes on one Redis', () => {
  test('receive the hints of the others in order, and not their own', async () => {
    const [one, other] = [await join('one'), await join('other')]
    await tellUntilHeard(one.cluster, other.heard)
    other.heard.length = 0
    const numbers = Array.from({ length: 2000 }, (_, at) => at)
    for (const number of numbers) one.cluster.publish('topic', { number })
    await eventually(() => expect(other.heard.length).toBe(numbers.length))
    expect(other.heard).toEqual(numbers.map((number) => [{ number }, 'one']))
    one.cluster.publish('another topic', 'nobody listens')
    expect(one.heard).toEqual([])
    expect(said).toEqual([])
  })

  test('miss no hint when only a connection breaks', async () => {
    const [one, other] = [await join('one'), await join('other')]
    await tellUntilHeard(one.cluster, other.heard)
    other.heard.length = 0
    // Only readers block on the stream: those connections are broken.
    const admin = await createClient({ url: `redis://127.0.0.1:${port}` }).connect()
    const clients = await admin.sendCommand<string>(['CLIENT', 'LIST'])
    const readers = clients.split('\n').filter((line) => line.includes('cmd=xread'))
    expect(readers).toHaveLength(2)
    for (const line of readers) {
      await admin.sendCommand(['CLIENT', 'KILL', 'ID', /id=(\d+)/.exec(line)![1]!])
      for (let number = 0; number < 10; number += 1) one.cluster.publish('topic', number)
    }
    await eventually(() => expect(other.heard.length).toBe(20))
    admin.destroy()
  })

  test('receive hints although their own clock is ahead of that of Redis', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
    const other = await join('other')
    vi.useRealTimers()
    const one = await join('one')
    await tellUntilHeard(one.cluster, other.heard)
    expect(other.heard[0]).toEqual(['anybody?', 'one'])
  })
})

describe('without Redis', () => {
  test('an outage is logged once, hints are dropped silently, and all goes on when Redis is back', async () => {
    const [one, other] = [await join('one'), await join('other')]
    await tellUntilHeard(one.cluster, other.heard)
    await redis.kill()
    await eventually(() => expect(said).toHaveLength(2))
    for (let number = 0; number < 100; number += 1) one.cluster.publish('topic', number)
    await new Promise((resolve) => setTimeout(resolve, 500))
    redis = await startRedis(port)
    await tellUntilHeard(one.cluster, other.heard)
    await tellUntilHeard(other.cluster, one.heard)
    expect(other.heard.filter(([payload]) => typeof payload === 'number')).toEqual([])
    const away = 'Redis cannot be reached; boards are kept in step through the database'
    expect(said.toSorted()).toEqual(
      ['one', 'other'].flatMap((node) => [`${node}: ${away}`, `${node}: Redis is back`]),
    )
  })

  test('a process starts without Redis, and is heard once Redis comes', async () => {
    await redis.kill()
    const [one, other] = await Promise.all([join('one'), join('other')])
    expect(said).toHaveLength(2)
    redis = await startRedis(port)
    await tellUntilHeard(one.cluster, other.heard)
  })

  test('a process ends without waiting for Redis', async () => {
    const { cluster } = await join('one')
    await redis.kill()
    await eventually(() => expect(said).toHaveLength(1))
    await cluster.close()
    cluster.publish('topic', 'too late')
  })
})
