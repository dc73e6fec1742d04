import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { asId, isId, type PersonId } from '@retropulse/domain/kernel/ids'
import { z } from 'zod'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** The OAuth state: good for one user, team and board for ten minutes, which prevents request forgery (SLACK-6). */
export type SlackState = z.infer<typeof stateSchema>

const GOOD_FOR_MS = 600_000

const stateSchema = z.strictObject({
  teamId: teamIdSchema,
  boardId: boardIdSchema.nullable(),
  personId: z
    .string()
    .refine(isId)
    .transform(asId<PersonId>),
})
const signedSchema = stateSchema.extend({ until: z.number() })

export function writeState(state: SlackState, key: string, now: number): string {
  const text = JSON.stringify({ ...state, until: now + GOOD_FOR_MS })
  return signText(Buffer.from(text).toString('base64url'), key)
}

/** Null when the signature is wrong or the state too old. */
export function readState(signed: string, key: string, now: number): SlackState | null {
  const text = openSignedText(signed, key)
  if (text === null) return null
  const { until, ...state } = signedSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return now < until ? state : null
}
