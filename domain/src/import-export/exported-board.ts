import type { RunStep } from '../board/guided-run/guided-run.ts'
import type { ColumnMeaning, SortBy } from '../board/state.ts'
import type { Day } from '../kernel/day.ts'

/** Names the kind of the file, inside the file (IMPORT-10). */
export const EXPORT_KIND = 'retropulse-board'
/** The version of the format. A newer version is not read; additional fields alone make no new version. */
export const EXPORT_VERSION = 1

/**
 * A board as a file, to keep and to import again. It holds only what its reader may see: no text that is hidden from
 * the reader (EXPORT-3), no votes of a secret vote that runs (EXPORT-5), no id of a person, and names of authors only
 * for members of the team and where authors are shown (EXPORT-2). Times are milliseconds since 1970.
 */
export interface ExportedBoard {
  readonly kind: typeof EXPORT_KIND
  readonly version: typeof EXPORT_VERSION
  readonly exportedAt: number
  readonly title: string
  readonly createdAt: number
  readonly settings: {
    readonly isAnonymous: boolean
    /** Only the team of the board may enter it. */
    readonly isPrivate: boolean
    /** At most three columns and denser notes (CREATE-6). Older files lack it. */
    readonly isCompact: boolean
    readonly disableGifs: boolean
    readonly sortBy: SortBy | null
    readonly theme: string | null
    readonly backgroundUrl: string | null
  }
  readonly columns: readonly { readonly name: string; readonly meaning: ColumnMeaning }[]
  /** The steps that Run offers (RUN-13); empty: the usual ones. Older files lack them. */
  readonly runSteps: readonly RunStep[]
  /** The vote that the totals belong to; null: there was none, or it is secret and runs. */
  readonly voting: { readonly maxVotes: number; readonly column: number | null } | null
  /** The text above the summary; null: none, or hidden while brainstorming (SUMMARY-25). Older files lack it. */
  readonly summaryText: string | null
  /** The number of notes that are left out because their texts are hidden. */
  readonly hiddenNotes: number
  /** Column by column, each from its top. */
  readonly notes: readonly ExportedNote[]
  /** Action items of this retro, and open ones of earlier retros, marked `earlier` (EXPORT-12). */
  readonly actions: readonly ExportedAction[]
}

export interface ExportedNote {
  /** An index into `columns`. */
  readonly column: number
  readonly text: string
  readonly author: string | null
  readonly at: number
  readonly votes: number
  readonly reactions: readonly { readonly emoji: string; readonly count: number }[]
  readonly comments: readonly ExportedComment[]
  /** `into` is the index in `notes` of the group's first note; null for that one and for a note by itself. */
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
  /** The index in `notes` of the note that the action item came from. */
  readonly note: number | null
  readonly earlier: boolean
}
