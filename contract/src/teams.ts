import { TEAM_RENAME_MAX } from '@retropulse/domain/orgs/limits'
import { z } from 'zod'
import { boardCardSchema } from './board.ts'
import { boardIdSchema, userIdSchema } from './ids.ts'
import { namePartsShape, nameOf, roleSchema } from './orgs.ts'

/** The link into a team (teams.md §2): /invite/team/{teamId}/{id}. */
export const teamInviteSchema = z.object({ id: z.string(), disabled: z.boolean() })
export type TeamInvite = z.infer<typeof teamInviteSchema>

/** GET /api/team/{id} (board.md §7): for those of the team, with its members and its retros, newest first. */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  orgId: z.string(),
  /** Null: the free plan. */
  planId: z.enum(['level1', 'level2', 'level3']).nullable(),
  isPrivate: z.boolean(),
  isAnonymous: z.boolean(),
  isArchived: z.boolean(),
  /** Retros can be started: the team is not archived. */
  active: z.boolean(),
  role: roleSchema,
  mayCreateBoards: z.boolean(),
  members: z.array(
    z.object({
      id: z.string(),
      role: roleSchema,
      isOrgRole: z.boolean(),
      /** The address is for those who edit members; null for the others. */
      profile: z.object({
        name: z.string(),
        ...namePartsShape,
        picture: z.string().nullable(),
        email: z.string().nullable(),
      }),
    }),
  ),
  /** For those who edit members; null for the others. */
  invite: teamInviteSchema.nullable(),
  boards: z.array(boardCardSchema),
  /** Action items of the team: open ones, and all. */
  actions: z.object({ open: z.number(), all: z.number() }),
  /** How many retros insights can compare: archived ones are left out. */
  insights: z.object({ retros: z.number() }),
  /** Free retros that the organisation has had, deleted ones too, of how many (teams.md §9); null: it has a plan. */
  credits: z.object({ used: z.number(), max: z.number() }).nullable(),
})
export type Team = z.infer<typeof teamSchema>

/** POST /api/team/{teamId}/user-meta: what a member of the team shall be from now on. */
export const changeTeamRoleSchema = z.strictObject({
  id: userIdSchema,
  role: z.enum(['admin', 'facilitator', 'member']),
})
export type ChangeTeamRole = z.infer<typeof changeTeamRoleSchema>

/** POST /api/team/{teamId}/member: a user who is on a board of the team right now becomes its member. */
export const addTeamMemberSchema = z.strictObject({ id: userIdSchema, boardId: boardIdSchema })
export type AddTeamMember = z.infer<typeof addTeamMemberSchema>

/** POST /api/team/{teamId}/invite: switches the link; one that is switched on again is another one. */
export const switchInviteSchema = z.strictObject({ disabled: z.boolean() })
export type SwitchInvite = z.infer<typeof switchInviteSchema>

/** POST /api/team/{teamId}/settings: what is not named stays. */
export const changeTeamSchema = z.union([
  z.strictObject({
    name: nameOf(TEAM_RENAME_MAX).optional(),
    isPrivate: z.boolean().optional(),
    isAnonymous: z.boolean().optional(),
  }),
  z.strictObject({ isArchived: z.boolean() }),
])
export type ChangeTeam = z.infer<typeof changeTeamSchema>
