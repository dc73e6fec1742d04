import { z } from 'zod'
import { authorIdSchema, columnIdSchema, commentIdSchema, noteIdSchema, rankSchema } from '../ids.ts'

/** The domain checks texts, since it has a code for each thing that can be wrong with one. */
const text = z.string()
const at = z.number()
const note = { noteId: noteIdSchema }
/** Stored in the log, and never sent (MASK-17). */
const withdrawn = z.literal(true).optional()

export const noteSchema = z.strictObject({
  id: noteIdSchema,
  columnId: columnIdSchema,
  rank: rankSchema,
  text,
  by: authorIdSchema,
  at,
  editedBy: authorIdSchema.nullable(),
  reactions: z.array(z.strictObject({ emoji: text, by: authorIdSchema })).readonly(),
  comments: z
    .array(z.strictObject({ id: commentIdSchema, text, by: authorIdSchema, at, editedAt: at.nullable() }))
    .readonly(),
  group: z.strictObject({ into: noteIdSchema, place: z.number() }).nullable(),
  groupTitle: text.nullable(),
  votes: z.number(),
})

/** The texts of one note that the viewer may read; null: hidden from the viewer, or there is none. */
const noteTextsSchema = z.strictObject({
  noteId: noteIdSchema,
  text: text.nullable(),
  groupTitle: text.nullable(),
  comments: z.array(z.strictObject({ id: commentIdSchema, text })).readonly(),
})

export const noteCommands = [
  z.strictObject({
    type: z.literal('add-note'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
    text,
  }),
  z.strictObject({ type: z.literal('edit-note'), noteId: noteIdSchema, text }),
  z.strictObject({
    type: z.literal('move-note'),
    noteId: noteIdSchema,
    columnId: columnIdSchema,
    rank: rankSchema,
  }),
  z.strictObject({ type: z.literal('delete-note'), noteId: noteIdSchema }),
  z.strictObject({ type: z.literal('restore-note'), noteId: noteIdSchema }),
] as const

export const noteEvents = [
  z.strictObject({
    type: z.literal('note-added'),
    ...note,
    columnId: columnIdSchema,
    rank: rankSchema,
    text,
    by: authorIdSchema,
    at,
  }),
  z.strictObject({ type: z.literal('note-edited'), ...note, text, by: authorIdSchema }),
  z.strictObject({ type: z.literal('note-moved'), ...note, columnId: columnIdSchema, rank: rankSchema }),
  z.strictObject({ type: z.literal('note-deleted'), ...note, withdrawn }),
  z.strictObject({ type: z.literal('note-restored'), ...note, rank: rankSchema }),
  z.strictObject({ type: z.literal('note-shown'), note: noteSchema }),
  z.strictObject({ type: z.literal('texts-shown'), notes: z.array(noteTextsSchema).readonly() }),
] as const
