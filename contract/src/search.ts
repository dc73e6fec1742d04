import { QUERY_MAX } from '@retropulse/domain/search/limits'
import { z } from 'zod'

/** GET /api/search/team/{teamId}?q= (teams.md §7). Words in any order; the last one may be half typed. */
export const searchQuerySchema = z.object({ q: z.string().max(QUERY_MAX) })

/** Something that was found. No author is told, of whatever it is (D9). */
export const searchResultSchema = z.object({
  /** 'group': the title of a group of notes, with the id of the note that leads it. */
  kind: z.enum(['retro', 'note', 'group', 'comment', 'action']),
  /** The retro that it opens; of an action the one where it was added. Milliseconds since 1970. */
  board: z.object({ id: z.string(), name: z.string(), timestamp: z.number() }),
  /** The id of the retro, note, comment or action. */
  itemId: z.string(),
  /** The note that a comment is about; null for everything else. */
  noteId: z.string().nullable(),
  /** Its text, or of a long one what is around the first match, cut into what matches and what does not. */
  parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/**
 * Retros by their titles first, then everything else, of the newest retro first; what is only nearly what was typed comes
 * last.
 */
export const searchResultsSchema = z.object({
  results: z.array(searchResultSchema),
  /** There are more than an answer holds. */
  hasMore: z.boolean(),
})
export type SearchResults = z.infer<typeof searchResultsSchema>
