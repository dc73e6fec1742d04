import type { BoardId } from '@retropulse/domain/kernel/ids'
import { deviceAccount, devicePerson } from '../../../lib/device-person.ts'
import type { BoardSession } from './board-session.ts'
import { keepFirstSession, whenFirstSessionShows } from './first-session.ts'
import { withRotatedNoteIds } from './rotate-note-ids.ts'
import { openBoardSession } from './open-board-session.ts'

/** Milliseconds within which the copy of a board is read from the device, also on a slow one. */
const READ_TIMEOUT_MS = 120

let isOpened = false

/** Opens the session of the board that the page was opened for, on the first call; does nothing on others. */
export function openFirstBoard(boardId: BoardId): void {
  if (isOpened) return
  isOpened = true
  keepFirstSession(boardId, openSession(boardId, lastGuest()))
}

/**
 * Resolves when the copy of the board that this device keeps for a guest can be drawn, so that no skeleton is drawn for a
 * moment; at once where the board comes from the server.
 */
export function whenStoredBoardShows(): Promise<void> {
  return lastGuest() === null ? Promise.resolve() : whenFirstSessionShows(READ_TIMEOUT_MS)
}

/** Opens a session; `identityHint` is the id of the viewer, where it is known. */
export function openSession(boardId: BoardId, identityHint: string | null): BoardSession {
  return withRotatedNoteIds(openBoardSession({ boardId, ...(identityHint !== null && { identityHint }) }))
}

/**
 * The guest that this device last was, for whom a kept board opens before the server has answered (OFFLINE-12). A board
 * of an account waits for the server: the account may have been signed out elsewhere (OFFLINE-5).
 */
export function lastGuest(): string | null {
  return deviceAccount.get() === null ? devicePerson.get() : null
}
