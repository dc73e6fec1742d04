import { planDeliveries, type PlanPorts } from '../commands/plan-deliveries.ts'
import { sendDelivery, type SendPorts } from '../commands/send-delivery.ts'
import type { Deliveries } from '../store/deliveries.ts'

export interface DeliveryLoopOptions extends PlanPorts, SendPorts {
  readonly deliveries: Deliveries
  readonly onError: (error: unknown) => void
}

/** Tells connections what happened, in the background, one delivery of each connection at a time (LINK-15). */
export interface DeliveryLoop {
  /** Resolves when what is being sent has ended; what is left is sent by another process, or after the next start. */
  close(): Promise<void>
}

/** How long something waits at most before it is noticed. */
const PAUSE_MS = 2000
const SENT_AT_ONCE = 16

export function startDeliveryLoop(options: DeliveryLoopOptions): DeliveryLoop {
  const { deliveries, now, onError } = options
  const sending = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false

  const begin = () => {
    turn = takeTurn()
      .catch(onError)
      .finally(() => {
        if (isClosed) return
        timer = setTimeout(begin, PAUSE_MS)
        // A process that has nothing else to do may end.
        timer.unref()
      })
  }

  async function takeTurn(): Promise<void> {
    while (!isClosed && (await planDeliveries(options)));
    await sendDue()
  }

  async function sendDue(): Promise<void> {
    const limit = SENT_AT_ONCE - sending.size
    if (isClosed || limit <= 0) return
    const claimed = await deliveries.claim({ now: now(), limit, except: [...sending.keys()] })
    for (const delivery of claimed) {
      const { connectionId } = delivery
      const done = sendDelivery(delivery, options)
        .then(() => undefined, onError)
        .then(() => {
          sending.delete(connectionId)
          // The next one of this connection does not wait for the clock.
          return sendDue()
        })
        .catch(onError)
      sending.set(connectionId, done)
    }
  }

  begin()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await turn
      await Promise.all(sending.values())
    },
  }
}
