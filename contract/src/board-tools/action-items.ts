import { z } from 'zod'
import { actionIdSchema, authorIdSchema, boardIdSchema, daySchema, noteIdSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const at = z.number()
const actionStatus = z.union([z.literal(0), z.literal(1)])
const action = { actionId: actionIdSchema, by: authorIdSchema.nullable(), at }

/** An action item as it is sent and stored; `resovledIn` is spelled so on the wire (ACTION-25). */
const actionSchema = z.strictObject({
  id: actionIdSchema,
  text,
  status: actionStatus,
  timeStamp: at,
  updatedTime: at.nullable(),
  editedTime: at.nullable(),
  createdBy: authorIdSchema.nullable(),
  updatedBy: authorIdSchema.nullable(),
  addedIn: boardIdSchema,
  resovledIn: boardIdSchema.nullable(),
  assignees: z.array(authorIdSchema).readonly(),
  due: daySchema.nullable().optional(),
  noteId: noteIdSchema.nullable().optional(),
})

export const actionCommands = [
  z.strictObject({
    type: z.literal('add-action'),
    actionId: actionIdSchema,
    text,
    fromNote: noteIdSchema.optional(),
  }),
  z.strictObject({ type: z.literal('edit-action'), actionId: actionIdSchema, text }),
  z.strictObject({
    type: z.literal('set-action-status'),
    actionId: actionIdSchema,
    status: z.union([z.literal(0), z.literal(1)]),
  }),
  z.strictObject({
    type: z.literal('assign-action'),
    actionId: actionIdSchema,
    assignee: authorIdSchema.nullable(),
  }),
  z.strictObject({ type: z.literal('set-action-due'), actionId: actionIdSchema, due: daySchema.nullable() }),
  z.strictObject({ type: z.literal('delete-action'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('restore-action'), actionId: actionIdSchema }),
] as const

export const actionEvents = [
  z.strictObject({ type: z.literal('action-added'), ...action, text, fromNote: noteIdSchema.optional() }),
  z.strictObject({ type: z.literal('action-edited'), ...action, text }),
  z.strictObject({ type: z.literal('action-marked'), ...action, status: actionStatus }),
  z.strictObject({
    type: z.literal('action-assigned'),
    ...action,
    assignees: z.array(authorIdSchema).readonly(),
  }),
  z.strictObject({ type: z.literal('action-due-set'), ...action, due: daySchema.nullable() }),
  z.strictObject({ type: z.literal('action-deleted'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('action-restored'), actionId: actionIdSchema }),
  z.strictObject({ type: z.literal('action-carried'), action: actionSchema }),
  z.strictObject({ type: z.literal('action-shown'), action: actionSchema }),
] as const
