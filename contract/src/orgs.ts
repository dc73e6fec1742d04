import { INVITES_MAX, EMAIL_MAX, ORG_NAME_MAX, TEAM_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { ANONYMITY_FLOOR_MAX, ANONYMITY_FLOOR_MIN } from '@retropulse/domain/kernel/anonymity-floor'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { apiKeySchema } from './api-keys.ts'
import { userIdSchema } from './ids.ts'

/** A storable name with something to read in it, of at most `max` characters. */
export const nameOf = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

/** POST /api/org: founds an organisation with a first team; the answer has both ids (ORG-3). */
export const createOrgSchema = z.strictObject({ name: nameOf(ORG_NAME_MAX), teamName: nameOf(TEAM_NAME_MAX) })
export type CreateOrg = z.infer<typeof createOrgSchema>
export const orgCreatedSchema = z.object({ orgId: z.string(), teamId: z.string() })

export const roleSchema = z.enum(['owner', 'admin', 'facilitator', 'member', 'org-admin'])
const orgRoleSchema = z.enum(['owner', 'admin'])

/**
 * GET /api/user-meta: the user's organisations and teams, each with the role that counts (ORG-8), archived teams left
 * out.
 */
export const userMetaSchema = z.object({
  orgs: z.array(z.object({ id: z.string(), name: z.string(), role: roleSchema })),
  teams: z.array(z.object({ id: z.string(), name: z.string(), orgId: z.string(), role: roleSchema })),
})
export type UserMeta = z.infer<typeof userMetaSchema>

/** The parts of a name (PROFILE-5). */
export const namePartsShape = {
  nickname: z.string(),
  given_name: z.string(),
  family_name: z.string(),
}

/**
 * GET /api/running-retros: retros of the user's teams with people on them, those with most people first (INVITE-20).
 */
export const runningRetrosSchema = z.object({
  retros: z.array(
    z.object({ boardId: z.string(), teamId: z.string(), orgId: z.string(), people: z.number() }),
  ),
})
export type RunningRetros = z.infer<typeof runningRetrosSchema>

/** A person as others see them. */
export const faceSchema = z.object({ id: z.string(), name: z.string(), picture: z.string().nullable() })
export type Face = z.infer<typeof faceSchema>

/** A team in the table of the organisation (DASH-19). */
export const orgTeamSchema = z.object({
  id: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
  membersCount: z.number(),
  boardsCount: z.number(),
  admins: z.array(faceSchema),
  facilitators: z.array(faceSchema),
  /** Retros of the last year, oldest first; times in milliseconds since 1970. */
  retros: z.array(z.object({ id: z.string(), name: z.string(), timestamp: z.number() })),
  /** Action items of the team: open ones, and all. */
  openActions: z.number(),
  allActions: z.number(),
})
export type OrgTeam = z.infer<typeof orgTeamSchema>

/** GET /api/org/{id}, and GET /api/team/{id}/org: with the teams that the user may see (ORG-6, ORG-7, ORG-9). */
export const orgSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  /** The customer at the payment service (PLAN-42); null: none, or the caller has not billing:edit. */
  customerId: z.string().nullable(),
  /** Whether a team can be created; false while as many are in use as the plan allows (TEAM-6). */
  hasRoomForTeam: z.boolean(),
  /** The number of answers below which no result of a mood poll is disclosed (ORG-13). */
  anonymityFloor: z.number().int(),
  /** Whether facilitators are offered suggestions on boards (BOT-26). */
  hasSuggestions: z.boolean(),
  teams: z.array(orgTeamSchema),
  /** Visibility, anonymity and archive of each of these teams (ORG-6). */
  teamsSettings: z.array(
    z.object({
      id: z.string(),
      isPrivate: z.boolean(),
      isAnonymous: z.boolean(),
      isArchived: z.boolean(),
    }),
  ),
  /** Ids of the enabled pulse models, which all teams see. */
  enabledModels: z.array(z.string()),
  /** Teams in the trash that the user could restore, the latest first (TRASH-12). */
  deletedTeams: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
  /** For owners: the key with which programs read the figures (API-10); empty: there is none. */
  apiKeys: z.array(apiKeySchema),
})
export type Org = z.infer<typeof orgSchema>

/** POST /api/org/{id}/settings: at least one of these; fields that are left out stay (ORG-12). */
export const changeOrgSchema = z
  .strictObject({
    name: nameOf(ORG_NAME_MAX).optional(),
    anonymityFloor: z.number().int().min(ANONYMITY_FLOOR_MIN).max(ANONYMITY_FLOOR_MAX).optional(),
    hasSuggestions: z.boolean().optional(),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), { path: ['name'] })
export type ChangeOrg = z.infer<typeof changeOrgSchema>

/** POST /api/org/{orgId}/team/create; the answer is the id of the team (TEAM-4). */
export const createTeamSchema = z.strictObject({ name: nameOf(TEAM_NAME_MAX) })
export type CreateTeam = z.infer<typeof createTeamSchema>
export const teamCreatedSchema = z.object({ id: z.string() })

/** POST /api/org/{id}/invite: addresses as they were typed, separated by commas (INVITE-9). */
export const inviteSchema = z.strictObject({
  emails: z.string().max((EMAIL_MAX + 2) * INVITES_MAX),
  role: orgRoleSchema,
  /**
   * True: the invitation opens for every user with the link (INVITE-16); otherwise for its address alone (INVITE-15).
   */
  isForAnyone: z.boolean().default(false),
})
export type Invite = z.infer<typeof inviteSchema>

export const invitationSchema = z.object({
  email: z.string(),
  role: orgRoleSchema,
  inviteToken: z.string(),
  isForAnyone: z.boolean(),
  expiresAt: z.number(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** The result for the addresses: those that have an invitation now, and those of people who had a role already. */
export const invitedSchema = z.object({
  invitations: z.array(invitationSchema),
  alreadyMembers: z.array(z.string()),
  /** False: the invitations stand, but their emails could not be sent; the links can be copied (INVITE-13). */
  isMailed: z.boolean(),
  /** Why emails were not sent, null when all were; of several reasons the first. */
  mailProblem: z
    .enum(['no-mail-server', 'public-url-required', 'email-unproven', 'receiver-limit', 'mail-failed'])
    .nullable(),
})
export type Invited = z.infer<typeof invitedSchema>
export type InviteMailProblem = NonNullable<Invited['mailProblem']>

/** DELETE /api/org/{id}/invite. */
export const cancelInviteSchema = z.strictObject({ email: z.string().max(EMAIL_MAX) })
export type CancelInvite = z.infer<typeof cancelInviteSchema>

/** GET /api/org/{id}/members: the primary owner first; for owners only. */
export const orgMembersSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      role: orgRoleSchema,
      isPrimaryOwner: z.boolean(),
      profile: z.object({
        name: z.string(),
        ...namePartsShape,
        email: z.string(),
        picture: z.string().nullable(),
      }),
    }),
  ),
  invitations: z.array(invitationSchema),
})
export type OrgMembers = z.infer<typeof orgMembersSchema>

/** POST /api/org/{id}/user-meta: the new role of a person in the organisation (ORG-17). */
export const changeOrgRoleSchema = z.strictObject({ id: userIdSchema, role: orgRoleSchema })
export type ChangeOrgRole = z.infer<typeof changeOrgRoleSchema>

/** POST /api/org/{id}/primary-owner: the person who becomes the primary owner (ORG-26). */
export const transferOrgSchema = z.strictObject({ id: userIdSchema })

/** DELETE /api/org/{id}: the name of the organisation, typed as a confirmation (ORG-27). */
export const deleteOrgSchema = z.strictObject({ name: z.string().max(ORG_NAME_MAX) })
export type DeleteOrg = z.infer<typeof deleteOrgSchema>

/** GET /api/deleted-orgs: what the user can restore, the latest first; times in milliseconds since 1970 (ORG-29). */
export const deletedOrgsSchema = z.object({
  organisations: z.array(z.object({ id: z.string(), name: z.string(), restorableUntil: z.number() })),
})
export type DeletedOrgs = z.infer<typeof deletedOrgsSchema>

/** POST /api/org/{id}/api-keys: makes a key, shown only in this answer; the previous key ends (API-10). */
export const apiKeyMadeSchema = z.object({ id: z.string(), key: z.string() })
