import type { DeliveryFailure } from '@retropulse/contract/connections'
import type { ConnectionKind } from '@retropulse/domain/connections/event-types'
import type { PersonId } from '@retropulse/domain/kernel/ids'

/** What happened, in a few words for people. */
export interface Notice {
  readonly title: string
  /** One fact a line; texts that people wrote may stand in them. */
  readonly lines: readonly string[]
  /** Null where the server does not know its own address. */
  readonly link: { readonly label: string; readonly url: string } | null
}

/** Something that is sent to a connection. */
export interface Message {
  /** The same whenever it is sent again. */
  readonly id: string
  readonly type: string
  /** When it happened, in milliseconds since 1970. */
  readonly at: number
  /** For programs. */
  readonly data: Readonly<Record<string, unknown>>
  readonly notice: Notice
}

/** The names of people; those who deleted their account have none. */
export type NamesOf = (people: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, string>>

/** Where a message goes. */
export interface Target {
  readonly url: string
  /** Sign what is sent: the present secret, and the former one while it still counts. */
  readonly secrets: readonly string[]
}

export type SendOutcome =
  | { readonly isSent: true; readonly status: number }
  | {
      readonly isSent: false
      readonly failure: DeliveryFailure
      /** The HTTP status of the answer; null: there was none. */
      readonly status: number | null
      /** The pause that the service asked for, in milliseconds; null: none. */
      readonly retryAfter: number | null
    }

/** Sends messages to a kind of service, in its form. Never rejects. */
export interface Channel {
  send(target: Target, message: Message): Promise<SendOutcome>
  /** Why an address cannot be one of this kind; null: it can. */
  addressRefusal(url: string): AddressRefusal | null
}

export type AddressRefusal = 'invalid' | 'private' | 'not-slack'

export type Channels = Readonly<Record<ConnectionKind, Channel>>
