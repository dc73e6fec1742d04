import { emptyBoard } from '@retropulse/domain/board/state'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import { asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TeamShut } from '../../orgs/ports.ts'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { BoardRoom } from './board-room.ts'
import { createDoors } from './doors.ts'

const BOARD = asId<BoardId>('a-board')
const GUEST = asId<PersonId>('guest')
const TEAM = asId<TeamId>('a-team')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Processes on one table of boards; each has a guest on the board. `isLossy`: nothing that they tell arrives. */
function startProcesses(count: number, isLossy = false) {
  const wire = new EventEmitter()
  const table = {
    isPrivate: false,
    isDeleted: false,
    teamId: null as TeamId | null,
    team: null as TeamShut | null,
    now: 0,
    planId: null as PlanId | null,
  }
  const processes = Array.from({ length: count }, (_, at) => {
    const node = `process ${at}`
    const cluster: Cluster = {
      node,
      isAlone: count === 1,
      tell: (topic, payload) => void (isLossy || wire.emit(topic, payload, node)),
      onTold: (topic, listener) =>
        void wire.on(topic, (payload, from: string) => from !== node && listener(payload, from)),
      close: () => Promise.resolve(),
    }
    const socket = { handshake: { headers: {} }, disconnect: vi.fn<() => void>() }
    const board = {
      id: BOARD,
      get teamId() {
        return table.teamId
      },
      at: { seq: 1, state: emptyBoard(BOARD) },
    }
    const viewer = { people: [GUEST, asId<PersonId>('who they were before')] }
    const room = { board, viewers: new Map([[socket as unknown as Socket, viewer]]) }
    const rooms = [room as unknown as BoardRoom]
    const doors = createDoors({
      cluster,
      rooms: { get: () => rooms[0], all: () => rooms, forgetAway: () => undefined },
      boards: {
        find: () =>
          Promise.resolve(
            table.isDeleted ? null : { ...RECORD, isPrivate: table.isPrivate, teamId: table.teamId },
          ),
        shutAmong: (ids) => {
          const shut = table.isDeleted ? 'deleted' : 'private'
          const isShut = table.isDeleted || table.isPrivate
          return Promise.resolve(new Map(isShut ? ids.map((id) => [id, shut]) : []))
        },
      },
      identities: {
        identify: () => Promise.resolve({ kind: 'guest', id: GUEST, name: null }),
      },
      memberships: {
        doorOf: () =>
          Promise.resolve(
            table.team === 'deleted' ? null : { isPrivate: table.team === 'private', standing: null },
          ),
        shutAmong: (ids) =>
          Promise.resolve(new Map(table.team === null ? [] : ids.map((id) => [id, table.team!]))),
        planOf: () => Promise.resolve(table.planId),
      },
      now: () => table.now,
      onError: (error) => expect.unreachable(String(error)),
    })
    return { doors, socket }
  })
  return {
    table,
    processes,
    sentAway: () => processes.map(({ socket }) => socket.disconnect.mock.calls.length),
  }
}

const RECORD = {
  id: BOARD,
  teamId: null,
  orgId: null,
  createdBy: asId<PersonId>('somebody'),
  createdAt: 0,
}

describe('a board that is made private', () => {
  test('is left in every process by whoever may not be there', async () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.isPrivate = true
    processes[0]!.doors.shut(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 1])
  })

  test('is left there also when the hint was lost, a few seconds later and once', async () => {
    const { table, processes, sentAway } = startProcesses(2, true)
    table.isPrivate = true
    processes[0]!.doors.shut(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()[1]).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sentAway()[1]).toBe(1)
  })

  test('turns: whoever was on their way in is asked about again', () => {
    const { doors } = startProcesses(1).processes[0]!
    const before = doors.turn()
    doors.shut(BOARD)
    expect(doors.turn()).not.toBe(before)
  })
})

describe('D27: a board that goes into the trash', () => {
  test('is left by everybody, in every process', async () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.isDeleted = true
    processes[0]!.doors.shut(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 1])
  })

  test('is left there also when the hint was lost, and although it was private before', async () => {
    const { table, sentAway } = startProcesses(2, true)
    table.isPrivate = true
    await vi.advanceTimersByTimeAsync(6000)
    const before = sentAway()
    table.isDeleted = true
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()).toEqual(before.map((count) => count + 1))
  })
})

describe('D27: a team that is made private or deleted', () => {
  test.each(['private', 'deleted'] as const)('%s: its boards are left in every process', async (team) => {
    const { table, processes, sentAway } = startProcesses(2)
    Object.assign(table, { teamId: TEAM, team })
    const before = processes[1]!.doors.turn()
    processes[0]!.doors.shutTeam(asId<TeamId>('another-team'))
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([0, 0])
    processes[0]!.doors.shutTeam(TEAM)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 1])
    expect(processes[1]!.doors.turn()).toBeGreaterThan(before + 1)
  })

  test.each(['private', 'deleted'] as const)(
    '%s: they are left there also when the hint was lost, a few seconds later and once',
    async (team) => {
      const { table, processes, sentAway } = startProcesses(2, true)
      Object.assign(table, { teamId: TEAM, team })
      processes[0]!.doors.shutTeam(TEAM)
      await vi.advanceTimersByTimeAsync(10)
      expect(sentAway()).toEqual([1, 0])
      await vi.advanceTimersByTimeAsync(6000)
      expect(sentAway()[1]).toBe(1)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(sentAway()[1]).toBe(1)
    },
  )

  test('a board that was private before is left as well when its team is deleted', async () => {
    const { table, sentAway } = startProcesses(2, true)
    Object.assign(table, { teamId: TEAM, isPrivate: true })
    await vi.advanceTimersByTimeAsync(6000)
    const before = sentAway()[1]!
    table.team = 'deleted'
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()[1]).toBe(before + 1)
  })
})

describe('board.md §1: a board that runs out of days while people are on it', () => {
  const DAY_MS = 24 * 60 * 60 * 1000

  test('is left by everybody, in a minute at most', async () => {
    const { table, sentAway } = startProcesses(1)
    table.teamId = TEAM
    table.now = 14 * DAY_MS - 1
    await vi.advanceTimersByTimeAsync(61_000)
    expect(sentAway()).toEqual([0])
    table.now += 1
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sentAway()).toEqual([1])
  })

  test.each([
    ['on a plan', { teamId: TEAM, planId: 'level1' as const }],
    ['without a team, which nobody could buy a plan for', { teamId: null, planId: null }],
  ])('goes on %s', async (_, facts) => {
    const { table, sentAway } = startProcesses(1)
    Object.assign(table, facts, { now: 100 * DAY_MS })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(sentAway()).toEqual([0])
  })
})

describe('teams.md §6: somebody whose role in a team changes', () => {
  test('comes in anew on its boards, in every process', () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.teamId = TEAM
    const before = processes[1]!.doors.turn()
    processes[0]!.doors.changeStanding(TEAM, GUEST)
    expect(sentAway()).toEqual([1, 1])
    expect(processes[1]!.doors.turn()).not.toBe(before)
  })

  test('others stay, and they themselves on boards of other teams', () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.teamId = TEAM
    processes[0]!.doors.changeStanding(TEAM, asId<PersonId>('somebody else'))
    processes[0]!.doors.changeStanding(asId<TeamId>('another-team'), GUEST)
    expect(sentAway()).toEqual([0, 0])
  })
})
