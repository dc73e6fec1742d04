import type { RoomUpdate } from '@retropulse/contract/board-room'
import type { BoardState } from '@retropulse/domain/board/state'
import { whenDrained } from '../../../platform/socket/broadcast.ts'
import type { CooperativeWork } from '../../../platform/process/cooperative-scheduler.ts'
import { boardParts } from './board-parts.ts'
import type { Seat } from './seat.ts'

/**
 * Sends a large board after the answer to its join, part by part and no faster than the client reads, so that it neither
 * fills the memory nor holds up the event loop (H4). Ends when `isCurrent` says that another join took its place.
 */
export function* sendBoard(
  { socket, room, viewer }: Seat,
  state: BoardState,
  isCurrent: () => boolean,
): CooperativeWork {
  const tell = (update: RoomUpdate): void => void socket.emit('room', update)
  for (const part of boardParts(state, viewer, room.pseudonymOf)) {
    if (!socket.connected || !isCurrent()) return
    // What may be read has changed since: the rest would show what is hidden by now (D8, D9).
    if (!isSameView(state, room.board.at.state)) {
      tell({ type: 'board-part', notes: [], actions: [], end: 'outdated' })
      return
    }
    tell({ type: 'board-part', ...part, end: null })
    yield whenDrained(socket)
  }
  if (socket.connected && isCurrent()) tell({ type: 'board-part', notes: [], actions: [], end: 'complete' })
}

function isSameView(one: BoardState, other: BoardState): boolean {
  return one.isMasked === other.isMasked && one.anonymityChanges === other.anonymityChanges
}
