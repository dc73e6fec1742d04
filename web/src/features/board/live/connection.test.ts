import { SOCKET_RECONNECT_ATTEMPTS, SOCKET_TIMEOUT_MS } from '@retropulse/contract/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Connection, openConnection } from './connection.ts'
import type { FirstTransport, BoardSocketHandlers } from './board-socket.ts'
import type { PageMoment } from './page-lifecycle.ts'
import { createFakeSocket, type FakeSocket } from './testing/fake-socket.ts'

interface Tried {
  readonly first: FirstTransport
  readonly at: number
  readonly link: FakeSocket
  readonly handlers: BoardSocketHandlers
}

let tried: Tried[] = []
let opened: unknown[] = []
let weather: 'fine' | 'refused' | 'hanging' = 'fine'
let isHidden = false
let mayRest = true
let identities = 0
let say: (moment: PageMoment) => void
let connection: Connection

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  tried = []
  opened = []
  weather = 'fine'
  isHidden = false
  mayRest = true
  identities = 0
})
afterEach(() => {
  connection.close()
  vi.useRealTimers()
})

async function open(): Promise<void> {
  connection = openConnection({
    openLink(first, handlers) {
      const link = createFakeSocket()
      tried.push({ first, at: Date.now(), link, handlers })
      if (weather === 'fine') queueMicrotask(() => link.isClosed() || handlers.onOpen())
      if (weather === 'refused') queueMicrotask(() => link.isClosed() || handlers.onClose())
      return link
    },
    identify() {
      identities += 1
      return weather === 'fine' ? Promise.resolve('guest') : Promise.reject(new Error('no network'))
    },
    pageLife: {
      isHidden: () => isHidden,
      listen(listener) {
        say = listener
        return () => undefined
      },
    },
    mayRest: () => mayRest,
    onIdentity: () => undefined,
    onUnidentified: () => undefined,
    onOpen: (link) => opened.push(link),
    onChange: () => undefined,
    onUpdate: () => undefined,
    onRoom: () => undefined,
    random: () => 1,
  })
  await pass(0)
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

function breakOff(): void {
  tried.at(-1)!.handlers.onClose()
}

describe('opening', () => {
  test('CONN-1: asks for the identity of its viewer first, and until the call is answered', async () => {
    weather = 'refused'
    await open()
    expect(tried).toHaveLength(0)
    weather = 'fine'
    await pass(1000)
    expect(opened).toHaveLength(1)
    expect(identities).toBe(2)
  })

  test('CONN-1: tries the WebSocket first', async () => {
    await open()
    expect(tried.map(({ first }) => first)).toEqual(['websocket'])
    expect(connection.state()).toBe('open')
  })
})

describe('after a loss', () => {
  test.each([0, 1, 3, 7, 20])(
    'CONN-3: is back within 3 s of the return of a server that was away %i s',
    async (seconds) => {
      await open()
      connection.prove()
      weather = 'refused'
      breakOff()
      await pass(seconds * 1000)
      weather = 'fine'
      const at = Date.now()
      await pass(3000)
      expect(opened).toHaveLength(2)
      expect(tried.at(-1)!.at - at).toBeLessThanOrEqual(1000)
    },
  )

  test.each([1, 4, 10])(
    'CONN-3: is back within 3 s when a proxy swallowed everything for %i s',
    async (seconds) => {
      await open()
      connection.prove()
      weather = 'hanging'
      breakOff()
      await pass(seconds * 1000)
      weather = 'fine'
      await pass(2000)
      expect(opened).toHaveLength(2)
      expect(tried.slice(0, -1).every(({ link }) => link.isClosed() || link === opened[0])).toBe(true)
    },
  )

  test('CONN-1, CONN-4: tries polling beside a WebSocket that hangs, and gives each attempt up after 5 s', async () => {
    await open()
    weather = 'hanging'
    breakOff()
    await pass(SOCKET_TIMEOUT_MS)
    expect(tried.slice(1).map(({ first }) => first)).toEqual(['websocket', 'polling', 'websocket', 'polling'])
    expect(tried[1]!.link.isClosed()).toBe(false)
    await pass(200)
    expect(tried[1]!.link.isClosed()).toBe(true)
  })

  test('CONN-6, CONN-9: stops after 50 failed attempts, until `retry`', async () => {
    expect(SOCKET_RECONNECT_ATTEMPTS).toBe(50)
    await open()
    connection.prove()
    weather = 'refused'
    breakOff()
    await pass(120_000)
    expect(connection.state()).toBe('exhausted')
    expect(connection.attempts()).toBe(SOCKET_RECONNECT_ATTEMPTS)
    expect(tried.length).toBeLessThanOrEqual(SOCKET_RECONNECT_ATTEMPTS)
    weather = 'fine'
    await pass(60_000)
    expect(connection.state()).toBe('exhausted')
    connection.retry()
    await pass(0)
    expect(connection.state()).toBe('open')
  })

  test('CONN-6: keeps counting while connections open and do not prove good', async () => {
    await open()
    for (let time = 1; time <= 5; time += 1) {
      connection.drop()
      expect(connection.attempts()).toBe(time)
      await pass(1000)
    }
    connection.prove()
    expect(connection.attempts()).toBe(0)
  })

  test('CONN-2: pauses grow to one second, and an attempt that hangs is overtaken after 1.5 s', async () => {
    await open()
    connection.prove()
    weather = 'refused'
    breakOff()
    await pass(6000)
    const pauses = tried.slice(2).map(({ at }, place) => at - tried[place + 1]!.at)
    expect(pauses.slice(0, 6)).toEqual([400, 800, 1000, 1000, 1000, 1000])
    weather = 'hanging'
    await pass(4100)
    const hanging = tried.slice(-3)
    expect(hanging.slice(1).map(({ at }, place) => at - hanging[place]!.at)).toEqual([1500, 1500])
    expect(hanging.map(({ first }) => first)).toEqual(['websocket', 'polling', 'websocket'])
  })

  test('CONN-2: is tried at once when the tab is shown', async () => {
    await open()
    connection.prove()
    weather = 'refused'
    breakOff()
    await pass(5900)
    const before = tried.length
    weather = 'fine'
    say('shown')
    await pass(0)
    expect(tried).toHaveLength(before + 1)
    expect(connection.state()).toBe('open')
  })

  test('CONN-2: is tried at once when the network comes back', async () => {
    await open()
    connection.prove()
    weather = 'refused'
    breakOff()
    await pass(20_000)
    weather = 'fine'
    say('online')
    await pass(0)
    expect(connection.state()).toBe('open')
  })
})

describe('a hidden tab', () => {
  async function hide(): Promise<void> {
    isHidden = true
    say('hidden')
    await pass(0)
  }
  async function show(): Promise<void> {
    isHidden = false
    say('shown')
    await pass(0)
  }

  test('CONN-23: closes its socket after 5 s, and opens one at once when shown', async () => {
    await open()
    await hide()
    await pass(4900)
    expect(connection.state()).toBe('open')
    await pass(200)
    expect(connection.state()).toBe('resting')
    expect(tried[0]!.link.isClosed()).toBe(true)
    expect(tried[0]!.link.roomMessages).toEqual([{ type: 'away' }])
    await show()
    expect(connection.state()).toBe('open')
  })

  test('PRESENCE-4: closes without `away` when the page is left, so that the participant leaves at once', async () => {
    await open()
    connection.close()
    expect(tried[0]!.link.isClosed()).toBe(true)
    expect(tried[0]!.link.roomMessages).toEqual([])
  })

  test('CONN-23: keeps its socket when it is shown again before', async () => {
    await open()
    await hide()
    await pass(3000)
    await show()
    await pass(60_000)
    expect(tried).toHaveLength(1)
  })

  test('CONN-24: keeps its socket while something is not acknowledged', async () => {
    mayRest = false
    await open()
    await hide()
    await pass(60_000)
    expect(connection.state()).toBe('open')
    mayRest = true
    await pass(1000)
    expect(connection.state()).toBe('resting')
  })

  test('closes its socket after a start in the background too, and ignores the return of the network', async () => {
    isHidden = true
    await open()
    await pass(6000)
    say('online')
    await pass(1000)
    expect(connection.state()).toBe('resting')
  })
})

test('a stopped connection stays so whatever happens, until `retry`', async () => {
  await open()
  connection.stop()
  say('online')
  say('shown')
  await pass(60_000)
  expect(connection.state()).toBe('stopped')
  expect(tried).toHaveLength(1)
  connection.retry()
  await pass(0)
  expect(connection.state()).toBe('open')
})
