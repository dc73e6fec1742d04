import { z } from 'zod'
import { boardSchema } from './board.ts'
import { gifSchema } from './gif.ts'

/** Ids of people, or their pseudonyms on this board (ANON-3); times in milliseconds since 1970. */
const person = z.string()
const time = z.number()

const commentSchema = z.object({
  id: z.string(),
  comment: z.string(),
  by: person,
  timestamp: time,
  updatedTime: time.nullable(),
  updatedBy: person.nullable(),
})

/** A note as the caller may see it (NOTE-17). */
const boardNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  timeStamp: time,
  createdBy: person,
  lastEditedBy: person.nullable(),
  /** The id of its column, as in `voting.contentId`. */
  type: z.string(),
  votes: z.number(),
  /** 1 while its author is in the spotlight, otherwise 0. */
  highlights: z.number(),
  emojis: z.array(z.object({ emoji: z.string(), by: person })),
  comments: z.array(commentSchema),
  /** The authors of all notes of its group, each once; empty for a note by itself. */
  groupedBy: z.array(person),
  /** The first note of its group, which may be itself; null for a note by itself. */
  groupId: z.string().nullable(),
  groupTitle: z.string().nullable(),
  /** x: the index of the column; y and h: rows of 10 px. Members of a group lie where its first note does (NOTE-18). */
  grid: z.object({ i: z.string(), x: z.number(), y: z.number(), w: z.literal(1), h: z.number() }),
})
export type BoardNote = z.infer<typeof boardNoteSchema>

/** `resovledIn` is spelled so on the wire (ACTION-25). */
const actionItemSchema = z.object({
  id: z.string(),
  text: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  timeStamp: time,
  updatedTime: time.nullable(),
  editedTime: time.nullable(),
  createdBy: person.nullable(),
  updatedBy: person.nullable(),
  addedIn: z.string(),
  resovledIn: z.string().nullable(),
  assignees: z.array(person),
  /** YYYY-MM-DD. */
  due: z.string().nullable(),
  noteId: z.string().nullable(),
})

/** Content and state of the board, which `?include=notes` adds (BOARD-64). */
const contentSchema = z.object({
  notes: z.array(boardNoteSchema),
  actions: z.array(actionItemSchema),
  voting: z
    .object({
      status: z.enum(['vote', 'endVote']),
      contentId: z.string().nullable(),
      maxVotes: z.number(),
      /** The caller's own entry only (VOTE-31). */
      existingVotes: z.record(z.string(), z.record(z.string(), z.number())),
    })
    .nullable(),
  timer: z.object({ startTime: time, duration: z.number() }).nullable(),
  media: z.object({ source: z.string(), volume: z.number(), startedAt: time }).nullable(),
  states: z.object({
    /** Null: not started; true: running; false: ended. */
    moodPoll: z.boolean().nullable(),
    showMood: z.boolean(),
    showSummary: z.boolean(),
    showHighlight: z.union([person, z.literal(false)]),
    maskComments: z.boolean(),
    disableGifs: z.boolean(),
    gifs: z.array(gifSchema.extend({ at: time })),
  }),
})
export type BoardContent = z.infer<typeof contentSchema>

/** GET /api/board/{id}?include=notes. */
export const boardEntitySchema = boardSchema.extend(contentSchema.partial().shape)
export type BoardEntity = z.infer<typeof boardEntitySchema>
