import { ENGLISH_SUMMARY } from '@retropulse/domain/board/summary/summary-words'
import type { SummaryEmailAction, SummaryEmailNote, SummaryContent } from './summary-content.ts'

/** A summary as plain text. */
export function summaryText(content: SummaryContent): string {
  const { title, date, link, reason, moodScore, counts, topNotes, actions } = content
  const numbers = counts.map(([name, count]) => `${name}: ${count}`)
  const mood = moodScore === null ? [] : [`${ENGLISH_SUMMARY.mood}: ${moodScore} / 5`]
  const blocks = [
    `${title}\n${date}`,
    [...numbers, ...mood].join('\n'),
    ...topNotes.map(({ heading, notes }) => section(heading, notes.map(noteText))),
    ...actions.map((list) => section(list.heading, [...list.actions.map(actionText), ...more(list.more)])),
    `${ENGLISH_SUMMARY.viewBoard}: ${link}`,
    `-- \n${reason}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function section(heading: string, items: readonly string[]): string {
  return `${heading.toUpperCase()}\n${items.join('\n')}`
}

function noteText({ groupTitle, texts, numbers, more: left }: SummaryEmailNote): string {
  const lines = [...(groupTitle === null ? [] : [`${groupTitle}:`]), ...texts, ...more(left), `(${numbers})`]
  return item(lines.join('\n'))
}

function actionText({ text, assignee }: SummaryEmailAction): string {
  return item(assignee === null ? text : `${text} (${assignee})`)
}

function more(left: number): readonly string[] {
  return left === 0 ? [] : [`… + ${left}`]
}

function item(text: string): string {
  return `- ${text.replaceAll('\n', '\n  ')}`
}
