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
 * An export as Markdown (CommonMark with task lists) that reads well and can be imported again (EXPORT-19), in pieces.
 * Text that people wrote is never markup. It names no author (SUMMARY-10).
 */
export function* markdownPieces(
  board: ExportedBoard,
  { date, link }: BoardMarkdownDetails,
): Generator<string, void, undefined> {
  const { title, summaryText, hiddenNotes, actions } = board
  yield `# ${markdownLine(title)}\n\n${date} · [View board](<${link}>)`
  if (summaryText !== null) yield `\n\n${markdownText(summaryText)}`
  if (hiddenNotes !== 0) yield `\n\n_Notes hidden while brainstorming: ${hiddenNotes}_`
  yield `\n\n${MARKDOWN_WORDS.notes}`
  yield* columnPieces(board)
  if (actions.length > 0) yield `\n\n${MARKDOWN_WORDS.actions}`
  for (const [place, action] of actions.entries()) yield (place === 0 ? '\n\n' : '\n') + task(action)
  yield `\n\n---\n\n${MARKDOWN_WORDS.footer}\n`
}

/** A heading for each column, with its notes and groups as a list. */
function* columnPieces(board: ExportedBoard): Generator<string, void, undefined> {
  const cards = cardsOf(board)
  for (const [place, name] of distinctColumnNames(board.columns.map((column) => column.name)).entries()) {
    yield name === '' ? '\n\n###' : `\n\n### ${markdownLine(name)}`
    let separator = '\n\n'
    for (const card of cards) {
      if (card.column !== place) continue
      yield separator + cardItem(card)
      separator = '\n'
    }
  }
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
