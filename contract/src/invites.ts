import { z } from 'zod'

/** The token in an invite link; anything may stand there. */
export const inviteTokenSchema = z.string().min(1).max(64)

/** GET /api/team/{teamId}/invitation and /api/org/{orgId}/invitation: what one is invited to. */
export const invitationNameSchema = z.object({ name: z.string() })
export type InvitationName = z.infer<typeof invitationNameSchema>

/** POST /api/team/{teamId}/join and /api/org/{orgId}/join. */
export const joinSchema = z.strictObject({ inviteId: inviteTokenSchema })
export type Join = z.infer<typeof joinSchema>
