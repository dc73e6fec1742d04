import { z } from 'zod'
import { authorIdSchema, noteIdSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const reaction = { noteId: noteIdSchema, emoji: text, by: authorIdSchema }

export const reactionCommands = [
  z.strictObject({ type: z.literal('set-reaction'), noteId: noteIdSchema, emoji: text, on: z.boolean() }),
] as const

export const reactionEvents = [
  z.strictObject({ type: z.literal('reaction-added'), ...reaction }),
  z.strictObject({ type: z.literal('reaction-removed'), ...reaction }),
] as const
