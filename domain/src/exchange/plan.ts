import type { ColumnMeaning, SortBy } from '../board/state.ts'
import type { Day } from '../kernel/day.ts'
import type { Problem, Warning } from './report.ts'

/**
 * What an import will make: within every limit of board.md §5, its texts storable. Times are milliseconds since 1970, and
 * null where the file says none.
 */
export interface ImportPlan {
  readonly title: string
  readonly columns: readonly { readonly name: string; readonly meaning: ColumnMeaning }[]
  /** Null: as the team's retros begin. */
  readonly isAnonymous: boolean | null
  /** Only its team may enter it, where the team's plan allows that. */
  readonly isPrivate: boolean
  readonly theme: string | null
  readonly backgroundUrl: string | null
  readonly disableGifs: boolean
  readonly sortBy: SortBy | null
  /** The vote whose totals the notes have; `column` is a place in `columns`, null: all. Null: there was none. */
  readonly voting: { readonly maxVotes: number; readonly column: number | null } | null
  /** In the order in which they stand. */
  readonly notes: readonly PlannedNote[]
  readonly actions: readonly PlannedAction[]
}

export interface PlannedNote {
  readonly text: string
  /** A place in `columns`. */
  readonly column: number
  readonly at: number | null
  readonly votes: number
  readonly reactions: readonly { readonly emoji: string; readonly count: number }[]
  readonly comments: readonly PlannedComment[]
  /** `into` is the place in `notes` of the group's first. */
  readonly group: { readonly into: number; readonly place: number } | null
  readonly groupTitle: string | null
}

export interface PlannedComment {
  readonly text: string
  readonly at: number | null
  readonly editedAt: number | null
}

export interface PlannedAction {
  readonly text: string
  readonly status: 0 | 1
  readonly at: number | null
  /** When it was done; null where it is not. */
  readonly doneAt: number | null
  readonly due: Day | null
  /** The place in `notes` of the note that it came from. */
  readonly note: number | null
}

/** A file read: a plan, or everything that is wrong with it. */
export type FileRead =
  | { readonly ok: true; readonly plan: ImportPlan; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number }
