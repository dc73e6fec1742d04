import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { BoardRoom } from './board-room.ts'
import type { BoardViewer } from './viewer.ts'

/** One window's place on a board. */
export interface Seat {
  readonly socket: Socket
  readonly room: BoardRoom
  viewer: BoardViewer
  /** The note that this window holds over a place. */
  dragging: NoteId | null
}
