import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { LiveBoard } from '../commands/live-board.ts'
import { type BoardRoom, createBoardRoom } from './board-room.ts'
import type { PresentPerson } from './presence.ts'
import type { Pseudonyms } from './pseudonyms.ts'
import { type Seat, seatAt } from './seat.ts'
import type { BoardViewer } from './viewer.ts'

/** The rooms of the boards that somebody in this process is on. */
export interface BoardRooms {
  /** The board's room; made when nobody has been there. */
  of(board: LiveBoard): BoardRoom
  get(boardId: BoardId): BoardRoom | undefined
  all(): Iterable<BoardRoom>
  enter(socket: Socket, room: BoardRoom, viewer: BoardViewer): Seat
  leave(seat: Seat): void
  /** Lets go of a room that was made for somebody who did not come in after all. */
  dropIfEmpty(boardId: BoardId): void
  /** To be called when what other processes should hear of changed: a name, a note opened or let go. */
  changed(room: BoardRoom): void
  /** Lets go of notes that were opened and then forgotten. */
  expireEditing(now: number): void
  /** Takes people out of the lists who have been away for five minutes (D34). */
  expireAway(now: number): void
  /** Takes people out of a list who are away and may not come back. */
  forgetAway(room: BoardRoom, isGone: (present: PresentPerson) => boolean): void
  /** Tells something passing to everybody on the board, in all processes, but one window. */
  pass(room: BoardRoom, update: RoomUpdate, except: Socket): void
}

/** Milliseconds for which a person whose tab is hidden stays in the list, as away (D34). */
const AWAY_MS = 5 * 60_000

export interface BoardRoomsOptions {
  readonly pseudonyms: Pseudonyms
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
  /** Somebody came, went, opened a note or let one go: other processes want to know. */
  readonly onChanged: (room: BoardRoom) => void
  /** The first person of this process came to a board. */
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
      return seatAt(socket, room, viewer)
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
    // Who comes next sees who is away (D34).
    if (room?.viewers.size === 0 && !room.presence.hasAway()) rooms.delete(boardId)
  }

  function pass(room: BoardRoom, update: RoomUpdate, except: Socket): void {
    room.tell(() => update, except)
    onPassed(room, update)
  }
}
