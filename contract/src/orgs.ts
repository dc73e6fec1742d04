import { INVITES_MAX, EMAIL_MAX, ORG_NAME_MAX, TEAM_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { userIdSchema } from './ids.ts'

/** A name that can be read and kept, of at most so many characters. */
export const nameOf = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

/** POST /api/org: the first run (D3); the answer names both new ids. */
export const createOrgSchema = z.strictObject({ name: nameOf(ORG_NAME_MAX), teamName: nameOf(TEAM_NAME_MAX) })
export type CreateOrg = z.infer<typeof createOrgSchema>
export const orgCreatedSchema = z.object({ orgId: z.string(), teamId: z.string() })

export const roleSchema = z.enum(['owner', 'admin', 'facilitator', 'member', 'org-admin'])
const orgRoleSchema = z.enum(['owner', 'admin'])

/** GET /api/user-meta: where somebody belongs, with the role that counts there. Archived teams are left out. */
export const userMetaSchema = z.object({
  orgs: z.array(z.object({ id: z.string(), name: z.string(), role: roleSchema })),
  teams: z.array(z.object({ id: z.string(), name: z.string(), orgId: z.string(), role: roleSchema })),
})
export type UserMeta = z.infer<typeof userMetaSchema>

/** The parts of a name (teams.md §3). */
export const namePartsShape = {
  nickname: z.string(),
  given_name: z.string(),
  family_name: z.string(),
}

/** GET /api/running-retros: retros of the asker's teams on which people are now, those with most people first. */
export const runningRetrosSchema = z.object({
  retros: z.array(
    z.object({ boardId: z.string(), teamId: z.string(), orgId: z.string(), people: z.number() }),
  ),
})
export type RunningRetros = z.infer<typeof runningRetrosSchema>

/** How somebody is shown. */
export const faceSchema = z.object({ id: z.string(), name: z.string(), picture: z.string().nullable() })
export type Face = z.infer<typeof faceSchema>

/** A team in the organisation's table (teams.md §2). */
export const orgTeamSchema = z.object({
  id: z.string(),
  name: z.string(),
  isPrivate: z.boolean(),
  isArchived: z.boolean(),
  membersCount: z.number(),
  boardsCount: z.number(),
  admins: z.array(faceSchema),
  facilitators: z.array(faceSchema),
  /** Of the last year, oldest first; times in milliseconds since 1970. */
  retros: z.array(z.object({ id: z.string(), name: z.string(), timestamp: z.number() })),
  /** Actions of the team: those still open, and all. */
  openActions: z.number(),
  allActions: z.number(),
})
export type OrgTeam = z.infer<typeof orgTeamSchema>

/** GET /api/org/{id}, and GET /api/team/{id}/org: with those of its teams that somebody may see. */
export const orgSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  /** Whether a team can be made now; false while as many are in use as the plan allows (teams.md §5). */
  hasRoomForTeam: z.boolean(),
  teams: z.array(orgTeamSchema),
  /** Visibility, anonymity and archive of each of these teams (teams.md §3). */
  teamsSettings: z.array(
    z.object({
      id: z.string(),
      isPrivate: z.boolean(),
      isAnonymous: z.boolean(),
      isArchived: z.boolean(),
    }),
  ),
  /** Ids of the pulse models that all teams see. */
  enabledModels: z.array(z.string()),
  /** Teams in the trash (D27) that this person could bring back, the last one first. */
  deletedTeams: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
  /** For owners: the key with which programs read the figures; null: there is none. */
  apiKeys: z.array(z.object({ ending: z.string(), createdAt: z.number() })),
})
export type Org = z.infer<typeof orgSchema>

/** POST /api/org/{id}/settings. */
export const changeOrgSchema = z.strictObject({ name: nameOf(ORG_NAME_MAX) })
export type ChangeOrg = z.infer<typeof changeOrgSchema>

/** POST /api/org/{orgId}/team/create; the answer is the team's id. */
export const createTeamSchema = z.strictObject({ name: nameOf(TEAM_NAME_MAX) })
export type CreateTeam = z.infer<typeof createTeamSchema>
export const teamCreatedSchema = z.object({ id: z.string() })

/** POST /api/org/{id}/invite: addresses as they were typed, separated by commas (teams.md §5). */
export const inviteSchema = z.strictObject({
  emails: z.string().max((EMAIL_MAX + 2) * INVITES_MAX),
  role: orgRoleSchema,
  /** D39: true lets everyone in who has the link; otherwise an invitation opens for its address alone. */
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

/** What became of the addresses: those that have an invitation now, and those who had a role already. */
export const invitedSchema = z.object({
  invitations: z.array(invitationSchema),
  alreadyMembers: z.array(z.string()),
  /** False: the invitations stand, but their mail could not be sent; the links can be copied. */
  isMailed: z.boolean(),
  /** Why mail was not sent, null when all of it was; of several reasons the first. */
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

/** POST /api/org/{id}/user-meta: what somebody shall be in the organisation from now on. */
export const changeOrgRoleSchema = z.strictObject({ id: userIdSchema, role: orgRoleSchema })
export type ChangeOrgRole = z.infer<typeof changeOrgRoleSchema>

/** POST /api/org/{id}/api-keys: a new key, shown this once; the one before is dead. */
export const apiKeyMadeSchema = z.object({ key: z.string() })
