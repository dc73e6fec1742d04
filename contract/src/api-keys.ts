import { cleanLine } from '@retropulse/domain/kernel/text'
import { API_KEY_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import { API_KEY_SCOPES } from './api-key-scopes.ts'
import { daySchema } from './ids.ts'

const scopesSchema = z.array(z.enum(API_KEY_SCOPES))

/** POST /api/org/{id}/api-keys (API-10); a key without `expiresOn` has no last day. */
export const makeApiKeySchema = z.strictObject({
  name: z
    .string()
    .max(API_KEY_NAME_MAX)
    .transform((name) => cleanLine(name))
    .refine((name) => name !== '')
    .default('API key'),
  scopes: scopesSchema
    .min(1)
    .transform((scopes) => API_KEY_SCOPES.filter((scope) => scopes.includes(scope)))
    .default(['metrics']),
  /** The last day on which it works, in UTC. */
  expiresOn: daySchema.nullable().default(null),
})
export type MakeApiKey = z.input<typeof makeApiKeySchema>
export type ApiKeyInput = z.output<typeof makeApiKeySchema>

/** A key as owners see it. Moments in milliseconds since 1970. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last characters of the key. */
  ending: z.string(),
  scopes: scopesSchema,
  createdAt: z.number(),
  /** To the hour; null: never. */
  lastUsedAt: z.number().nullable(),
  expiresOn: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>
