import type { RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import { eventually } from '../../../testing/eventually.ts'
import type { LiveRoom } from '../../board/api.ts'
import { createMoodCounts } from './mood-counts.ts'

const BOARD = asId<BoardId>('board')

/** Two processes whose messages arrive at once, unless the line is cut. */
function twoProcesses(countOf: () => Promise<number>) {
  const line = { isCut: false }
  const listeners: ((payload: unknown) => void)[] = []
  const open = (at: number) => {
    const cluster: Cluster = {
      node: `node-${at}`,
      isAlone: false,
      publish: (_topic, payload) => {
        if (!line.isCut)
          for (const [other, listener] of listeners.entries()) if (other !== at) listener(payload)
      },
      subscribe: (_topic, listener) => void listeners.push((payload) => listener(payload, 'another')),
      close: () => Promise.resolve(),
    }
    const told: RoomUpdate[] = []
    const room = roomOf(told)
    const rooms = { get: (id: BoardId) => (id === BOARD ? room : undefined), all: () => [room] }
    const counts = createMoodCounts({
      rooms,
      cluster,
      moodAnswers: { countOf },
      onError: (error) => {
        throw error
      },
    })
    onTestFinished(() => counts.close())
    return { counts, room, told }
  }
  return { line, here: open(0), there: open(1) }
}

function roomOf(told: RoomUpdate[]): LiveRoom {
  const room = {
    board: { id: BOARD, at: { state: { moodPoll: true } } },
    moods: 0,
    send: (update: (seesAuthors: boolean) => RoomUpdate | null) => void told.push(update(true)!),
  }
  return room as unknown as LiveRoom
}

afterEach(() => void vi.useRealTimers())

describe('how many people have answered a mood poll', () => {
  test('MOOD-13: is broadcast to all participants, in all processes, and only when it changed', async () => {
    let count = 1
    const { here, there } = twoProcesses(() => Promise.resolve(count))
    here.counts.changed(BOARD)
    await eventually(() => expect(there.told).toEqual([{ type: 'moods', count: 1 }]))
    here.counts.changed(BOARD)
    count = 2
    there.counts.changed(BOARD)
    await eventually(() => expect([here.room.moods, there.room.moods]).toEqual([2, 2]))
    for (const { told } of [here, there])
      expect(told.map((update) => 'count' in update && update.count)).toEqual([1, 2])
  })

  test('MOOD-13: includes answers given during a count, which are counted together', async () => {
    const waiting: ((count: number) => void)[] = []
    const { here } = twoProcesses(() => new Promise((resolve) => waiting.push(resolve)))
    for (let times = 0; times < 10; times += 1) here.counts.changed(BOARD)
    expect(waiting).toHaveLength(2)
    waiting[0]!(3)
    await eventually(() => expect(waiting).toHaveLength(3))
    waiting[2]!(10)
    await eventually(() => expect(here.room.moods).toBe(10))
  })

  test('MOOD-13: is right again a few seconds after a lost message while the poll runs', async () => {
    vi.useFakeTimers()
    let count = 0
    const { line, here, there } = twoProcesses(() => Promise.resolve(count))
    line.isCut = true
    count = 1
    here.counts.changed(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect([here.room.moods, there.room.moods]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(5000)
    expect(there.room.moods).toBe(1)
  })

  test('is queried once for a room, and never where there was no poll', async () => {
    const countOf = vi.fn<() => Promise<number>>(() => Promise.resolve(4))
    const { here } = twoProcesses(countOf)
    const quiet = { ...here.room, board: { at: { state: { moodPoll: null } } } } as LiveRoom
    await here.counts.ensureLoaded(quiet)
    expect(countOf).not.toHaveBeenCalled()
    await Promise.all([here.counts.ensureLoaded(here.room), here.counts.ensureLoaded(here.room)])
    expect(here.room.moods).toBe(4)
    const asked = countOf.mock.calls.length
    await here.counts.ensureLoaded(here.room)
    expect(countOf).toHaveBeenCalledTimes(asked)
  })

  test('fails to load while the database is away, and loads once it is back', async () => {
    let isAway = true
    const { here } = twoProcesses(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(2)))
    await expect(here.counts.ensureLoaded(here.room)).rejects.toThrow('away')
    isAway = false
    await here.counts.ensureLoaded(here.room)
    expect(here.room.moods).toBe(2)
  })
})
