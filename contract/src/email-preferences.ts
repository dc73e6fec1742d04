import { z } from 'zod'
import { EMAIL_KINDS } from './email-kinds.ts'

/** Whether a user wants each kind of email. */
export const emailPreferencesSchema = z.record(z.enum(EMAIL_KINDS), z.boolean())
export type EmailPreferences = z.infer<typeof emailPreferencesSchema>

/** POST /api/email-preferences: switches one kind on or off (PROFILE-16). */
export const emailPreferenceSchema = z.strictObject({ kind: z.enum(EMAIL_KINDS), isWanted: z.boolean() })

/** POST /unsubscribe?token=: switches a kind off for the person whom the token names (MAIL-36). */
export const unsubscribeQuerySchema = z.object({ token: z.string().min(1).max(300) })
