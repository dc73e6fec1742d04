import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { Identities } from '../../auth/api.ts'
import type { LiveBoard } from '../engine/live-board.ts'
import { type BoardRoom, createBoardRoom } from './board-room.ts'
import type { PresentPerson } from './presence.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type RoomSession, roomSessionOf } from './room-session.ts'
import type { BoardViewer } from './viewer.ts'

/** The rooms of the boards that have a participant in this process. */
export interface BoardRooms {
  /** To be called once, before the first participant enters. */
  connect(listener: RoomListener): void
  /** The room of the board, created when there is none. */
  of(board: LiveBoard): BoardRoom
  get(boardId: BoardId): BoardRoom | undefined
  /** Milliseconds for which a board rests after a commit: about as long as a broadcast to its sockets takes. */
  throttleMs(boardId: BoardId): number
  all(): Iterable<BoardRoom>
  enter(socket: Socket, room: BoardRoom, viewer: BoardViewer): RoomSession
  leave(session: RoomSession): void
  /** Drops a room that was created for a join that was refused in the end. */
  dropIfEmpty(boardId: BoardId): void
  /** To be called after a change that other processes need: a name, a note opened or released. */
  changed(room: BoardRoom): void
  /** Ends holds on notes that were not renewed (TYPING-4). */
  expireEditing(now: number): void
  /** Removes participants from the lists who have been away for five minutes (PRESENCE-8). */
  expireAway(now: number): void
  /** Removes away participants from a list who may no longer enter the board. */
  forgetAway(room: BoardRoom, isGone: (present: PresentPerson) => boolean): void
  /** Broadcasts an update that is not stored to all sockets on the board but one, in all processes (WIRE-23). */
  pass(room: BoardRoom, update: RoomUpdate, except: Socket): void
}

/** Sockets on a board from which on broadcasting is most of what a command costs. */
const THROTTLED_FROM = 80
const THROTTLE_MS_EACH = 0.025
/** The longest rest between two commits of one board, so that the board takes half of the time at most. */
const THROTTLE_MS_MAX = 5

/** Milliseconds for which a participant whose tab is hidden stays in the list, as away (PRESENCE-8). */
const AWAY_MS = 5 * 60_000

export interface BoardRoomsOptions {
  readonly pseudonyms: Pseudonyms
  readonly identities: Pick<Identities, 'profilesOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
}

/** Passes on to other processes what happens in the rooms of this one. */
export interface RoomListener {
  /** A participant arrived, left, opened or released a note. */
  roomChanged(room: BoardRoom): void
  /** A board has its first participant in this process. */
  roomOpened(room: BoardRoom): void
  passed(room: BoardRoom, update: RoomUpdate): void
}

export function createBoardRooms(options: BoardRoomsOptions): BoardRooms {
  const { pseudonyms, identities, now, scheduler, onError } = options
  const rooms = new Map<BoardId, BoardRoom>()
  let listener: RoomListener = { roomChanged: () => {}, roomOpened: () => {}, passed: () => {} }

  return {
    connect(connected) {
      listener = connected
    },
    of(board) {
      const known = rooms.get(board.id)
      if (known !== undefined) return known
      const room: BoardRoom = createBoardRoom({
        board,
        pseudonyms,
        identities,
        now,
        scheduler,
        onError,
        onAnonymityChanged: () => listener.roomChanged(room),
      })
      rooms.set(board.id, room)
      listener.roomOpened(room)
      return room
    },
    get: (boardId) => rooms.get(boardId),
    throttleMs(boardId) {
      const sockets = rooms.get(boardId)?.viewers.size ?? 0
      return sockets < THROTTLED_FROM ? 0 : Math.min(sockets * THROTTLE_MS_EACH, THROTTLE_MS_MAX)
    },
    all: () => rooms.values(),
    enter(socket, room, viewer) {
      room.enter(socket, viewer)
      listener.roomChanged(room)
      return roomSessionOf(socket, room, viewer)
    },
    leave({ socket, room, dragging, isAway }) {
      room.sendEditingStopped(room.editing.stopAll(socket.id), socket)
      if (dragging !== null) pass(room, { type: 'dragging-stopped', noteId: dragging }, socket)
      if (isAway) room.leave(socket, now() + AWAY_MS)
      else room.leave(socket)
      listener.roomChanged(room)
      dropIfEmpty(room.board.id)
    },
    dropIfEmpty,
    changed: (room) => listener.roomChanged(room),
    expireEditing(at) {
      for (const room of rooms.values()) {
        const expired = room.editing.takeExpired(at)
        room.sendEditingStopped(expired)
        if (expired.length > 0) listener.roomChanged(room)
      }
    },
    expireAway(at) {
      for (const room of rooms.values()) if (room.presence.expireAway(at)) afterAway(room)
    },
    forgetAway(room, isGone) {
      if (room.presence.forgetAway(isGone)) afterAway(room)
    },
    pass,
  }

  function afterAway(room: BoardRoom): void {
    room.announcePresence()
    listener.roomChanged(room)
    dropIfEmpty(room.board.id)
  }

  function dropIfEmpty(boardId: BoardId): void {
    const room = rooms.get(boardId)
    // A room with away participants stays: those who join next see them in the list (PRESENCE-8).
    if (room?.viewers.size === 0 && !room.presence.hasAway()) rooms.delete(boardId)
  }

  function pass(room: BoardRoom, update: RoomUpdate, except: Socket): void {
    room.send(() => update, except)
    listener.passed(room, update)
  }
}
