import { type ClaimLoop, OF_ONE_ORG, startClaimLoop } from '../../../platform/process/claim-loop.ts'
import { sendDelivery, type SendDeliveryPorts } from '../commands/send-delivery.ts'
import type { Deliveries } from '../store/deliveries.ts'
import type { EventOutbox } from '../store/event-outbox.ts'

export interface DeliveryLoopOptions extends SendDeliveryPorts {
  readonly eventOutbox: Pick<EventOutbox, 'moveNext'>
  readonly deliveries: Deliveries
}

const EVENTS_AT_ONCE = 100

/** Tells connections what happened (LINK-4), in the background, one delivery of each connection at a time (LINK-15). */
export function startDeliveryLoop(options: DeliveryLoopOptions): ClaimLoop {
  const { deliveries, eventOutbox, now, onError } = options
  return startClaimLoop({
    async prepare(isClosed) {
      while (!isClosed() && (await eventOutbox.moveNext(EVENTS_AT_ONCE)));
    },
    claim: (limit, except) => deliveries.claim({ now: now(), limit, ofOneOrg: OF_ONE_ORG, except }),
    keyOf: ({ connectionId }) => connectionId,
    perform: (delivery) => sendDelivery(delivery, options),
    onError,
  })
}
