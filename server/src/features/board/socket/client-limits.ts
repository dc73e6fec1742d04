import { createClientAddress } from '../../../platform/http/client-address.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** How much one person, and one address with everybody behind it, may ask of the socket. */
export interface ClientLimits {
  /** The address that a handshake comes from, behind trusted proxies too. */
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

/** An office shares one address: so many people's connections and joins, and so many guests' commands. */
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
