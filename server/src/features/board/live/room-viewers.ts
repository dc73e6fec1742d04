import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { Socket } from 'socket.io'
import { broadcast } from '../../../platform/socket/broadcast.ts'
import type { BoardViewer } from './viewer.ts'

/** Every socket on a board in this process, with its viewer. */
export type Viewers = ReadonlyMap<Socket, BoardViewer>

/** Broadcasts to all sockets, or all but one; the update may depend on whether viewers see authors. */
export type RoomSend = (update: (seesAuthors: boolean) => RoomUpdate | null, except?: Socket) => void

export function createRoomSend(viewers: Viewers): RoomSend {
  return (update, except) => {
    for (const seesAuthors of [true, false]) {
      const message = hasAudience(viewers, seesAuthors) ? update(seesAuthors) : null
      if (message === null) continue
      const isRecipient = (viewer: BoardViewer, socket: Socket): boolean =>
        viewer.seesAuthors === seesAuthors && socket !== except
      broadcast(socketsOf(viewers, isRecipient), 'room', message)
    }
  }
}

function hasAudience(viewers: Viewers, seesAuthors: boolean): boolean {
  return viewers.values().some((viewer) => viewer.seesAuthors === seesAuthors)
}

export function* socketsOf(
  viewers: Viewers,
  isReceiver: (viewer: BoardViewer, socket: Socket) => boolean,
): Iterable<Socket> {
  for (const [socket, viewer] of viewers) if (isReceiver(viewer, socket)) yield socket
}
