import { createClient } from 'redis'
import type { Cluster } from './cluster.ts'

export interface RedisClusterOptions {
  readonly redisUrl: string
  readonly node: string
  readonly log: { warn(message: string): void; info(message: string): void }
}

const STREAM = 'retropulse'
/** Hints kept for a reader that lost its connection for a moment; older changes are found in the database. */
const STREAM_LENGTH = 10_000
const READ_BLOCK_MS = 5000
const READ_COUNT = 500
const RETRY_MS = 300
const CONNECT_TIMEOUT_MS = 2000

type RedisClient = ReturnType<typeof newClient>

/**
 * Connects processes through a Redis stream (not pub/sub: a reader of a stream goes on where it was after its
 * connection broke). An outage of Redis stops nothing: it is logged once, and connecting is retried for ever (WIRE-26).
 */
export async function joinRedisCluster({ redisUrl, node, log }: RedisClusterOptions): Promise<Cluster> {
  const listeners = new Map<string, (payload: unknown, node: string) => void>()
  const writer = newClient(redisUrl)
  const reader = newClient(redisUrl)
  let isClosed = false
  watch(writer, log)
  reader.on('error', () => {
    // The writer has logged already that Redis is away.
  })
  await Promise.race([
    Promise.all([connect(writer), connect(reader)]),
    new Promise((resolve) => {
      setTimeout(resolve, CONNECT_TIMEOUT_MS).unref()
    }),
  ])

  /** Numbers come from the clock of Redis, which need not agree with ours. */
  async function endOfStream(): Promise<string> {
    const last = await reader.xRevRange(STREAM, '+', '-', { COUNT: 1 })
    return last?.[0]?.id ?? '0-0'
  }

  async function readOn(): Promise<void> {
    let from: string | null = null
    let isSure = false
    while (!isClosed) {
      try {
        // A Redis that was restarted empty, or another one in its place, may count from lower numbers.
        if (from === null || !isSure) from = earlierOf(from, await endOfStream())
        isSure = true
        const answer: unknown = await reader.xRead(
          { key: STREAM, id: from },
          { BLOCK: READ_BLOCK_MS, COUNT: READ_COUNT },
        )
        for (const { id, message } of messagesOf(answer)) {
          from = id
          deliver(message)
        }
      } catch {
        isSure = false
        await new Promise((resolve) => {
          setTimeout(resolve, RETRY_MS)
        })
      }
    }
  }

  function deliver(message: Readonly<Record<string, string>>): void {
    const { topic, from, payload } = message
    if (topic === undefined || from === undefined || payload === undefined || from === node) return
    listeners.get(topic)?.(JSON.parse(payload), from)
  }

  const reading = readOn()

  return {
    node,
    isAlone: false,
    publish(topic, payload) {
      const message = { topic, from: node, payload: JSON.stringify(payload) }
      const trim = { strategy: 'MAXLEN', strategyModifier: '~', threshold: STREAM_LENGTH } as const
      writer.xAdd(STREAM, '*', message, { TRIM: trim }).catch(() => {
        // A lost hint: the other processes read the log by themselves (WIRE-26).
      })
    },
    subscribe(topic, listener) {
      listeners.set(topic, listener)
    },
    async close() {
      isClosed = true
      writer.destroy()
      reader.destroy()
      await reading
    },
  }
}

function newClient(url: string) {
  return createClient({
    url,
    // A hint that waited for Redis to come back would be outdated.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: (tries) => Math.min(100 * (tries + 1), 1000) },
  })
}

async function connect(client: RedisClient): Promise<void> {
  try {
    await client.connect()
  } catch {
    // The client retries by itself.
  }
}

function watch(client: RedisClient, log: RedisClusterOptions['log']): void {
  let isAway = false
  client.on('error', () => {
    if (!isAway) log.warn('Redis cannot be reached; boards are kept in step through the database')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
}

interface StreamMessage {
  readonly id: string
  readonly message: Readonly<Record<string, string>>
}

/** Parses the client's loosely typed answer; null means that no message came. */
function messagesOf(answer: unknown): readonly StreamMessage[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((stream: { messages?: readonly StreamMessage[] }) => stream.messages ?? [])
}

/** The earlier of two places in the stream, which look like `1795222564960-3`. */
function earlierOf(one: string | null, other: string): string {
  if (one === null) return other
  const [time = 0, count = 0] = one.split('-').map(Number)
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number)
  return time < otherTime || (time === otherTime && count <= otherCount) ? one : other
}
