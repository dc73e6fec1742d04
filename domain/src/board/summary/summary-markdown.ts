import type { AuthorId } from '../../kernel/ids.ts'
import type { RetroSummary, SummaryAction, SummaryNote } from './summary.ts'
import { t } from './messages.ts'

/** What a summary does not hold itself. */
export interface MarkdownDetails {
  /** The day of the retro, written for its reader. */
  readonly date: string
  /** The address of the board; left out when null. */
  readonly link: string | null
  /** Left out when null: there was no poll, it runs, or there are too few answers (SUMMARY-6). */
  readonly moodScore: number | null
  /** The name of an assignee; null when the reader has no name for them. */
  readonly nameOf: (assignee: AuthorId) => string | null
}

/**
 * A retro as Markdown (CommonMark with task lists). Text that people wrote is never markup (SUMMARY-18, SUMMARY-23).
 */
export function summaryMarkdown(summary: RetroSummary, details: MarkdownDetails): string {
  const { date, link, moodScore, nameOf } = details
  const { counts, actions, columns } = summary
  const taskOf = (mark: string) => (action: SummaryAction) =>
    task(mark, action, [action.assignee === null ? null : nameOf(action.assignee), dueOf(action)])
  const open = actions.open.map(taskOf(' '))
  const earlier = actions.earlier.map(taskOf(' '))
  const done = actions.done.map(taskOf('x'))
  const mood = moodScore === null ? [] : [`- ${t('mood')}: ${moodScore} / 5`]
  const blocks = [
    `# ${oneLine(summary.title)}`,
    link === null ? escaped(date) : `${escaped(date)} · [${t('viewBoard')}](<${link}>)`,
    ...(summary.text === null ? [] : [escaped(summary.text)]),
    [
      `- ${t('notes')}: ${counts.notes}`,
      `- ${t('people')}: ${counts.people}`,
      `- ${t('votes')}: ${counts.votes}`,
      `- ${t('emoji')}: ${counts.emoji}`,
      `- ${t('actions')}: ${counts.actions}`,
      ...mood,
    ].join('\n'),
    ...(summary.isMasked ? [t('masked')] : []),
    ...section(
      t('topVoted'),
      summary.topByVotes.map((note) => item(note)),
    ),
    ...section(
      t('topReacted'),
      summary.topByReactions.map((note) => item(note)),
    ),
    ...section(t('openActions'), open),
    ...section(t('earlierActions'), earlier),
    ...section(t('doneActions'), done),
    ...columns.flatMap((column) =>
      section(
        oneLine(column.name),
        column.notes.map((note) => item(note)),
      ),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** A heading with its list; nothing where the list is empty. */
function section(heading: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`## ${heading}`, items.join('\n')]
}

function item(note: SummaryNote): string {
  const title = note.groupTitle === null ? [] : [`**${oneLine(note.groupTitle)}**`]
  const votes = note.votes === 0 ? [] : [`${t('votes')}: ${note.votes}`]
  const emojis = note.emojis.map(({ emoji, count }) => `${emoji} ${count}`)
  const numbers = [...votes, ...emojis]
  const lines = [
    ...title,
    ...note.texts.map(escaped),
    ...(numbers.length > 0 ? [`(${numbers.join(' · ')})`] : []),
  ]
  const comments = note.comments.map((comment) => `\n  - ${inItem(escaped(comment), '    ')}`)
  return `- ${inItem(lines.join('\n'), '  ')}${comments.join('')}`
}

function task(mark: string, { text }: SummaryAction, details: readonly (string | null)[]): string {
  const known = details.filter((detail) => detail !== null)
  const rest = known.length === 0 ? '' : ` (${known.map(oneLine).join(', ')})`
  return `- [${mark}] ${inItem(`${escaped(text)}${rest}`, '  ')}`
}

function dueOf({ due }: SummaryAction): string | null {
  return due === null ? null : `${t('due')}: ${due}`
}

/** Lines stay lines, and stay inside the list item. */
function inItem(text: string, indent: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join(`\\\n${indent}`)
}

function oneLine(text: string): string {
  return escaped(text.replaceAll(/\s+/g, ' ').trim())
}

/** Escapes every ASCII character that can be markup; CommonMark allows a backslash before each. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&!$]/g, String.raw`\$&`)
    .replaceAll(/^[\t ]+/gm, '')
    .replaceAll(/^[-+=]/gm, String.raw`\$&`)
    .replaceAll(/^(\d{1,9})([.)])/gm, String.raw`$1\$2`)
}
