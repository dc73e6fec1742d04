import type { RoomUpdate } from '@retropulse/contract/board-room'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import { liveBoardFrom } from '../engine/live-board.ts'
import type { BoardRoom } from './board-room.ts'
import { type BoardRooms, createBoardRooms } from './board-rooms.ts'
import { createPseudonyms } from './pseudonyms.ts'
import type { RoomSession } from './room-session.ts'
import type { BoardViewer } from './viewer.ts'

const boardId = asId<BoardId>('board')
let rooms: BoardRooms
let room: BoardRoom
/** What the first participant is sent. */
let told: RoomUpdate[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  told = []
  rooms = createBoardRooms({
    pseudonyms: createPseudonyms('secret'),
    identities: { profilesOf: () => Promise.resolve(new Map()) },
    now: () => Date.now(),
    scheduler: createCooperativeScheduler(),
    onError: (error) => expect.unreachable(String(error)),
  })
  room = rooms.of(liveBoardFrom(boardId, { teamId: null, seq: 0, state: emptyBoard(boardId) }, []))
  enter('observer', (update) => told.push(update))
  vi.advanceTimersByTime(1000)
  told = []
})
afterEach(() => {
  vi.useRealTimers()
})

function enter(key: string, hear: (update: RoomUpdate) => void = () => undefined): RoomSession {
  // Of a socket, what a room uses.
  const socket = {
    id: `window of ${key}`,
    conn: { transport: { name: 'polling' } },
    emit: (_name: string, update: RoomUpdate) => hear(update),
  }
  return rooms.enter(socket as unknown as Socket, room, viewer(key))
}

function viewer(key: string): BoardViewer {
  const id = asId<AuthorId>(`id-of-${key}`)
  return {
    id,
    pseudonym: asId<AuthorId>(`~${key}`),
    authorIds: [id],
    currentIds: [id],
    personId: asId<PersonId>(id),
    people: [asId<PersonId>(id)],
    key,
    name: key,
    picture: null,
    isSignedIn: true,
    isFacilitator: true,
    seesAssignees: true,
    seesAuthors: true,
    audience: key,
  }
}

const listed = () => room.presence.all().map(({ person }) => person.key)

test('PRESENCE-8: a participant whose tab is hidden stays in the list for five minutes, to the millisecond', () => {
  const session = enter('mia')
  session.isAway = true
  rooms.leave(session)
  rooms.expireAway(5 * 60_000 + 1000 - 1)
  expect(listed()).toEqual(['observer', 'mia'])
  rooms.expireAway(5 * 60_000 + 1000)
  expect(listed()).toEqual(['observer'])
})

test('PRESENCE-10: participants who come within 100 ms are announced together, at its end', () => {
  enter('mia')
  vi.advanceTimersByTime(60)
  enter('mo')
  vi.advanceTimersByTime(39)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toMatchObject([{ type: 'presence', joined: [{ key: 'mia' }, { key: 'mo' }], left: [] }])
})

test('PRESENCE-10: a participant who is back within 100 ms is not announced', () => {
  const session = enter('mia')
  vi.advanceTimersByTime(100)
  told = []
  rooms.leave(session)
  vi.advanceTimersByTime(99)
  enter('mia')
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([])
})
