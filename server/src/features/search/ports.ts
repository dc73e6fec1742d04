import type { SearchResult } from '@retropulse/contract/search'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Wanted } from '@retropulse/domain/search/search-query'

/** A text of a board that can be found; the index has nothing else of it. */
export interface SearchEntry {
  readonly kind: SearchResult['kind']
  readonly itemId: string
  /** The note that a comment is about. */
  readonly noteId: string | null
  readonly text: string
}

/** An entry that was found, with its retro as it is now. */
export interface FoundEntry extends SearchEntry {
  readonly board: SearchResult['board']
}

/** A query in a team. */
export interface Search {
  readonly teamId: TeamId
  /** The text has to match at least one alternative of each list. */
  readonly wanted: readonly (readonly Wanted[])[]
  /** Titles of retros, or everything that is on them. */
  readonly among: 'titles' | 'items'
  /** Retros begun until then (milliseconds since 1970) are archived: only their titles are found. Null: none is. */
  readonly archivedUntil: number | null
  /** All ids of the reader, who finds no text of a retro that they were removed from (LEAD-13); empty: not kept out. */
  readonly people: readonly PersonId[]
  readonly limit: number
}

/** The search index of the boards of teams. */
export interface SearchIndex {
  /**
   * Matching entries, the newest retro first. SEARCH-8: nothing of a retro in the trash, and of a masked one, or one
   * that the reader was removed from, only its title and its action items. A deleted text may still be found for a moment.
   */
  find(search: Search): Promise<readonly FoundEntry[]>
}
