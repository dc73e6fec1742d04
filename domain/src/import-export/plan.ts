import type { RunStep } from '../board/guided-run/guided-run.ts'
import type { ColumnMeaning, SortBy } from '../board/state.ts'
import type { Day } from '../kernel/day.ts'
import type { Problem, Warning } from './report.ts'

/**
 * What an import will create: within every limit of a board (IMPORT-26), its texts storable. Times are milliseconds
 * since 1970, and null where the file has none.
 */
export interface ImportPlan {
  readonly title: string
  readonly columns: readonly { readonly name: string; readonly meaning: ColumnMeaning }[]
  /** Null: as the Anonymity setting of the team says. */
  readonly isAnonymous: boolean | null
  /** Only its team may enter the board, where the plan of the team allows that (IMPORT-12). */
  readonly isPrivate: boolean
  /** At most three columns and denser notes (CREATE-6). */
  readonly isCompact: boolean
  readonly theme: string | null
  readonly backgroundUrl: string | null
  readonly disableGifs: boolean
  readonly sortBy: SortBy | null
  /** The steps that Run offers (RUN-13); empty: the usual ones. */
  readonly runSteps: readonly RunStep[]
  /** The vote that the totals belong to; `column` is an index into `columns`, null: all. Null: there was none. */
  readonly voting: { readonly maxVotes: number; readonly column: number | null } | null
  /** The text above the summary (SUMMARY-25). */
  readonly summaryText: string | null
  /** In their order on the board. */
  readonly notes: readonly PlannedNote[]
  readonly actions: readonly PlannedAction[]
}

/** The settings of a board whose file has none. */
export const PLAIN_SETTINGS = {
  isAnonymous: null,
  isPrivate: false,
  isCompact: false,
  theme: null,
  backgroundUrl: null,
  disableGifs: false,
  sortBy: null,
  runSteps: [],
} as const satisfies Partial<ImportPlan>

export interface PlannedNote {
  readonly text: string
  /** An index into `columns`. */
  readonly column: number
  readonly at: number | null
  readonly votes: number
  readonly reactions: readonly { readonly emoji: string; readonly count: number }[]
  readonly comments: readonly PlannedComment[]
  /** `into` is the index in `notes` of the group's first note. */
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
  /** When the action item was done; null while it is open. */
  readonly doneAt: number | null
  readonly due: Day | null
  /** A name that the user allowed (MOVE-IN-9): of a member, who is assigned, or else text behind the text. */
  readonly assignee: string | null
  /** The index in `notes` of the note that the action item came from. */
  readonly note: number | null
}

/** The result of reading a file: a plan, or everything that is wrong with the file. */
export type FileRead =
  | { readonly ok: true; readonly plan: ImportPlan; readonly warnings: readonly Warning[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number }
