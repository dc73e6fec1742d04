import type { SearchResult } from '@retropulse/contract/search'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Wanted } from '@retropulse/domain/search/search-query'

/** Something that can be found on a board; an entry's text is all that is known of it. */
export interface SearchEntry {
  readonly kind: SearchResult['kind']
  readonly itemId: string
  /** The note that a comment is about. */
  readonly noteId: string | null
  readonly text: string
}

/** An entry that was found, and its retro as it is by now. */
export interface FoundEntry extends SearchEntry {
  readonly board: SearchResult['board']
}

/** What is looked for in a team. */
export interface Search {
  readonly teamId: TeamId
  /** Of each list the text has to have one at least. */
  readonly wanted: readonly (readonly Wanted[])[]
  /** Titles of retros, or everything that is on them. */
  readonly among: 'titles' | 'items'
  /** Retros begun until then (milliseconds since 1970) are archived, and say their titles only; null: none is. */
  readonly archivedUntil: number | null
  readonly limit: number
}

/** What a team's boards say, to be searched. */
export interface SearchIndex {
  /**
   * What has it, of the newest retro first. Nothing of a retro in the trash (D27), and of one where a brainstorming runs
   * at this very moment only its title and its actions (D8). What was deleted since is not found, or for a moment only.
   */
  find(search: Search): Promise<readonly FoundEntry[]>
}
