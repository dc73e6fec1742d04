import { TEAM_RENAME_MAX } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import { boardCardSchema } from './board.ts'
import { boardIdSchema, userIdSchema } from './ids.ts'
import { namePartsShape, nameOf, roleSchema } from './orgs.ts'

/** The invite link of a team: /invite/team/{teamId}/{id} (INVITE-1). */
export const teamInviteSchema = z.object({ id: z.string(), disabled: z.boolean() })
export type TeamInvite = z.infer<typeof teamInviteSchema>

/** A member of a team, as its people may see them. */
export const teamMemberSchema = z.object({
  id: z.string(),
  role: roleSchema,
  isOrgRole: z.boolean(),
  /** The address is for users with member:edit; null for others (TEAM-2). */
  profile: z.object({
    name: z.string(),
    ...namePartsShape,
    picture: z.string().nullable(),
    email: z.string().nullable(),
  }),
})

/** GET /api/team/{id}: for its members, with its people and its retros, newest first (TEAM-1). */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  orgId: z.string(),
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  isPrivate: z.boolean(),
  isAnonymous: z.boolean(),
  isArchived: z.boolean(),
  /** Retros can be begun: the team is not archived. */
  active: z.boolean(),
  role: roleSchema,
  mayCreateBoards: z.boolean(),
  members: z.array(teamMemberSchema),
  /** For users with member:edit; null for others (TEAM-2). */
  invite: teamInviteSchema.nullable(),
  boards: z.array(boardCardSchema),
  /** The latest pulse surveys that were started, the latest first, at most 20 (TEAM-31). */
  surveys: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(['in-progress', 'ended']) })),
  /** Action items of the team: open ones, and all. */
  actions: z.object({ open: z.number(), all: z.number() }),
  /** The number of retros that insights can compare: archived ones are left out. */
  insights: z.object({ retros: z.number() }),
  /** Free retros that the organisation began, deleted ones counted, of how many (PLAN-7); null: it has a paid plan. */
  credits: z.object({ used: z.number(), max: z.number() }).nullable(),
})
export type Team = z.infer<typeof teamSchema>

/** POST /api/team/{teamId}/user-meta: the new role of a member of the team (TEAM-19). */
export const changeTeamRoleSchema = z.strictObject({
  id: userIdSchema,
  role: z.enum(['admin', 'facilitator', 'member']),
})
export type ChangeTeamRole = z.infer<typeof changeTeamRoleSchema>

/** POST /api/team/{teamId}/member: a user who is on a board of the team right now becomes a member (TEAM-26). */
export const addTeamMemberSchema = z.strictObject({ id: userIdSchema, boardId: boardIdSchema })
export type AddTeamMember = z.infer<typeof addTeamMemberSchema>

/** POST /api/team/{teamId}/invite: switches the link; each time it is switched on it is another link (INVITE-3). */
export const switchInviteSchema = z.strictObject({ disabled: z.boolean() })
export type SwitchInvite = z.infer<typeof switchInviteSchema>

/** POST /api/team/{teamId}/settings: fields that are left out stay (TEAM-9). */
export const changeTeamSchema = z.union([
  z.strictObject({
    name: nameOf(TEAM_RENAME_MAX).optional(),
    isPrivate: z.boolean().optional(),
    isAnonymous: z.boolean().optional(),
  }),
  z.strictObject({ isArchived: z.boolean() }),
])
export type ChangeTeam = z.infer<typeof changeTeamSchema>
