import { createClientAddress } from '../../../platform/http/client-address.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** Rate limits of the socket for one person and one address (LIMIT-9, LIMIT-10, LIMIT-15). */
export interface ClientLimits {
  /** The network address of a handshake, also behind trusted proxies. */
  readonly addressOf: ReturnType<typeof createClientAddress>
  /** Connections of an address. */
  readonly connectionLimit: RateLimit
  /** Joins of an address. */
  readonly joinLimit: RateLimit
  /** Commands of a person. */
  readonly rateLimit: RateLimit
  /** Commands of all guests of an address. */
  readonly guestLimit: RateLimit
}

export interface ClientLimitsOptions {
  readonly commandsPerSecond: number
  readonly requestsPerMinute: number
  readonly trustProxy: boolean | readonly string[]
}

/** An office shares one address: it may have the connections and joins of 20 people, and the commands of 4 guests. */
const PEOPLE_PER_ADDRESS = 20
const GUESTS_PER_ADDRESS = 4

export function createClientLimits(options: ClientLimitsOptions): ClientLimits {
  const { commandsPerSecond, requestsPerMinute, trustProxy } = options
  const ofAddress = (): RateLimit => createRateLimit((requestsPerMinute * PEOPLE_PER_ADDRESS) / 60)
  return {
    addressOf: createClientAddress(trustProxy),
    connectionLimit: ofAddress(),
    joinLimit: ofAddress(),
    rateLimit: createRateLimit(commandsPerSecond),
    guestLimit: createRateLimit(commandsPerSecond * GUESTS_PER_ADDRESS),
  }
}
