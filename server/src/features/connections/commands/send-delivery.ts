import type { Channels, SendOutcome } from '../ports.ts'
import type { ClaimedDelivery, Deliveries } from '../store/deliveries.ts'

export interface SendPorts {
  readonly deliveries: Pick<Deliveries, 'settle'>
  readonly channels: Channels
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Sends a delivery that was claimed, and keeps what came of it. */
export async function sendDelivery(
  claimed: ClaimedDelivery,
  { deliveries, channels, now }: SendPorts,
): Promise<SendOutcome> {
  const { kind, target, message } = claimed
  const outcome: SendOutcome =
    target === null
      ? { isSent: false, failure: 'secret-lost', status: null, retryAfter: null }
      : await channels[kind].send(target, message)
  await deliveries.settle(claimed, outcome, now())
  return outcome
}
