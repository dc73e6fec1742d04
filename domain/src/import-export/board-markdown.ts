import { cardsOf, type ExportedCard } from './display-order.ts'
import type { ExportedAction, ExportedBoard, ExportedNote } from './exported-board.ts'
import { itemText, markdownLine, markdownText } from './markdown-text.ts'
import { distinctColumnNames } from './sources/column-names.ts'

/** The fixed texts of the file, by which an import reads it. */
export const MARKDOWN_WORDS = {
  notes: '## Notes',
  actions: '## Action items',
  untitled: '*Group*',
  votes: 'Votes: ',
  earlier: 'From an earlier retro',
  due: 'Due date: ',
  assignee: 'Assignee: ',
  /** The last line, by which an import recognises the file. */
  footer: '_A retro from Retropulse, which can import this file._',
} as const

/** What an export does not hold. */
export interface BoardMarkdownDetails {
  /** The day of the retro, YYYY-MM-DD. */
  readonly date: string
  /** The address of the board. */
  readonly link: string
}

/**
 * An export as Markdown (CommonMark with task lists) that reads well and can be imported again (EXPORT-19). Text that
 * people wrote is never markup. It names no author (SUMMARY-10).
 */
export function boardMarkdown(board: ExportedBoard, { date, link }: BoardMarkdownDetails): string {
  const { title, summaryText, hiddenNotes, actions } = board
  const blocks = [
    `# ${markdownLine(title)}`,
    `${date} · [View board](<${link}>)`,
    ...(summaryText === null ? [] : [markdownText(summaryText)]),
    ...(hiddenNotes === 0 ? [] : [`_Notes hidden while brainstorming: ${hiddenNotes}_`]),
    MARKDOWN_WORDS.notes,
    ...columnBlocks(board),
    ...(actions.length === 0 ? [] : [MARKDOWN_WORDS.actions, actions.map(task).join('\n')]),
    '---',
    MARKDOWN_WORDS.footer,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** A heading for each column, with its notes and groups as a list. */
function columnBlocks(board: ExportedBoard): readonly string[] {
  const cards = cardsOf(board)
  return distinctColumnNames(board.columns.map(({ name }) => name)).flatMap((name, place) => {
    const items = cards.filter(({ column }) => column === place).map(cardItem)
    const heading = name === '' ? '###' : `### ${markdownLine(name)}`
    return items.length === 0 ? [heading] : [heading, items.join('\n')]
  })
}

function cardItem({ isGroup, title, notes }: ExportedCard): string {
  if (!isGroup) return notes.map((note) => noteItem(note, 0)).join('\n')
  const name = title === null ? MARKDOWN_WORDS.untitled : `**${markdownLine(title)}**`
  return [`- ${name}`, ...notes.map((note) => noteItem(note, 1))].join('\n')
}

/** A note, its numbers as a last line of their own, and its comments one level below. */
function noteItem({ text, votes, reactions, comments }: ExportedNote, level: number): string {
  const numbers = [
    ...(votes === 0 ? [] : [`${MARKDOWN_WORDS.votes}${votes}`]),
    ...reactions.map(({ emoji, count }) => `${emoji} ${count}`),
  ]
  const item = itemText('- ', [markdownText(text), ...factsLine(numbers)], level)
  return [item, ...comments.map((one) => itemText('- ', [markdownText(one.text)], level + 1))].join('\n')
}

function task({ text, status, due, assignee, earlier }: ExportedAction): string {
  const facts = [
    ...(earlier ? [MARKDOWN_WORDS.earlier] : []),
    ...(due === null ? [] : [`${MARKDOWN_WORDS.due}${due}`]),
    // The only free text, so that it may hold what divides the others.
    ...(assignee === null ? [] : [`${MARKDOWN_WORDS.assignee}${markdownLine(assignee)}`]),
  ]
  return itemText(`- [${status === 1 ? 'x' : ' '}] `, [markdownText(text), ...factsLine(facts)], 0)
}

function factsLine(facts: readonly string[]): readonly string[] {
  return facts.length === 0 ? [] : [`_(${facts.join(' · ')})_`]
}
