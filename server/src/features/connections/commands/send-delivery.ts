import { pauseAfter } from '@retropulse/domain/connections/retry'
import type { Channels, Message, SendOutcome } from '../ports.ts'
import type { ClaimedDelivery, Deliveries } from '../store/deliveries.ts'
import type { EventContents } from '../store/event-contents.ts'
import { composeMessage, type ComposePorts } from './compose-message.ts'

export interface SendPorts {
  readonly deliveries: Pick<Deliveries, 'settle'>
  readonly channels: Channels
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface SendDeliveryPorts extends SendPorts, ComposePorts {
  readonly deliveries: Pick<Deliveries, 'settle' | 'withhold' | 'giveUp'>
  readonly eventContents: EventContents
  readonly onError: (error: unknown) => void
}

/** Sends a delivery that was claimed, as far as that is allowed by now (LINK-7), and keeps what came of it. */
export async function sendDelivery(claimed: ClaimedDelivery, ports: SendDeliveryPorts): Promise<void> {
  const message = await readMessage(claimed, ports)
  if (message !== null) await sendMessage(claimed, message, ports)
}

/**
 * Null when nothing is to be sent now. What cannot be read is tried again once the lease is over, and given up in the
 * end: otherwise a board that never opens would hold up its connection for ever.
 */
async function readMessage(claimed: ClaimedDelivery, ports: SendDeliveryPorts): Promise<Message | null> {
  const { deliveries, eventContents, now, onError } = ports
  try {
    const content = await eventContents.of(claimed.id, now())
    if (content === null) return null
    if (!('withheld' in content)) return await composeMessage(claimed.id, content, ports)
    await deliveries.withhold(claimed, content.withheld)
  } catch (error) {
    onError(error)
    if (pauseAfter(claimed.tries, null) === null) await deliveries.giveUp(claimed)
  }
  return null
}

/** Sends a message in place of a delivery that was claimed, and keeps what came of it. */
export async function sendMessage(
  claimed: ClaimedDelivery,
  message: Message,
  { deliveries, channels, now }: SendPorts,
): Promise<SendOutcome> {
  const { kind, target } = claimed
  const outcome: SendOutcome =
    target === null
      ? { isSent: false, failure: 'secret-lost', status: null, retryAfter: null }
      : await channels[kind].send(target, message)
  await deliveries.settle(claimed, outcome, now())
  return outcome
}
