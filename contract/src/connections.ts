import { CONNECTION_KINDS, EVENT_TYPES } from '@retropulse/domain/connections/event-types'
import { CONNECTION_NAME_MAX, CONNECTION_URL_MAX } from '@retropulse/domain/connections/limits'
import { cleanLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'

/** Why something was not taken. */
export const FAILURES = [
  'unreachable',
  'timeout',
  'private-address',
  'redirect',
  'refused',
  'gone',
  /** The address was encrypted under another SECRET. */
  'secret-lost',
  'rate-limited',
  'error',
] as const
export type DeliveryFailure = (typeof FAILURES)[number]

/** Why something may not be sent, as things are when it is to be sent (LINK-7). */
export const WITHHELD = [
  /** It is about a private retro, and the connection is without those. */
  'private',
  /** The retro, action item, survey or team lies in the trash, or is gone. */
  'deleted',
  /** The connection no longer receives events of this type. */
  'not-chosen',
] as const
export type Withheld = (typeof WITHHELD)[number]

const eventsSchema = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .transform((chosen) => EVENT_TYPES.filter((type) => chosen.includes(type)))

const nameSchema = z
  .string()
  .max(CONNECTION_NAME_MAX)
  .transform((name) => cleanLine(name))
  .refine((name) => name !== '')

/** POST /api/org/{orgId}/connections and POST /api/team/{teamId}/connections (LINK-1). */
export const connectSchema = z.strictObject({
  kind: z.enum(CONNECTION_KINDS),
  name: nameSchema,
  url: z.string().max(CONNECTION_URL_MAX),
  events: eventsSchema,
  /** Private retros and their action items are sent, too (LINK-7). */
  includesPrivate: z.boolean().default(false),
})
export type Connect = z.input<typeof connectSchema>
export type ConnectionInput = z.output<typeof connectSchema>

/** POST …/connections/{connectionId}: what is left out stays as it is. */
export const changeConnectionSchema = z.strictObject({
  name: nameSchema.optional(),
  events: eventsSchema.optional(),
  includesPrivate: z.boolean().optional(),
})
export type ChangeConnection = z.output<typeof changeConnectionSchema>

/** A connection as people see it: never its address or its secret. Moments in milliseconds since 1970. */
export const connectionSchema = z.object({
  id: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  name: z.string(),
  host: z.string(),
  events: z.array(z.enum(EVENT_TYPES)),
  includesPrivate: z.boolean(),
  /** Null: the account was deleted. */
  connectedBy: z.string().nullable(),
  createdAt: z.number(),
  lastSuccessAt: z.number().nullable(),
  lastFailureAt: z.number().nullable(),
  lastFailure: z.enum(FAILURES).nullable(),
  /** It failed several times in a row, and is asked again only from then on; null: it is not resting. */
  pausedUntil: z.number().nullable(),
})
export type Connection = z.infer<typeof connectionSchema>

/** GET …/connections. */
export const connectionsSchema = z.object({ connections: z.array(connectionSchema), mayEdit: z.boolean() })
export type Connections = z.infer<typeof connectionsSchema>

/** GET /api/org/{id}/team-connections: the connections of all teams that have some (LINK-16). */
export const teamConnectionsSchema = z.object({
  teams: z.array(z.object({ id: z.string(), name: z.string(), connections: z.array(connectionSchema) })),
})
export type TeamConnections = z.infer<typeof teamConnectionsSchema>

/** The answer of POST …/connections and POST …/secret: the secret is shown this once; null where nothing is signed. */
export const connectedSchema = z.object({ id: z.string(), secret: z.string().nullable() })
export type Connected = z.infer<typeof connectedSchema>

/** Something that was sent, or is to be sent. */
export const deliverySchema = z.object({
  id: z.string(),
  /** `test` was sent by the button of that name. */
  type: z.enum([...EVENT_TYPES, 'test']),
  createdAt: z.number(),
  tries: z.number(),
  sentAt: z.number().nullable(),
  nextTryAt: z.number().nullable(),
  /** The HTTP status of the last answer; null: there was none. */
  status: z.number().nullable(),
  failure: z.enum(FAILURES).nullable(),
  /** Null: it was not withheld. */
  withheld: z.enum(WITHHELD).nullable(),
})
export type Delivery = z.infer<typeof deliverySchema>

/** GET …/connections/{connectionId}/deliveries, the newest first. */
export const deliveriesSchema = z.object({ deliveries: z.array(deliverySchema) })

/** POST …/connections/{connectionId}/test: what came of it. */
export const testedSchema = z.object({ isSent: z.boolean(), failure: z.enum(FAILURES).nullable() })
export type Tested = z.infer<typeof testedSchema>
