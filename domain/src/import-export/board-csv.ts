import { csvOf } from '../kernel/csv.ts'
import { cardsOf } from './display-order.ts'
import type { ExportedAction, ExportedBoard, ExportedNote } from './exported-board.ts'
import { distinctColumnNames } from './sources/column-names.ts'

/** The names of the first row, by which an import recognises the table (EXPORT-9). */
export const BOARD_CSV_HEADER = [
  'Kind',
  'Column',
  'Text',
  'Votes',
  'Reactions',
  'Comments',
  'Group',
  'State',
  'Assignee',
  'Due date',
] as const

/** What a cell of the column Kind says. */
export const CSV_KINDS = { note: 'Note', action: 'Action item' } as const
/** What a cell of the column State says. */
export const CSV_STATES = { open: 'Open', done: 'Done', earlier: 'Open from an earlier retro' } as const

/** An export as comma-separated values, in pieces: a row for each note, then one for each action item (EXPORT-9). */
export function* csvPieces(board: ExportedBoard): Generator<string, void, undefined> {
  const names = distinctColumnNames(board.columns.map(({ name }) => name))
  const hasAuthors = board.notes.some(({ author }) => author !== null)
  yield csvOf([hasAuthors ? [...BOARD_CSV_HEADER, 'Author'] : BOARD_CSV_HEADER])
  let groups = 0
  for (const { column, isGroup, title, notes } of cardsOf(board)) {
    if (isGroup) groups += 1
    const group = isGroup ? `#${groups}${title === null ? '' : ` ${title}`}` : ''
    for (const note of notes) {
      const author = hasAuthors ? [note.author ?? ''] : []
      yield csvOf([[CSV_KINDS.note, names[column] ?? '', ...cellsOf(note), group, '', '', '', ...author]])
    }
  }
  for (const action of board.actions) yield csvOf([[...actionCells(action), ...(hasAuthors ? [''] : [])]])
}

function cellsOf({ text, votes, reactions, comments }: ExportedNote): readonly string[] {
  return [
    text,
    String(votes),
    reactions.map(({ emoji, count }) => `${emoji} ${count}`).join(' '),
    comments.map((comment) => `• ${comment.text.replaceAll('\n', '\n  ')}`).join('\n'),
  ]
}

function actionCells({ text, status, due, assignee, earlier }: ExportedAction): readonly string[] {
  const state = status === 1 ? CSV_STATES.done : earlier ? CSV_STATES.earlier : CSV_STATES.open
  return [CSV_KINDS.action, '', text, '', '', '', '', state, assignee ?? '', due ?? '']
}
