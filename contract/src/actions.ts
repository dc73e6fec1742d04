import { z } from 'zod'
import { actionIdSchema, boardIdSchema, daySchema, userIdSchema } from './ids.ts'

/** Actions of one answer; `next` leads to those after them. */
export const ACTIONS_PAGE = 100
/** Actions that one call changes. */
const ACTION_CHANGES_MAX = 50

const id = z.string()
const status = z.enum(['open', 'done'])

/**
 * An action of a team, for those who read the team's boards (D15). Who wrote it is not told here: it may have been
 * written without a name (D9). Times are milliseconds since 1970, days YYYY-MM-DD.
 */
const teamActionSchema = z.object({
  id,
  text: z.string(),
  status,
  due: z.string().nullable(),
  /** Null: nobody. Without a name: somebody who is not on the team any more. */
  assignee: z.object({ id, name: z.string().nullable(), picture: z.string().nullable() }).nullable(),
  /** Where it was written; null when that is in the trash, or gone. */
  retro: z.object({ id, name: z.string(), isArchived: z.boolean() }).nullable(),
  /** The note that it came from; null: none, or the retro shows no notes right now. */
  noteId: id.nullable(),
  timeStamp: z.number(),
  updatedTime: z.number().nullable(),
  /** The asker may delete it. */
  mayDelete: z.boolean(),
})
export type TeamAction = z.infer<typeof teamActionSchema>

/** What of a team's actions is asked for; all of it has to be so. */
export const actionFilterSchema = z.object({
  status: status.optional(),
  /** A user's id, or `none`. */
  assignee: z.union([z.literal('none'), userIdSchema]).optional(),
  /** The retro where they were written. */
  board: boardIdSchema.optional(),
  /** Open ones that were due before this day, which is today where the asker is. */
  overdue: daySchema.optional(),
  /** `next` of the answer before. */
  from: z.string().max(200).optional(),
})
export type ActionFilter = z.infer<typeof actionFilterSchema>

/**
 * GET /api/team/{teamId}/actions: open ones first, by the day when they are due, those without one after them and
 * the newest first; then those that are done, the last one first.
 */
export const teamActionsSchema = z.object({
  actions: z.array(teamActionSchema),
  next: z.string().nullable(),
  /** Of all of the team's, whatever is asked for. */
  open: z.number(),
  done: z.number(),
  /** Retros where they were written, newest first, to choose from. */
  retros: z.array(z.object({ id, name: z.string() })),
  /** There is a retro that takes a new one in. */
  mayAdd: z.boolean(),
})
export type TeamActions = z.infer<typeof teamActionsSchema>

/** What becomes of an action; what is left out stays. */
const actionChangeSchema = z.strictObject({
  id: actionIdSchema,
  text: z.string().optional(),
  status: status.optional(),
  assignee: userIdSchema.nullable().optional(),
  due: daySchema.nullable().optional(),
  /** False: out of the trash. */
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
export type ActionsWish = z.infer<typeof changeActionsSchema>

/** Its answer: those that were changed, as they are now, the new one last; those in the trash are left out. */
export const actionsChangedSchema = z.object({ actions: z.array(teamActionSchema) })
export type ActionsChanged = z.infer<typeof actionsChangedSchema>

/** GET /api/my-actions: somebody's own open ones, over all of their teams, in the same order. */
export const myActionsSchema = z.object({
  actions: z.array(teamActionSchema.extend({ team: z.object({ id, name: z.string() }) })),
  /** How many there are, also beyond those that are told. */
  open: z.number(),
})
export type MyActions = z.infer<typeof myActionsSchema>
