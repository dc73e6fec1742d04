import type { AuthorProfile, RoomUpdate } from '@retropulse/contract/board-room'
import { isRemoved } from '@retropulse/domain/board/actor'
import type { BoardEventType } from '@retropulse/domain/board/event'
import { type AuthorId, isPseudonym, type NoteId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type {
  CooperativeScheduler,
  CooperativeWork,
} from '../../../platform/process/cooperative-scheduler.ts'
import { broadcast } from '../../../platform/socket/broadcast.ts'
import type { CommittedRow, LiveBoard } from '../engine/live-board.ts'
import { createFacilitatorAbsence } from './facilitator-absence.ts'
import { createEditingNotes, type EditedNote, type EditingNotes } from './editing.ts'
import { type Audiences, deliveriesOf, type Delivery, type EventSight } from './fan-out.ts'
import { createPresence, type Presence, personFor } from './presence.ts'
import { memoisedFor, type Pseudonyms } from './pseudonyms.ts'
import { audienceOf } from './audience.ts'
import { isLargeSwitch, textDeliveries, TEXTS_APART } from './text-deliveries.ts'
import { type BoardViewer, viewerAfter } from './viewer.ts'

/** The sockets on one board in this process, who is present, and how updates are broadcast to them. */
export interface BoardRoom {
  readonly board: LiveBoard
  readonly presence: Presence
  readonly editing: EditingNotes
  /** Authors whose profiles were sent to viewers of this board who see authors. */
  readonly authors: Map<AuthorId, AuthorProfile>
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
  learnNoFacilitatorFor(ms: number): void
  /** The socket was sent the board as it is now: rows that still wait for delivery are not sent to it. */
  caughtUp(socket: Socket): void
  /** Broadcasts rows that became durable. */
  deliver(rows: readonly CommittedRow[]): void
  /** Broadcasts to all sockets, or all but one; the update may depend on whether viewers see authors. */
  send(update: (seesAuthors: boolean) => RoomUpdate | null, except?: Socket): void
  /** Broadcasts a typing indicator, without the editor's name where it could name an author (ANON-18). */
  sendEditing(note: EditedNote, except?: Socket): void
  sendEditingStopped(shownIds: readonly NoteId[], except?: Socket): void
  /** Broadcasts arrivals and departures, gathered over a moment (PRESENCE-10). */
  announcePresence(): void
}

/** Milliseconds in which arrivals are gathered: two hundred people joining at once are a few messages (PRESENCE-10). */
const PRESENCE_PAUSE_MS = 100

export interface BoardRoomOptions {
  readonly board: LiveBoard
  readonly pseudonyms: Pseudonyms
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
  /** Author visibility was switched. */
  readonly onLookedAnew: () => void
}

export function createBoardRoom(options: BoardRoomOptions): BoardRoom {
  const { board, pseudonyms, scheduler, now, onLookedAnew, onError } = options
  const pseudonymOf = memoisedFor(pseudonyms, board.id)
  const viewers = new Map<Socket, BoardViewer>()
  const presence = createPresence()
  const editing = createEditingNotes()
  const authors = new Map<AuthorId, AuthorProfile>()
  /** The sequence number at which each socket was last sent the whole board. */
  const caughtUpAt = new Map<Socket, number>()
  /** Rows that wait while a large one is being delivered in steps; null: none is. */
  let waiting: CommittedRow[] | null = null
  let announcement: NodeJS.Timeout | undefined
  const absence = createFacilitatorAbsence(now)

  function send(update: (seesAuthors: boolean) => RoomUpdate | null, except?: Socket): void {
    for (const seesAuthors of [true, false]) {
      const message = hasAudience(viewers, seesAuthors) ? update(seesAuthors) : null
      if (message === null) continue
      const isRecipient = (viewer: BoardViewer, socket: Socket): boolean =>
        viewer.seesAuthors === seesAuthors && socket !== except
      broadcast(windowsOf(viewers, isRecipient), 'room', message)
    }
  }

  function sendEditingStopped(shownIds: readonly NoteId[], except?: Socket): void {
    for (const noteId of shownIds) send(() => ({ type: 'editing-stopped', noteId }), except)
  }

  function announceNow(): void {
    announcement = undefined
    if (absence.takeChange())
      send(() => ({ type: 'facilitator-presence', noFacilitatorSince: absence.since() }))
    const { joined, left } = presence.takeChange()
    if (joined.length + left.length === 0) return
    send((seesAuthors) => ({
      type: 'presence',
      joined: joined.map((present) => personFor(present, seesAuthors, board.at.state.isAnonymous)),
      left,
    }))
  }

  /** Participants who are away still count: a facilitator who looks into another tab is not replaced (LEAD-11). */
  function trackFacilitators(): void {
    const { facilitators } = board.at.state
    const isLed = presence.some(
      ({ isFacilitator, authorId }) => isFacilitator || facilitators.includes(authorId),
    )
    absence.update(isLed)
  }

  function announcePresence(): void {
    trackFacilitators()
    announcement ??= setTimeout(announceNow, PRESENCE_PAUSE_MS)
  }

  /** Viewers who see authors are sent the profile of each author that the rows name. */
  function introduceAuthors(rows: readonly CommittedRow[]): void {
    const unknown = authorsOfRows(rows).filter((author) => !isPseudonym(author) && !authors.has(author))
    if (unknown.length === 0) return
    const here = presence.all().filter((present) => unknown.includes(present.authorId))
    for (const { authorId, person } of here)
      authors.set(authorId, { name: person.name, picture: person.picture })
    const news = Object.fromEntries(
      here.map(({ authorId, person }) => [authorId, { name: person.name, picture: person.picture }]),
    )
    send((seesAuthors) => (seesAuthors ? { type: 'authors', authors: news } : null))
  }

  /**
   * After a switch of author visibility: viewers, typing indicators and the list of people change (ANON-18,
   * PRESENCE-9).
   */
  function lookAnew(): void {
    const { state } = board.at
    sendEditingStopped(editing.dropAll())
    for (const [socket, viewer] of viewers) {
      const after = viewerAfter(viewer, state, pseudonyms)
      viewers.set(socket, after)
      presence.change(after, state.isAnonymous)
    }
    authors.clear()
    announcePresence()
    onLookedAnew()
  }

  function deliverNow(
    rows: readonly CommittedRow[],
    mayHear: (socket: Socket) => boolean,
    sightOf?: EventSight,
  ): void {
    if (rows.some(({ events }) => events.some(({ type }) => type === 'anonymity-changed'))) lookAnew()
    if (rows.some(({ events }) => events.some(({ type }) => FACILITATION.has(type)))) announcePresence()
    introduceAuthors(rows)
    for (const delivery of deliveriesOf(rows, audiencesOf(viewers), pseudonymOf, sightOf)) {
      const isReceiver = receiversOf(delivery)
      const receivers = windowsOf(viewers, (viewer, socket) => isReceiver(viewer) && mayHear(socket))
      broadcast(receivers, delivery.channel, delivery.update)
    }
  }

  /** Delivers rows one after the other, large ones in steps. */
  function* deliverWaiting(): CooperativeWork {
    try {
      for (let row = waiting?.shift(); row !== undefined; row = waiting?.shift()) {
        const { seq } = row
        const mayHear = (socket: Socket): boolean => (caughtUpAt.get(socket) ?? seq) < seq
        if (isLargeSwitch(row)) yield* deliverSwitch(row, mayHear)
        else deliverNow([row], mayHear)
        yield
      }
    } finally {
      waiting = null
    }
  }

  function* deliverSwitch(row: CommittedRow, mayHear: (socket: Socket) => boolean): CooperativeWork {
    for (const texts of textDeliveries(row, peopleOf(viewers))) {
      if (texts !== undefined) {
        const { to, notes } = texts
        const isReceiver = (viewer: BoardViewer, socket: Socket): boolean =>
          (to === null || viewer.personId === to.personId) && mayHear(socket)
        broadcast(windowsOf(viewers, isReceiver), 'room', { type: 'texts', notes }, { isBulk: true })
      }
      yield
    }
    deliverNow([row], mayHear, TEXTS_APART)
  }

  /** Disconnected pages join again by themselves, and are refused then as removed (LEAD-13). */
  function disconnectRemoved(): void {
    const removed = viewers.entries().filter(([, viewer]) => isRemoved(board.at.state, viewer))
    for (const [socket] of removed.toArray()) socket.disconnect(true)
  }

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
      if (waiting !== null) {
        waiting.push(...rows)
      } else if (rows.some(isLargeSwitch)) {
        waiting = [...rows]
        scheduler.run(deliverWaiting()).catch(onError)
      } else {
        deliverNow(rows, () => true)
      }
      if (rows.some(({ events }) => events.some(({ type }) => type === 'person-removed'))) disconnectRemoved()
    },
    announcePresence,
    noFacilitatorSince: () => absence.since(),
    learnNoFacilitatorFor(ms) {
      if (absence.learn(ms)) announcePresence()
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

type Viewers = ReadonlyMap<Socket, BoardViewer>

/** Ballots are secret: a profile sent for one of these events would disclose the voter (VOTE-31). */
const SECRET: ReadonlySet<BoardEventType> = new Set(['votes-cast', 'voter-done'])

function authorsOfRows(rows: readonly CommittedRow[]): readonly AuthorId[] {
  return rows.flatMap((row) =>
    row.events.flatMap((event) =>
      'by' in event && event.by !== null && !SECRET.has(event.type) ? [event.by] : [],
    ),
  )
}

function hasAudience(viewers: Viewers, seesAuthors: boolean): boolean {
  return viewers.values().some((viewer) => viewer.seesAuthors === seesAuthors)
}

function audiencesOf(viewers: Viewers): Audiences {
  return {
    sights: [...new Set(viewers.values().map(audienceOf))],
    people: () => peopleOf(viewers),
  }
}

function peopleOf(viewers: Viewers): readonly BoardViewer[] {
  return [...new Map(viewers.values().map((viewer) => [viewer.personId, viewer])).values()]
}

function* windowsOf(
  viewers: Viewers,
  isReceiver: (viewer: BoardViewer, socket: Socket) => boolean,
): Iterable<Socket> {
  for (const [socket, viewer] of viewers) if (isReceiver(viewer, socket)) yield socket
}

/**
 * Matches the receivers of a delivery: one person with all their sockets, or an audience except those with their own.
 */
function receiversOf({ to, except }: Delivery): (viewer: BoardViewer) => boolean {
  if (typeof to === 'object') return (viewer) => viewer.id === to.author && audienceOf(viewer) === to.sight
  return (viewer) => audienceOf(viewer) === to && !except.includes(viewer.id)
}
