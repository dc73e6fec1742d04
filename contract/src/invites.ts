import { z } from 'zod'

/** The token in an invite link; anything may stand there. */
export const inviteTokenSchema = z.string().min(1).max(64)

/** GET /api/team/{teamId}/invitation: what one is invited to. */
export const invitationNameSchema = z.object({ name: z.string() })
export type InvitationName = z.infer<typeof invitationNameSchema>

/** GET /api/org/{orgId}/invitation. */
export const orgInvitationSchema = invitationNameSchema.extend({
  /** For whom it opens (D39): masked unless the asker is signed in with it; null: for everyone who has the link. */
  address: z.string().nullable(),
  /** The asker is signed in with another address than the one that it opens for. */
  isForeign: z.boolean(),
})
export type OrgInvitation = z.infer<typeof orgInvitationSchema>

/** POST /api/team/{teamId}/join and /api/org/{orgId}/join. */
export const joinSchema = z.strictObject({ inviteId: inviteTokenSchema })
export type Join = z.infer<typeof joinSchema>
