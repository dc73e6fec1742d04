import { csvOf } from '../../kernel/csv.ts'
import type { RetroSummary, SummaryAction, SummaryNote } from './summary.ts'
import { ENGLISH_SUMMARY, type SummaryWords } from './summary-words.ts'

/**
 * A retro as comma-separated values: a row for the text above the summary where there is one, then one for each
 * note or group, then one for each action item (SUMMARY-19).
 */
export function summaryCsv(summary: RetroSummary, words: SummaryWords = ENGLISH_SUMMARY): string {
  const { columns, actions, text } = summary
  const header = [
    words.kind,
    words.column,
    words.group,
    words.text,
    words.votes,
    words.emoji,
    words.comments,
    words.due,
  ]
  const top = text === null ? [] : [[words.summary, '', '', text, '', '', '', '']]
  const notes = columns.flatMap((column) => column.notes.map((note) => noteRow(note, column.name, words)))
  const open = [...actions.open, ...actions.earlier].map((action) => actionRow(action, words.openAction))
  const done = actions.done.map((action) => actionRow(action, words.doneAction))
  return csvOf([header, ...top, ...notes, ...open, ...done])
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
    '',
  ]
}

function actionRow({ text, due }: SummaryAction, kind: string): readonly string[] {
  return [kind, '', '', text, '', '', '', due ?? '']
}
