import { z } from 'zod'

/** Rows of one page of a board's history at most. */
export const HISTORY_PAGE_ROWS = 500

/** GET /api/board/{id}/history?from=: rows from that number on, the first being 1. */
export const historyQuerySchema = z.object({ from: z.coerce.number().int().min(1).default(1) })

/** A page of the history of a board. `next`: the `from` of the next page; null at the end, which is `head`. */
export const historyPageSchema = z.object({
  rows: z.array(
    z.object({
      seq: z.number(),
      at: z.number(),
      /** As they are sent on the socket (docs/protocol.md). */
      events: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
  next: z.number().nullable(),
  head: z.number(),
})

/** GET /api/board/{id}/trash: deleted notes that can be brought back, the latest first (TRASH-5). */
export const trashSchema = z.object({
  notes: z.array(z.object({ id: z.string(), text: z.string(), columnId: z.string(), at: z.number() })),
})
export type Trash = z.infer<typeof trashSchema>

/** GET /api/board/{id}/facilitators: the people who were made facilitators of this board. */
export const facilitatorsSchema = z.object({
  facilitators: z.array(
    z.object({ id: z.string(), name: z.string().nullable(), picture: z.string().nullable() }),
  ),
})

/** GET /api/board/{id}/removed-people: people removed from this board (LEAD-15). */
export const removedPeopleSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string().nullable(), picture: z.string().nullable() })),
})
export type RemovedPeople = z.infer<typeof removedPeopleSchema>
