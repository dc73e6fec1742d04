import type { Showing } from '@retropulse/domain/board/showings/showings'
import { useState, useSyncExternalStore } from 'react'
import { storedText } from '../../../lib/stored-text.ts'
import { useLive } from './board-store.ts'
import { createClosedShowings, openShowing } from './closed-showings.ts'
import { createNotice } from './notice.ts'

const closed = createClosedShowings(storedText('closed-showings'))

/** The showing whose dialog could not be loaded, so that the page does not try it again and again. */
const failed = createNotice<number>()

export interface OpenShowing {
  /** Null when nothing is shown, or it was closed on this device. */
  readonly showing: Showing | null
  /** Closes the dialog on this device, for this showing only (SUMMARY-14). */
  readonly close: () => void
  /** Gives up until the next visit or the next showing. */
  readonly giveUp: () => void
}

/**
 * What a facilitator shows to all participants now. It follows from the state of the board alone, so that it opens also
 * for participants who join late, and when this code loads late (SUMMARY-13).
 */
export function useShowing(): OpenShowing {
  const isLive = useLive((view) => view.status === 'live')
  const board = useLive((view) => view.board)
  const closedUpTo = useSyncExternalStore(closed.subscribe, () => closed.of(board.id))
  const failedNumber = useSyncExternalStore(failed.subscribe, failed.get)
  // A board from the device may have a showing that was stopped long ago: it opens only after the first join.
  const [wasLive, setWasLive] = useState(isLive)
  if (isLive && !wasLive) setWasLive(true)
  const open = wasLive ? openShowing(board, closedUpTo) : null
  const showing = open?.number === failedNumber ? null : open
  return {
    showing,
    close: () => open !== null && closed.close(board.id, open.number),
    giveUp: () => failed.set(open?.number ?? null),
  }
}
