import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardState } from '@retropulse/domain/board/state'
import { whenDrained } from '../../../platform/socket/broadcast.ts'
import type { CooperativeWork } from '../../../platform/process/cooperative-scheduler.ts'
import { boardParts } from '../queries/board-parts.ts'
import type { RoomSession } from './room-session.ts'

/**
 * Sends a large board after the answer to its join, part by part and no faster than the client reads, so that it
 * neither fills the memory nor blocks the event loop (WIRE-9, LIMIT-23). Ends when `isCurrent` says that another join
 * followed.
 */
export function* sendBoard(
  { socket, room, viewer }: RoomSession,
  state: BoardState,
  isCurrent: () => boolean,
): CooperativeWork {
  const send = (update: RoomUpdate): void => void socket.emit('room', update)
  for (const part of boardParts(state, viewer, room.pseudonymOf)) {
    if (!socket.connected || !isCurrent()) return
    // Masking or author visibility was switched since: the rest would disclose what is hidden by now (WIRE-9).
    if (!isSameView(state, room.board.at.state)) {
      send({ type: 'board-part', notes: [], actions: [], end: 'outdated' })
      return
    }
    send({ type: 'board-part', ...part, end: null })
    yield whenDrained(socket)
  }
  if (socket.connected && isCurrent()) send({ type: 'board-part', notes: [], actions: [], end: 'complete' })
}

function isSameView(one: BoardState, other: BoardState): boolean {
  return one.isMasked === other.isMasked && one.anonymityChanges === other.anonymityChanges
}
