import { REPORT_LINES_MAX } from './limits.ts'

/** What is wrong with a file; with any of these nothing is imported (IMPORT-8). */
export type ProblemCode =
  /** The file is empty, or has no row below the first. */
  | 'file-empty'
  /** The file is no readable spreadsheet, or needs more memory or time than a file may. */
  | 'spreadsheet-broken'
  | 'file-too-complex'
  /** The file is no JSON. */
  | 'json-broken'
  /** JSON, but no board of Retropulse. */
  | 'not-a-board'
  /** A board of Retropulse in an unknown version. */
  | 'version-unknown'
  /** A value that does not fit its place in an export; the detail is its path. */
  | 'value-invalid'
  /** A quoted cell without an end. */
  | 'quote-open'
  /** No column of the file is mapped to the texts, or the mapped one does not exist. */
  | 'text-unmapped'
  | 'column-too-long'
  | 'too-many-columns'
  | 'text-too-long'
  | 'votes-invalid'
  | 'too-many-notes'
  | 'too-many-comments'
  | 'too-many-reactions'
  | 'too-many-votes'
  | 'too-many-actions'
  | 'group-too-large'
  /** More bytes than a board takes (NOTE-26). */
  | 'board-too-large'

/** What the user should know, and no reason not to import. */
export type WarningCode =
  /** A row without a text, which is left out. */
  | 'row-empty'
  /** A row whose column was mapped to none. */
  | 'row-left-out'
  /** A note without a column, which comes in the column 'Other'. */
  | 'column-missing'
  /** A column for which a board has no room; its notes come in the column 'Other' (MOVE-IN-6). */
  | 'column-merged'
  /** More retros than one import creates; the detail is their number, and those behind the fiftieth stay out. */
  | 'too-many-retros'
  /** A column of the file that is not read (IMPORT-9). */
  | 'cells-ignored'
  /** Names of authors, which are not read (IMPORT-11). */
  | 'names-left-out'
  /** Open action items from before this retro: they belong to the team, not to the file (IMPORT-17). */
  | 'earlier-actions-left-out'
  /** Pulse surveys in the file of a team, which are no retros; the detail is their number. */
  | 'surveys-left-out'
  /** Retros that the file of a team names without their content; the detail is their number. */
  | 'retros-omitted'
  /** Notes that were hidden from the person who exported the file (EXPORT-3). */
  | 'notes-hidden'

/** One line of a report. */
export interface ReportLine<Code extends string> {
  /** The line of the file, the first being 1; null where the entry is about no single line. */
  readonly line: number | null
  readonly code: Code
  /** The subject of the entry: a value, a path, a number. */
  readonly detail: string
}

export type Problem = ReportLine<ProblemCode>
export type Warning = ReportLine<WarningCode>

/** A warning about as many things of a file; none where there are none. */
export function counted(code: WarningCode, count: number): readonly Warning[] {
  return count === 0 ? [] : [{ line: null, code, detail: String(count) }]
}

/** Collects the lines of a report: the first ones, and the number of all (IMPORT-23). */
export interface Report<Code extends string> {
  readonly lines: readonly ReportLine<Code>[]
  readonly count: number
  add(line: number | null, code: Code, detail?: string): void
}

export function newReport<Code extends string>(): Report<Code> {
  const lines: ReportLine<Code>[] = []
  let count = 0
  return {
    lines,
    get count() {
      return count
    },
    add(line, code, detail = '') {
      count += 1
      if (lines.length < REPORT_LINES_MAX) lines.push({ line, code, detail: shortened(detail) })
    },
  }
}

/** A part of the file's text that can be sent: cut between characters, before the rest of a long text is looked at. */
function shortened(detail: string): string {
  const cut = detail.slice(0, DETAIL_MAX)
  const isSplit = cut.length < detail.length && /[\ud800-\udbff]$/.test(cut)
  return (isSplit ? cut.slice(0, -1) : cut).toWellFormed()
}

const DETAIL_MAX = 100
