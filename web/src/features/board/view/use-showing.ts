import type { Showing } from '@retropulse/domain/board/showings'
import { useState, useSyncExternalStore } from 'react'
import { remember } from '../../../lib/remembered.ts'
import { useLive } from './board-store.ts'
import { createClosedShowings, openShowing } from './closed-showings.ts'
import { createNotice } from './notice.ts'

const closed = createClosedShowings(remember('closed-showings'))

/** The showing whose sheet could not be loaded, so that the page does not try again and again. */
const failed = createNotice<number>()

export interface OpenShowing {
  /** Null: nothing is shown, or it was closed here. */
  readonly showing: Showing | null
  /** Closes the sheet on this device, for this showing only. */
  readonly close: () => void
  /** Gives up until the next visit or the next showing. */
  readonly giveUp: () => void
}

/**
 * What a facilitator shows to every participant now. It follows from the board's state alone, so that it opens as well
 * for who joins late and for whom this code loads late (D37).
 */
export function useShowing(): OpenShowing {
  const isLive = useLive((view) => view.status === 'live')
  const board = useLive((view) => view.board)
  const closedUpTo = useSyncExternalStore(closed.subscribe, () => closed.of(board.id))
  const failedNumber = useSyncExternalStore(failed.subscribe, failed.get)
  // A board from the device's cache may show what was stopped long ago: the first join decides.
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
