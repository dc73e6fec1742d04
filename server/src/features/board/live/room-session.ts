import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { BoardRoom } from './board-room.ts'
import type { BoardViewer } from './viewer.ts'

/** The place of one window (socket) on a board. */
export interface RoomSession {
  readonly socket: Socket
  readonly room: BoardRoom
  /** The viewer of the window, as the room knows them now. */
  readonly viewer: BoardViewer
  /** The note that this window is dragging. */
  dragging: NoteId | null
  /** The window said that its tab is hidden: when it closes, the participant is away (PRESENCE-8). */
  isAway: boolean
  /** How often this window has joined; parts for an earlier join are no longer sent. */
  joins: number
}

/** A place for a window that has just entered the room as this viewer. */
export function roomSessionOf(socket: Socket, room: BoardRoom, viewer: BoardViewer): RoomSession {
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
