import type { RetroSummary, SummaryAction, SummaryNote } from './summary.ts'
import { ENGLISH_SUMMARY, type SummaryWords } from './summary-words.ts'

/**
 * A retro as comma-separated values (RFC 4180: CRLF, quotes doubled): one row a note or group, then one an action.
 * Spreadsheets run cells that begin like a formula, so those get an apostrophe in front. A byte order mark, which some
 * of them need to read UTF-8, is the caller's matter.
 */
export function summaryCsv(summary: RetroSummary, words: SummaryWords = ENGLISH_SUMMARY): string {
  const { columns, actions } = summary
  const header = [words.kind, words.column, words.group, words.text, words.votes, words.emoji, words.comments]
  const notes = columns.flatMap((column) => column.notes.map((note) => noteRow(note, column.name, words)))
  const open = [...actions.open, ...actions.earlier].map((action) => actionRow(action, words.openAction))
  const done = actions.done.map((action) => actionRow(action, words.doneAction))
  return [header, ...notes, ...open, ...done].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function noteRow(note: SummaryNote, column: string, words: SummaryWords): readonly string[] {
  return [
    words.note,
    column,
    note.groupTitle ?? '',
    note.texts.join('\n'),
    String(note.votes),
    note.emojis.map(({ emoji, count }) => `${emoji} ${count}`).join(' '),
    note.comments.join('\n'),
  ]
}

function actionRow(action: SummaryAction, kind: string): readonly string[] {
  return [kind, '', '', action.text, '', '', '']
}

/** What makes a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
