import { csvOf } from '../../kernel/csv.ts'
import type { RetroSummary, SummaryAction, SummaryNote } from './summary.ts'
import { t } from './messages.ts'

/**
 * A retro as comma-separated values: a row for the text above the summary where there is one, then one for each
 * note or group, then one for each action item (SUMMARY-19).
 */
export function summaryCsv(summary: RetroSummary): string {
  const { columns, actions, text } = summary
  const header = [
    t('kind'),
    t('column'),
    t('group'),
    t('text'),
    t('votes'),
    t('emoji'),
    t('comments'),
    t('due'),
  ]
  const top = text === null ? [] : [[t('summary'), '', '', text, '', '', '', '']]
  const notes = columns.flatMap((column) => column.notes.map((note) => noteRow(note, column.name)))
  const open = [...actions.open, ...actions.earlier].map((action) => actionRow(action, t('openAction')))
  const done = actions.done.map((action) => actionRow(action, t('doneAction')))
  return csvOf([header, ...top, ...notes, ...open, ...done])
}

function noteRow(note: SummaryNote, column: string): readonly string[] {
  return [
    t('note'),
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
