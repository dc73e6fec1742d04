import { type ClaimLoop, startClaimLoop } from '../../../platform/process/claim-loop.ts'
import { planDeliveries, type PlanPorts } from '../commands/plan-deliveries.ts'
import { sendDelivery, type SendPorts } from '../commands/send-delivery.ts'
import type { Deliveries } from '../store/deliveries.ts'

export interface DeliveryLoopOptions extends PlanPorts, SendPorts {
  readonly deliveries: Deliveries
  readonly onError: (error: unknown) => void
}

/** Tells connections what happened, in the background, one delivery of each connection at a time (LINK-15). */
export function startDeliveryLoop(options: DeliveryLoopOptions): ClaimLoop {
  const { deliveries, now, onError } = options
  return startClaimLoop({
    async prepare(isClosed) {
      while (!isClosed() && (await planDeliveries(options)));
    },
    claim: (limit, except) => deliveries.claim({ now: now(), limit, except }),
    keyOf: ({ connectionId }) => connectionId,
    perform: (delivery) => sendDelivery(delivery, options),
    onError,
  })
}
