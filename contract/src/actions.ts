import { z } from 'zod'
import { actionIdSchema, actionIdsSchema, boardIdSchema, daySchema, userIdSchema } from './ids.ts'

/** Action items in one answer; `next` leads to the ones after them (ACTION-26). */
export const ACTIONS_PAGE = 100
/** Action items that one call changes (ACTION-39). */
const ACTION_CHANGES_MAX = 50

const id = z.string()
const status = z.enum(['open', 'done'])

/**
 * An action item of a team, for users who may read the team's boards. It names no author, who may have written without
 * a name (ACTION-30). Times are milliseconds since 1970, days YYYY-MM-DD.
 */
const teamActionSchema = z.object({
  id,
  text: z.string(),
  status,
  due: z.string().nullable(),
  /** Null: unassigned. Without a name: a person who is not on the team any more. */
  assignee: z.object({ id, name: z.string().nullable(), picture: z.string().nullable() }).nullable(),
  /** The retro on which it was added; null when that is in the trash, or erased. */
  retro: z.object({ id, name: z.string(), isArchived: z.boolean() }).nullable(),
  /** The note that it came from; null: none, or the retro hides its notes right now (ACTION-30). */
  noteId: id.nullable(),
  timeStamp: z.number(),
  updatedTime: z.number().nullable(),
  /** A program added it, by the public API or MCP (API-25). */
  addedByProgram: z.boolean(),
  /** Whether the user who asks may delete it. */
  mayDelete: z.boolean(),
})
export type TeamAction = z.infer<typeof teamActionSchema>

/** Filters of the list; an action item has to match all of them (ACTION-26). */
export const actionFilterSchema = z.object({
  status: status.optional(),
  /** A user's id, or `none`. */
  assignee: z.union([z.literal('none'), userIdSchema]).optional(),
  /** The retro on which it was added. */
  board: boardIdSchema.optional(),
  /** Open ones that were due before this day, which is today for the user who asks. */
  overdue: daySchema.optional(),
  /** Only these, such as those that a board shows. */
  ids: actionIdsSchema.optional(),
  /** `next` of the previous answer. */
  from: z.string().max(200).optional(),
})
export type ActionFilter = z.infer<typeof actionFilterSchema>

/**
 * GET /api/team/{teamId}/actions: open ones first, by due date, then those without one, the newest first; then the done
 * ones, the one completed last first (ACTION-26).
 */
export const teamActionsSchema = z.object({
  actions: z.array(teamActionSchema),
  next: z.string().nullable(),
  /** Of the whole team, whatever the filters are. */
  open: z.number(),
  done: z.number(),
  /** Retros on which action items were added, newest first, for the filter. */
  retros: z.array(z.object({ id, name: z.string() })),
  /** Whether a new action item can be added: the team has a board for it (ACTION-28). */
  mayAdd: z.boolean(),
})
export type TeamActions = z.infer<typeof teamActionsSchema>

/** Changes of one action item; fields that are left out stay. */
const actionChangeSchema = z.strictObject({
  id: actionIdSchema,
  text: z.string().optional(),
  status: status.optional(),
  assignee: userIdSchema.nullable().optional(),
  due: daySchema.nullable().optional(),
  /** False: restores it from the trash. */
  isDeleted: z.boolean().optional(),
})
export type ActionChange = z.infer<typeof actionChangeSchema>

const newActionSchema = z.strictObject({
  text: z.string(),
  assignee: userIdSchema.nullable().optional(),
  due: daySchema.nullable().optional(),
})
export type NewAction = z.infer<typeof newActionSchema>

/** POST /api/team/{teamId}/actions. */
export const changeActionsSchema = z
  .strictObject({
    actions: z.array(actionChangeSchema).max(ACTION_CHANGES_MAX).default([]),
    newAction: newActionSchema.optional(),
  })
  .refine(({ actions, newAction }) => actions.length > 0 || newAction !== undefined)
export type ActionsInput = z.infer<typeof changeActionsSchema>

/** The answer: the changed action items as they are now, a new one last; those in the trash are left out. */
export const actionsChangedSchema = z.object({ actions: z.array(teamActionSchema) })
export type ActionsChanged = z.infer<typeof actionsChangedSchema>

/** GET /api/my-actions: the user's own open action items, over all of their teams, in the same order (ACTION-33). */
export const myActionsSchema = z.object({
  actions: z.array(teamActionSchema.extend({ team: z.object({ id, name: z.string() }) })),
  /** The number of all of them, also beyond those in this answer. */
  open: z.number(),
})
export type MyActions = z.infer<typeof myActionsSchema>
