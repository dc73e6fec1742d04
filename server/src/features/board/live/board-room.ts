import { isRemoved } from '@retropulse/domain/board/actor'
import type { BoardEventType } from '@retropulse/domain/board/event'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type { CooperativeScheduler } from '../../../platform/process/cooperative-scheduler.ts'
import type { Identities } from '../../auth/api.ts'
import type { CommittedRow, LiveBoard } from '../engine/live-board.ts'
import { createFacilitatorAbsence } from './facilitator-absence.ts'
import { createEditingNotes, type EditedNote, type EditingNotes } from './editing.ts'
import { introduceAuthors } from './introduce-authors.ts'
import { createPresence, type Presence } from './presence.ts'
import { createPresenceAnnouncer } from './presence-announcer.ts'
import { memoisedFor, type Pseudonyms } from './pseudonyms.ts'
import { createRoomAuthors, type RoomAuthors } from './room-authors.ts'
import { createRoomSend, type RoomSend, type Viewers } from './room-viewers.ts'
import { createRowDelivery } from './row-delivery.ts'
import { type BoardViewer, viewerAfter } from './viewer.ts'

/** The sockets on one board in this process, who is present, and how updates are broadcast to them. */
export interface BoardRoom {
  readonly board: LiveBoard
  readonly presence: Presence
  readonly editing: EditingNotes
  readonly authors: RoomAuthors
  readonly pseudonymOf: (author: AuthorId) => AuthorId
  /** Every socket on the board in this process, with its viewer. */
  readonly viewers: Map<Socket, BoardViewer>
  /** How many people have answered the mood poll, as far as this process knows. */
  moods: number
  enter(socket: Socket, viewer: BoardViewer): void
  /** `awayUntil`: the tab was hidden, and the participant stays in the list as away until then (PRESENCE-8). */
  leave(socket: Socket, awayUntil?: number): void
  /** Since when no facilitator is present, in milliseconds since 1970; null: one is present or away (LEAD-11). */
  noFacilitatorSince(): number | null
  /** Records that another process has had no facilitator for so many milliseconds. */
  recordRemoteAbsence(ms: number): void
  /** The socket was sent the board as it is now: rows that still wait for delivery are not sent to it. */
  caughtUp(socket: Socket): void
  /** Broadcasts rows that became durable. */
  deliver(rows: readonly CommittedRow[]): void
  /** Broadcasts to all sockets, or all but one; the update may depend on whether viewers see authors. */
  readonly send: RoomSend
  /** Broadcasts a typing indicator, without the editor's name where it could name an author (ANON-18). */
  sendEditing(note: EditedNote, except?: Socket): void
  sendEditingStopped(shownIds: readonly NoteId[], except?: Socket): void
  /** Broadcasts arrivals and departures, gathered over a moment (PRESENCE-10). */
  announcePresence(): void
}

export interface BoardRoomOptions {
  readonly board: LiveBoard
  readonly pseudonyms: Pseudonyms
  readonly identities: Pick<Identities, 'profilesOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
  /** Author visibility was switched. */
  readonly onAnonymityChanged: () => void
}

export function createBoardRoom(options: BoardRoomOptions): BoardRoom {
  const { board, pseudonyms, identities, scheduler, now, onAnonymityChanged, onError } = options
  const pseudonymOf = memoisedFor(pseudonyms, board.id)
  const viewers = new Map<Socket, BoardViewer>()
  const presence = createPresence()
  const editing = createEditingNotes()
  const authors = createRoomAuthors({ board, viewers, identities })
  /** The sequence number at which each socket was last sent the whole board. */
  const caughtUpAt = new Map<Socket, number>()
  const absence = createFacilitatorAbsence(now)
  const send = createRoomSend(viewers)

  function sendEditingStopped(shownIds: readonly NoteId[], except?: Socket): void {
    for (const noteId of shownIds) send(() => ({ type: 'editing-stopped', noteId }), except)
  }

  const announcePresence = createPresenceAnnouncer({ board, presence, absence, send })

  /**
   * After a switch of author visibility: viewers, typing indicators and the list of people change (ANON-18,
   * PRESENCE-9).
   */
  function applyAnonymityChange(): void {
    const { state } = board.at
    sendEditingStopped(editing.dropAll())
    for (const [socket, viewer] of viewers) {
      const after = viewerAfter(viewer, state, pseudonyms)
      viewers.set(socket, after)
      presence.change(after, state.isAnonymous)
    }
    authors.clear()
    announcePresence()
    onAnonymityChanged()
  }

  const deliverRows = createRowDelivery({
    viewers,
    caughtUpAt,
    pseudonymOf,
    scheduler,
    onError,
    beforeDelivery(rows) {
      if (hasEvent(rows, (type) => type === 'anonymity-changed')) applyAnonymityChange()
      if (hasEvent(rows, (type) => FACILITATION.has(type))) announcePresence()
      introduceAuthors(rows, { authors, presence, viewers }).catch(onError)
    },
  })

  return {
    board,
    presence,
    editing,
    authors,
    pseudonymOf,
    viewers,
    moods: 0,
    send,
    sendEditing(note, except) {
      const { state } = board.at
      send((seesAuthors) => ({ type: 'editing', editing: editing.shownTo(note, state, seesAuthors) }), except)
    },
    sendEditingStopped,
    enter(socket, viewer) {
      viewers.set(socket, viewer)
      caughtUpAt.set(socket, board.at.seq)
      presence.arrive(viewer, board.at.state.isAnonymous)
      announcePresence()
      absence.noteSentToNewcomer()
    },
    leave(socket, awayUntil) {
      const viewer = viewers.get(socket)
      if (viewer === undefined) return
      viewers.delete(socket)
      caughtUpAt.delete(socket)
      presence.leave(viewer.key, awayUntil)
      announcePresence()
    },
    caughtUp: (socket) => caughtUpAt.set(socket, board.at.seq),
    deliver(rows) {
      deliverRows(rows)
      if (hasEvent(rows, (type) => type === 'person-removed')) disconnectRemoved(board, viewers)
    },
    announcePresence,
    noFacilitatorSince: () => absence.since(),
    recordRemoteAbsence(ms) {
      if (absence.recordRemote(ms)) announcePresence()
    },
  }
}

/** Events that change who facilitates. */
const FACILITATION: ReadonlySet<BoardEventType> = new Set([
  'facilitation-given',
  'facilitation-taken',
  'facilitation-taken-over',
  'take-over-ended',
])

function hasEvent(rows: readonly CommittedRow[], isMeant: (type: BoardEventType) => boolean): boolean {
  return rows.some(({ events }) => events.some(({ type }) => isMeant(type)))
}

/** Disconnected pages join again by themselves, and are refused then as removed (LEAD-13). */
function disconnectRemoved(board: LiveBoard, viewers: Viewers): void {
  const removed = viewers.entries().filter(([, viewer]) => isRemoved(board.at.state, viewer))
  for (const [socket] of removed.toArray()) socket.disconnect(true)
}
