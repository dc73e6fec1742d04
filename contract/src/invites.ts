import { z } from 'zod'

/** The token in an invite link; it may have any form. */
export const inviteTokenSchema = z.string().min(1).max(64)

/** GET /api/team/{teamId}/invitation: the name of the team. */
export const invitationNameSchema = z.object({ name: z.string() })
export type InvitationName = z.infer<typeof invitationNameSchema>

/** GET /api/org/{orgId}/invitation (INVITE-14). */
export const orgInvitationSchema = invitationNameSchema.extend({
  /** The invited address, masked unless the caller is signed in with it; null: it opens for every user (INVITE-16). */
  address: z.string().nullable(),
  /** The caller is signed in with another address than the invited one. */
  isForeign: z.boolean(),
})
export type OrgInvitation = z.infer<typeof orgInvitationSchema>

/** POST /api/team/{teamId}/join and /api/org/{orgId}/join. */
export const joinSchema = z.strictObject({ inviteId: inviteTokenSchema })
export type Join = z.infer<typeof joinSchema>
