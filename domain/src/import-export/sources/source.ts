import type { Warning } from '../report.ts'

/** A file, decoded. `name` is empty where it is not known, as that of a paste. */
export interface SourceFile {
  readonly name: string
  /** Without a byte order mark. */
  readonly content: string
}

/** Reads the files of one tool: its retros, or null for a file that is not of this tool. */
export type SourceReader = (file: SourceFile) => readonly FoundRetro[] | null

/** Reads the JSON of one tool, parsed: only known paths, without recursion. */
export type JsonReader = (value: unknown) => readonly FoundRetro[] | null

/**
 * A retro as it stands in a file, before it is fitted into a board (fit-retro.ts): any number of columns, notes without
 * one, and texts of any length. Times are milliseconds since 1970, and null where the file has none.
 */
export interface FoundRetro {
  /** Null: the file has none, and its name is suggested. */
  readonly title: string | null
  /** In their order, also those without notes. */
  readonly columns: readonly string[]
  readonly notes: readonly FoundNote[]
  readonly actions: readonly FoundAction[]
  readonly leftOut: readonly LeftOut[]
  /** A file of this product: its texts were on a board, and stay as they are, to the last space (EXPORT-13). */
  readonly isOwn?: true
  /** The text above the summary (SUMMARY-25). */
  readonly summaryText?: string | null
  /** What the user should know about the file besides what is left out. */
  readonly warnings?: readonly Warning[]
}

export interface FoundNote {
  readonly text: string
  /** A name of `columns`; null: the note lies in none. */
  readonly column: string | null
  readonly votes: number
  readonly at: number | null
  readonly author: string | null
  /** Notes with the same key are one group. */
  readonly group: string | null
  /** The name of its group; null: it has none. */
  readonly groupTitle: string | null
  readonly comments: readonly FoundComment[]
  /** Absent: none. */
  readonly reactions?: readonly { readonly emoji: string; readonly count: number }[]
  /** The line of the file, the first being 1. */
  readonly line: number | null
}

export interface FoundComment {
  readonly text: string
  readonly author: string | null
  readonly at: number | null
}

export interface FoundAction {
  readonly text: string
  readonly isDone: boolean
  readonly at: number | null
  readonly doneAt: number | null
  /** YYYY-MM-DD. */
  readonly due: string | null
  readonly assignee: string | null
  /** The index in `notes` of the note that it came from. */
  readonly note: number | null
  readonly line: number | null
}

/** Why a part of a file does not come. */
export type LeftOutReason =
  /** A row or a card without a text. */
  | 'empty'
  /** The user left the column out. */
  | 'column-left-out'
  /** A card that was archived in the other tool. */
  | 'archived'
  /** A row of a kind that no board has. */
  | 'kind-unknown'
  /** A reaction that is no emoji. */
  | 'reaction-unknown'
  /** A row that the layout of the tool does not explain. */
  | 'row-unreadable'
  /** More than a board holds. */
  | 'too-many-notes'
  | 'too-many-comments'
  | 'too-many-actions'
  | 'too-many-votes'
  | 'too-many-reactions'
  /** A note beyond the bytes of a board (NOTE-26). */
  | 'board-full'
  /** The end of a text that is longer than a board takes. */
  | 'text-too-long'
  /** A note of a group that is larger than a board takes; it comes without its group. */
  | 'group-too-large'
  /** An action item that stands in the file more than once. */
  | 'action-repeated'

export interface LeftOut {
  readonly reason: LeftOutReason
  /** Null for a file without lines of its own, such as JSON. */
  readonly line: number | null
}

/** What is left out of a file with more rows than are read: the first of them stands for all. */
export function leftOutBeyond(cutAt: number | null): readonly LeftOut[] {
  return cutAt === null ? [] : [{ reason: 'too-many-notes', line: cutAt }]
}

/** A note with only a text and a place, to which a reader adds what its tool knows. */
export function plainNote(text: string, column: string | null, line: number | null): FoundNote {
  return {
    text,
    column,
    votes: 0,
    at: null,
    author: null,
    group: null,
    groupTitle: null,
    comments: [],
    line,
  }
}

/** An open action item with only a text. */
export function plainAction(text: string, line: number | null): FoundAction {
  return {
    text,
    isDone: false,
    at: null,
    doneAt: null,
    due: null,
    assignee: null,
    note: null,
    line,
  }
}
