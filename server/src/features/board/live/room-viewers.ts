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
      const isAudience = (viewer: BoardViewer): boolean => viewer.seesAuthors === seesAuthors
      sendTo(viewers, isAudience, () => update(seesAuthors), except)
    }
  }
}

/** Broadcasts an update to the viewers of an audience; it is not made where the audience is empty. */
export function sendTo(
  viewers: Viewers,
  isAudience: (viewer: BoardViewer) => boolean,
  update: () => RoomUpdate | null,
  except?: Socket,
): void {
  const message = viewers.values().some(isAudience) ? update() : null
  if (message === null) return
  const isReceiver = (viewer: BoardViewer, socket: Socket): boolean => isAudience(viewer) && socket !== except
  broadcast(socketsOf(viewers, isReceiver), 'room', message)
}

export function* socketsOf(
  viewers: Viewers,
  isReceiver: (viewer: BoardViewer, socket: Socket) => boolean,
): Iterable<Socket> {
  for (const [socket, viewer] of viewers) if (isReceiver(viewer, socket)) yield socket
}
