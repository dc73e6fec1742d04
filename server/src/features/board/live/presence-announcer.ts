import type { LiveBoard } from '../engine/live-board.ts'
import type { FacilitatorAbsence } from './facilitator-absence.ts'
import { type Presence, personFor } from './presence.ts'
import type { RoomSend } from './room-viewers.ts'

export interface PresenceAnnouncerOptions {
  readonly board: LiveBoard
  readonly presence: Presence
  readonly absence: FacilitatorAbsence
  readonly send: RoomSend
}

/** Milliseconds in which arrivals are gathered: two hundred people joining at once are a few messages (PRESENCE-10). */
const PRESENCE_PAUSE_MS = 100

/** Broadcasts arrivals, departures and the absence of facilitators, gathered over a moment. */
export function createPresenceAnnouncer(options: PresenceAnnouncerOptions): () => void {
  const { board, presence, absence, send } = options
  let announcement: NodeJS.Timeout | undefined

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

  return () => {
    trackFacilitators()
    announcement ??= setTimeout(announceNow, PRESENCE_PAUSE_MS)
  }
}
