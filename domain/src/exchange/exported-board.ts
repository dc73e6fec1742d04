import type { ColumnMeaning, SortBy } from '../board/state.ts'
import type { Day } from '../kernel/day.ts'

/** Names the file's kind in itself. */
export const EXPORT_KIND = 'retropulse-board'
/** What files look like. A file of a newer version is not read; fields that are only new are no new version. */
export const EXPORT_VERSION = 1

/**
 * A board as a file to keep and to import again. It holds what its reader may see and nothing else: no text that is hidden
 * from them (D8), no votes of a secret vote that runs (D7), no id of anybody, and names of authors only for members
 * of the team and where authors are shown (D9). Times are milliseconds since 1970.
 */
export interface ExportedBoard {
  readonly kind: typeof EXPORT_KIND
  readonly version: typeof EXPORT_VERSION
  readonly exportedAt: number
  readonly title: string
  readonly createdAt: number
  readonly settings: {
    readonly isAnonymous: boolean
    /** Only its team may enter it. */
    readonly isPrivate: boolean
    readonly disableGifs: boolean
    readonly sortBy: SortBy | null
    readonly theme: string | null
    readonly backgroundUrl: string | null
  }
  readonly columns: readonly { readonly name: string; readonly meaning: ColumnMeaning }[]
  /** The vote that the totals are of; null: there was none, or it is secret and runs. */
  readonly voting: { readonly maxVotes: number; readonly column: number | null } | null
  /** How many notes are left out since their texts are hidden. */
  readonly hiddenNotes: number
  /** Column by column, each from the top. */
  readonly notes: readonly ExportedNote[]
  /** Of this retro; those that were open before it, marked `earlier`. */
  readonly actions: readonly ExportedAction[]
}

export interface ExportedNote {
  /** A place in `columns`, the first being 0. */
  readonly column: number
  readonly text: string
  readonly author: string | null
  readonly at: number
  readonly votes: number
  readonly reactions: readonly { readonly emoji: string; readonly count: number }[]
  readonly comments: readonly ExportedComment[]
  /** `into` is the place in `notes` of the note that leads its group; null for that one and for a note by itself. */
  readonly group: { readonly into: number; readonly place: number } | null
  readonly groupTitle: string | null
}

export interface ExportedComment {
  readonly text: string
  readonly author: string | null
  readonly at: number
  readonly editedAt: number | null
}

export interface ExportedAction {
  readonly text: string
  /** 0 open, 1 done. */
  readonly status: 0 | 1
  readonly at: number
  readonly doneAt: number | null
  readonly due: Day | null
  readonly assignee: string | null
  /** The place in `notes` of the note that it came from. */
  readonly note: number | null
  readonly earlier: boolean
}
