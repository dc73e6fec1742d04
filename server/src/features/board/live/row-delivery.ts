import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { Socket } from 'socket.io'
import type {
  CooperativeScheduler,
  CooperativeWork,
} from '../../../platform/process/cooperative-scheduler.ts'
import { broadcast } from '../../../platform/socket/broadcast.ts'
import type { CommittedRow } from '../engine/live-board.ts'
import { audienceOf } from './audience.ts'
import { type PresentViewers, deliveriesOf, type Delivery, type DeliveryVisibility } from './fan-out.ts'
import { socketsOf, type Viewers } from './room-viewers.ts'
import { isLargeSwitch, textDeliveries, TEXTS_APART } from './text-deliveries.ts'
import type { BoardViewer } from './viewer.ts'

export interface RowDeliveryOptions {
  readonly viewers: Viewers
  /** The sequence number at which each socket was last sent the whole board. */
  readonly caughtUpAt: ReadonlyMap<Socket, number>
  readonly pseudonymOf: (author: AuthorId) => AuthorId
  readonly scheduler: CooperativeScheduler
  readonly onError: (error: unknown) => void
  /** Called before rows are broadcast: what they change of the viewers themselves. */
  readonly beforeDelivery: (rows: readonly CommittedRow[]) => void
}

/** Broadcasts rows that became durable to each audience, in their order. */
export function createRowDelivery(options: RowDeliveryOptions): (rows: readonly CommittedRow[]) => void {
  const { viewers, caughtUpAt, pseudonymOf, scheduler, onError, beforeDelivery } = options
  /** Rows that wait while a large one is being delivered in steps; null: none is. */
  let waiting: CommittedRow[] | null = null

  function deliverNow(
    rows: readonly CommittedRow[],
    isEligible: (socket: Socket) => boolean,
    visibility?: DeliveryVisibility,
  ): void {
    beforeDelivery(rows)
    for (const delivery of deliveriesOf(rows, presentViewers(viewers), pseudonymOf, visibility)) {
      const isReceiver = receiversOf(delivery)
      const receivers = socketsOf(viewers, (viewer, socket) => isReceiver(viewer) && isEligible(socket))
      broadcast(receivers, delivery.channel, delivery.update)
    }
  }

  /** Delivers rows one after the other, large ones in steps. */
  function* deliverWaiting(): CooperativeWork {
    try {
      for (let row = waiting?.shift(); row !== undefined; row = waiting?.shift()) {
        const { seq } = row
        const isEligible = (socket: Socket): boolean => (caughtUpAt.get(socket) ?? seq) < seq
        if (isLargeSwitch(row)) yield* deliverSwitch(row, isEligible)
        else deliverNow([row], isEligible)
        yield
      }
    } finally {
      waiting = null
    }
  }

  function* deliverSwitch(row: CommittedRow, isEligible: (socket: Socket) => boolean): CooperativeWork {
    for (const texts of textDeliveries(row, peopleOf(viewers))) {
      if (texts !== undefined) {
        const { to, notes } = texts
        const isReceiver = (viewer: BoardViewer, socket: Socket): boolean =>
          (to === null || viewer.personId === to.personId) && isEligible(socket)
        broadcast(socketsOf(viewers, isReceiver), 'room', { type: 'texts', notes }, { isBulk: true })
      }
      yield
    }
    deliverNow([row], isEligible, TEXTS_APART)
  }

  return (rows) => {
    if (waiting !== null) {
      waiting.push(...rows)
    } else if (rows.some(isLargeSwitch)) {
      waiting = [...rows]
      scheduler.run(deliverWaiting()).catch(onError)
    } else {
      deliverNow(rows, () => true)
    }
  }
}

function presentViewers(viewers: Viewers): PresentViewers {
  return {
    audiences: [...new Set(viewers.values().map(audienceOf))],
    people: () => peopleOf(viewers),
  }
}

function peopleOf(viewers: Viewers): readonly BoardViewer[] {
  return [...new Map(viewers.values().map((viewer) => [viewer.personId, viewer])).values()]
}

/**
 * Matches the receivers of a delivery: one person with all their sockets, or an audience except those with their own.
 */
function receiversOf({ to, except }: Delivery): (viewer: BoardViewer) => boolean {
  if (typeof to === 'object') return (viewer) => viewer.id === to.author && audienceOf(viewer) === to.audience
  return (viewer) => audienceOf(viewer) === to && !except.includes(viewer.id)
}
