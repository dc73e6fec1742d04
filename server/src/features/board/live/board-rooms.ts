import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { LiveBoard } from '../engine/live-board.ts'
import { type BoardRoom, createBoardRoom } from './board-room.ts'
import type { PresentPerson } from './presence.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type RoomSession, roomSessionOf } from './room-session.ts'
import type { BoardViewer } from './viewer.ts'

/** The rooms of the boards that have a participant in this process. */
export interface BoardRooms {
  /** The room of the board, created when there is none. */
  of(board: LiveBoard): BoardRoom
  get(boardId: BoardId): BoardRoom | undefined
  all(): Iterable<BoardRoom>
  enter(socket: Socket, room: BoardRoom, viewer: BoardViewer): RoomSession
  leave(seat: RoomSession): void
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

/** Milliseconds for which a participant whose tab is hidden stays in the list, as away (PRESENCE-8). */
const AWAY_MS = 5 * 60_000

export interface BoardRoomsOptions {
  readonly pseudonyms: Pseudonyms
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
  /** A participant arrived, left, opened or released a note: other processes are to be notified. */
  readonly onChanged: (room: BoardRoom) => void
  /** A board has its first participant in this process. */
  readonly onOpened: (room: BoardRoom) => void
  readonly onPassed: (room: BoardRoom, update: RoomUpdate) => void
}

export function createBoardRooms(options: BoardRoomsOptions): BoardRooms {
  const { pseudonyms, now, scheduler, onError, onChanged, onOpened, onPassed } = options
  const rooms = new Map<BoardId, BoardRoom>()

  return {
    of(board) {
      const known = rooms.get(board.id)
      if (known !== undefined) return known
      const room: BoardRoom = createBoardRoom({
        board,
        pseudonyms,
        now,
        scheduler,
        onError,
        onLookedAnew: () => onChanged(room),
      })
      rooms.set(board.id, room)
      onOpened(room)
      return room
    },
    get: (boardId) => rooms.get(boardId),
    all: () => rooms.values(),
    enter(socket, room, viewer) {
      room.enter(socket, viewer)
      onChanged(room)
      return roomSessionOf(socket, room, viewer)
    },
    leave({ socket, room, dragging, isAway }) {
      room.tellEditingStopped(room.editing.stopAll(socket.id), socket)
      if (dragging !== null) pass(room, { type: 'dragging-stopped', noteId: dragging }, socket)
      if (isAway) room.leave(socket, now() + AWAY_MS)
      else room.leave(socket)
      onChanged(room)
      dropIfEmpty(room.board.id)
    },
    dropIfEmpty,
    changed: onChanged,
    expireEditing(at) {
      for (const room of rooms.values()) {
        const expired = room.editing.takeExpired(at)
        room.tellEditingStopped(expired)
        if (expired.length > 0) onChanged(room)
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
    onChanged(room)
    dropIfEmpty(room.board.id)
  }

  function dropIfEmpty(boardId: BoardId): void {
    const room = rooms.get(boardId)
    // A room with away participants stays: those who join next see them in the list (PRESENCE-8).
    if (room?.viewers.size === 0 && !room.presence.hasAway()) rooms.delete(boardId)
  }

  function pass(room: BoardRoom, update: RoomUpdate, except: Socket): void {
    room.tell(() => update, except)
    onPassed(room, update)
  }
}
