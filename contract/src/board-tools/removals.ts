import { z } from 'zod'
import { authorIdSchema, noteIdSchema, removalIdSchema } from '../ids.ts'

export const removalCommands = [
  z.strictObject({
    type: z.literal('remove-content-of-person'),
    person: authorIdSchema,
    removalId: removalIdSchema,
  }),
  z.strictObject({
    type: z.literal('remove-content-of-author'),
    noteId: noteIdSchema,
    removalId: removalIdSchema,
  }),
  z.strictObject({ type: z.literal('restore-content'), removalId: removalIdSchema }),
  z.strictObject({ type: z.literal('remove-person'), person: authorIdSchema }),
  z.strictObject({ type: z.literal('readmit-person'), person: authorIdSchema }),
] as const
