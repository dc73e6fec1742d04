import { z } from 'zod'
import { authorIdSchema, commentIdSchema, noteIdSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const at = z.number()
const comment = { noteId: noteIdSchema, commentId: commentIdSchema }
/** Stored in the log, and never sent (MASK-17). */
const withdrawn = z.literal(true).optional()

export const commentCommands = [
  z.strictObject({ type: z.literal('add-comment'), noteId: noteIdSchema, commentId: commentIdSchema, text }),
  z.strictObject({ type: z.literal('edit-comment'), noteId: noteIdSchema, commentId: commentIdSchema, text }),
  z.strictObject({ type: z.literal('delete-comment'), noteId: noteIdSchema, commentId: commentIdSchema }),
  z.strictObject({ type: z.literal('restore-comment'), noteId: noteIdSchema, commentId: commentIdSchema }),
] as const

export const commentEvents = [
  z.strictObject({ type: z.literal('comment-added'), ...comment, text, by: authorIdSchema, at }),
  z.strictObject({ type: z.literal('comment-edited'), ...comment, text, at }),
  z.strictObject({ type: z.literal('comment-deleted'), ...comment, withdrawn }),
  z.strictObject({ type: z.literal('comment-restored'), ...comment }),
] as const
