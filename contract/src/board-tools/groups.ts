import { GROUP_NOTES_MAX } from '@retropulse/domain/board/limits'
import { z } from 'zod'
import { noteIdSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const note = { noteId: noteIdSchema }

export const groupCommands = [
  z.strictObject({ type: z.literal('group-note'), noteId: noteIdSchema, into: noteIdSchema }),
  z.strictObject({
    type: z.literal('group-notes'),
    // No `readonly()` of Zod: see settings.ts (WIRE-17).
    noteIds: z
      .array(noteIdSchema)
      .max(GROUP_NOTES_MAX)
      .transform((noteIds): readonly z.infer<typeof noteIdSchema>[] => noteIds),
    title: text,
  }),
  z.strictObject({ type: z.literal('ungroup-note'), noteId: noteIdSchema }),
  z.strictObject({ type: z.literal('title-group'), noteId: noteIdSchema, title: text }),
] as const

export const groupEvents = [
  z.strictObject({ type: z.literal('note-grouped'), ...note, into: noteIdSchema, place: z.number() }),
  z.strictObject({ type: z.literal('note-ungrouped'), ...note }),
  z.strictObject({ type: z.literal('group-titled'), ...note, title: text.nullable() }),
] as const
