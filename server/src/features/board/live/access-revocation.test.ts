import { emptyBoard } from '@retropulse/domain/board/state'
import type { PlanId } from '@retropulse/domain/billing/plans'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type BoardId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TeamRestriction } from '../../orgs/api.ts'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { BoardRoom } from './board-room.ts'
import { createAccessRevocation } from './access-revocation.ts'

const BOARD = asId<BoardId>('a-board')
const GUEST = asId<PersonId>('guest')
const TEAM = asId<TeamId>('a-team')
const JOINING = { boardId: BOARD, teamId: TEAM, people: [GUEST] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Processes on one table of boards, each with a guest on the board. `isLossy`: no message between them arrives. */
function startProcesses(count: number, isLossy = false) {
  const wire = new EventEmitter()
  const table = {
    isPrivate: false,
    isDeleted: false,
    teamId: null as TeamId | null,
    team: null as TeamRestriction | null,
    now: 0,
    planId: null as PlanId | null,
  }
  const processes = Array.from({ length: count }, (_, at) => {
    const node = `process ${at}`
    const cluster: Cluster = {
      node,
      isAlone: count === 1,
      publish: (topic, payload) => void (isLossy || wire.emit(topic, payload, node)),
      subscribe: (topic, listener) =>
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
    const accessRevocation = createAccessRevocation({
      cluster,
      rooms: { get: () => rooms[0], all: () => rooms, forgetAway: () => undefined },
      boards: {
        find: () =>
          Promise.resolve(
            table.isDeleted ? null : { ...RECORD, isPrivate: table.isPrivate, teamId: table.teamId },
          ),
        restrictedAmong: (ids) => {
          const shut = table.isDeleted ? 'deleted' : 'private'
          const isShut = table.isDeleted || table.isPrivate
          return Promise.resolve(new Map(isShut ? ids.map((id) => [id, shut]) : []))
        },
      },
      identities: {
        identify: () => Promise.resolve({ kind: 'guest', id: GUEST, name: null }),
      },
      memberships: {
        accessOf: () =>
          Promise.resolve(
            table.team === 'deleted' ? null : { isPrivate: table.team === 'private', effectiveRole: null },
          ),
        restrictedAmong: (ids) =>
          Promise.resolve(new Map(table.team === null ? [] : ids.map((id) => [id, table.team!]))),
        planOf: () => Promise.resolve(table.planId),
      },
      now: () => table.now,
      onError: (error) => expect.unreachable(String(error)),
    })
    return { accessRevocation, socket }
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
  test('BOARD-30: its participants who may not enter are disconnected in every process', async () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.isPrivate = true
    processes[0]!.accessRevocation.revokeBoard(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 1])
  })

  test('BOARD-30: they are disconnected also when the message is lost, seconds later and once', async () => {
    const { table, processes, sentAway } = startProcesses(2, true)
    table.isPrivate = true
    processes[0]!.accessRevocation.revokeBoard(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()[1]).toBe(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sentAway()[1]).toBe(1)
  })

  test('a join that is under way has to be authorized again', () => {
    const { accessRevocation } = startProcesses(1).processes[0]!
    const hasChanged = accessRevocation.watch()
    accessRevocation.revokeBoard(BOARD)
    expect(hasChanged(JOINING)).toBe(true)
  })
})

describe('a board that goes into the trash', () => {
  test('TRASH-8, TRASH-14: its participants are disconnected in every process', async () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.isDeleted = true
    processes[0]!.accessRevocation.revokeBoard(BOARD)
    await vi.advanceTimersByTimeAsync(10)
    expect(sentAway()).toEqual([1, 1])
  })

  test('TRASH-14: they are disconnected also when the message is lost and it was private before', async () => {
    const { table, sentAway } = startProcesses(2, true)
    table.isPrivate = true
    await vi.advanceTimersByTimeAsync(6000)
    const before = sentAway()
    table.isDeleted = true
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()).toEqual(before.map((count) => count + 1))
  })
})

describe('a team that is made private or deleted', () => {
  test.each(['private', 'deleted'] as const)(
    'TEAM-10, TRASH-12: %s: participants of its boards are disconnected in every process',
    async (team) => {
      const { table, processes, sentAway } = startProcesses(2)
      Object.assign(table, { teamId: TEAM, team })
      const hasChanged = processes[1]!.accessRevocation.watch()
      processes[0]!.accessRevocation.revokeTeam(asId<TeamId>('another-team'))
      await vi.advanceTimersByTimeAsync(10)
      expect(sentAway()).toEqual([0, 0])
      expect(hasChanged(JOINING)).toBe(false)
      processes[0]!.accessRevocation.revokeTeam(TEAM)
      await vi.advanceTimersByTimeAsync(10)
      expect(sentAway()).toEqual([1, 1])
      expect(hasChanged(JOINING)).toBe(true)
    },
  )

  test.each(['private', 'deleted'] as const)(
    'TEAM-10, TRASH-14: %s: they are disconnected there also when the message is lost, a few seconds later and once',
    async (team) => {
      const { table, processes, sentAway } = startProcesses(2, true)
      Object.assign(table, { teamId: TEAM, team })
      processes[0]!.accessRevocation.revokeTeam(TEAM)
      await vi.advanceTimersByTimeAsync(10)
      expect(sentAway()).toEqual([1, 0])
      await vi.advanceTimersByTimeAsync(6000)
      expect(sentAway()[1]).toBe(1)
      await vi.advanceTimersByTimeAsync(20_000)
      expect(sentAway()[1]).toBe(1)
    },
  )

  test('TRASH-14: its private boards are left as well when it is deleted', async () => {
    const { table, sentAway } = startProcesses(2, true)
    Object.assign(table, { teamId: TEAM, isPrivate: true })
    await vi.advanceTimersByTimeAsync(6000)
    const before = sentAway()[1]!
    table.team = 'deleted'
    await vi.advanceTimersByTimeAsync(6000)
    expect(sentAway()[1]).toBe(before + 1)
  })
})

describe('a board that is archived while participants are on it', () => {
  test('PLAN-14: its participants are disconnected within a minute', async () => {
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
    ['without a team', { teamId: null, planId: null }],
  ])('CREATE-20, PLAN-14: stays open %s', async (_, facts) => {
    const { table, sentAway } = startProcesses(1)
    Object.assign(table, facts, { now: 100 * DAY_MS })
    await vi.advanceTimersByTimeAsync(61_000)
    expect(sentAway()).toEqual([0])
  })
})

describe('a person whose role in a team changes', () => {
  test('PERM-36, TEAM-25: is disconnected from its boards in every process, to join with the new role', () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.teamId = TEAM
    const hasChanged = processes[1]!.accessRevocation.watch()
    processes[0]!.accessRevocation.reauthenticateInTeam(TEAM, GUEST)
    expect(sentAway()).toEqual([1, 1])
    expect(hasChanged(JOINING)).toBe(true)
  })

  test('PERM-36: stays connected on boards of other teams, and so do other people', () => {
    const { table, processes, sentAway } = startProcesses(2)
    table.teamId = TEAM
    processes[0]!.accessRevocation.reauthenticateInTeam(TEAM, asId<PersonId>('somebody else'))
    processes[0]!.accessRevocation.reauthenticateInTeam(asId<TeamId>('another-team'), GUEST)
    expect(sentAway()).toEqual([0, 0])
  })
})

test('AUTH-2: when sessions of a person end, their sockets are cut in every process, and no others', () => {
  const { processes, sentAway } = startProcesses(2)
  processes[0]!.accessRevocation.reauthenticate(asId<PersonId>('somebody else'))
  expect(sentAway()).toEqual([0, 0])
  processes[0]!.accessRevocation.reauthenticate(GUEST)
  expect(sentAway()).toEqual([1, 1])
})
