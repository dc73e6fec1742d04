import { REPORT_LINES_MAX } from './limits.ts'

/** What is wrong with a file; with any of these nothing is imported. */
export type ProblemCode =
  /** There is nothing in it, or no row below the first. */
  | 'file-empty'
  /** It is no JSON. */
  | 'json-broken'
  /** It is JSON, but no board of ours. */
  | 'not-a-board'
  /** A board of ours, written by a newer version. */
  | 'version-unknown'
  /** A value that is not what stands there in an export; the detail is its path. */
  | 'value-invalid'
  /** A quoted cell without an end. */
  | 'quote-open'
  /** Nobody said which of the file's columns has the notes' texts, or it has none such. */
  | 'text-unmapped'
  | 'column-missing'
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

/** What is worth knowing, and no reason not to import. */
export type WarningCode =
  /** A row without a text, which is left out. */
  | 'row-empty'
  /** A row whose column was mapped to none. */
  | 'row-left-out'
  /** A column of the file that is not read. */
  | 'cells-ignored'
  /** Names of authors: nobody here wrote these notes (D9). */
  | 'names-left-out'
  /** Open actions from before this retro are the team's, not the file's (D15). */
  | 'earlier-actions-left-out'
  /** Notes that were hidden from whoever exported them (D8). */
  | 'notes-hidden'

/** One line of a report. */
export interface ReportLine<Code extends string> {
  /** Of the file, the first being 1; null where no one line is meant. */
  readonly line: number | null
  readonly code: Code
  /** What it is about: a value, a path, a number. */
  readonly detail: string
}

export type Problem = ReportLine<ProblemCode>
export type Warning = ReportLine<WarningCode>

/** Collects what is to be told; of very many lines, the first, and how many there are. */
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

/** Of a file's text what can be sent: no half of a character. */
function shortened(detail: string): string {
  const cut = detail.toWellFormed().slice(0, DETAIL_MAX)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

const DETAIL_MAX = 100
