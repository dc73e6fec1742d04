import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { BoardRoom } from './board-room.ts'
import type { BoardViewer } from './viewer.ts'

/** One window's place on a board. */
export interface Seat {
  readonly socket: Socket
  readonly room: BoardRoom
  /** Who looks through it, as the room knows them now. */
  readonly viewer: BoardViewer
  /** The note that this window holds over a place. */
  dragging: NoteId | null
  /** The window said that its tab is hidden: its end means that the person is away (D34). */
  isAway: boolean
  /** How often this window has joined: parts of an earlier answer are not sent any more. */
  joins: number
}

/** A place for a window that has just entered the room as this viewer. */
export function seatAt(socket: Socket, room: BoardRoom, viewer: BoardViewer): Seat {
  return {
    socket,
    room,
    get viewer() {
      return room.viewers.get(socket) ?? viewer
    },
    dragging: null,
    isAway: false,
    joins: 0,
  }
}
