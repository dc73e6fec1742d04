import { QUERY_MAX } from '@retropulse/domain/search/limits'
import { z } from 'zod'

/** GET /api/search/team/{teamId}?q= (SEARCH-1). Words in any order; the last one may be unfinished (SEARCH-2). */
export const searchQuerySchema = z.object({ q: z.string().max(QUERY_MAX) })

/** A result. It names no author (SEARCH-8). */
export const searchResultSchema = z.object({
  /** 'group': the title of a group of notes, with the id of the note that leads it. */
  kind: z.enum(['retro', 'note', 'group', 'comment', 'action']),
  /** The retro that it opens; for an action item the one where it was added. Milliseconds since 1970. */
  board: z.object({ id: z.string(), name: z.string(), timestamp: z.number() }),
  /** The id of the retro, note, comment or action item. */
  itemId: z.string(),
  /** The note that a comment belongs to; null for all other kinds. */
  noteId: z.string().nullable(),
  /** The text, or the part of a long one around the first match, cut into what matches and what does not (SEARCH-5). */
  parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
})
export type SearchResult = z.infer<typeof searchResultSchema>

/**
 * Retros found by title first, then all other results, the newest retro first; near matches come last (SEARCH-6).
 */
export const searchResultsSchema = z.object({
  results: z.array(searchResultSchema),
  /** There are more results than an answer holds (SEARCH-15). */
  hasMore: z.boolean(),
})
export type SearchResults = z.infer<typeof searchResultsSchema>
