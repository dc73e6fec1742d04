import { ORG_NAME_MAX, TEAM_NAME_MAX } from '@retropulse/domain/orgs/limits'
import { hasContent, isStorableLine } from '@retropulse/domain/kernel/text'
import { z } from 'zod'
import { boardCardSchema } from './board.ts'
import { userIdSchema } from './ids.ts'

const name = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => hasContent(value) && isStorableLine(value), 'must be readable text')

/** POST /api/org: the first run (D3); the answer names both new ids. */
export const createOrgSchema = z.strictObject({ name: name(ORG_NAME_MAX), teamName: name(TEAM_NAME_MAX) })
export type CreateOrg = z.infer<typeof createOrgSchema>
export const orgCreatedSchema = z.object({ orgId: z.string(), teamId: z.string() })

const role = z.enum(['owner', 'admin', 'facilitator', 'member', 'org-admin'])

/** GET /api/user-meta: where somebody belongs, with the role that counts there. */
export const userMetaSchema = z.object({
  orgs: z.array(z.object({ id: z.string(), name: z.string(), role })),
  teams: z.array(z.object({ id: z.string(), name: z.string(), orgId: z.string(), role })),
})
export type UserMeta = z.infer<typeof userMetaSchema>

/** GET /api/org/{id}. */
export const orgSchema = z.object({
  id: z.string(),
  name: z.string(),
  teams: z.array(
    z.object({ id: z.string(), name: z.string(), membersCount: z.number(), boardsCount: z.number() }),
  ),
})
export type Org = z.infer<typeof orgSchema>

/** GET /api/team/{id} (board.md §7): for those of the team, with its members and its retros, newest first. */
export const teamSchema = z.object({
  id: z.string(),
  name: z.string(),
  orgId: z.string(),
  role,
  mayCreateBoards: z.boolean(),
  members: z.array(
    z.object({
      id: z.string(),
      role,
      isOrgRole: z.boolean(),
      profile: z.object({ name: z.string(), picture: z.string().nullable() }),
    }),
  ),
  boards: z.array(boardCardSchema),
})
export type Team = z.infer<typeof teamSchema>

/** POST /api/team/{teamId}/user-meta: what a member of the team shall be from now on. */
export const changeTeamRoleSchema = z.strictObject({
  id: userIdSchema,
  role: z.enum(['admin', 'facilitator', 'member']),
})
export type ChangeTeamRole = z.infer<typeof changeTeamRoleSchema>
