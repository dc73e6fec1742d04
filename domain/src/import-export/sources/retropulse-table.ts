import { BOARD_CSV_HEADER, CSV_KINDS, CSV_STATES } from '../board-csv.ts'
import { EMOJI_PER_NOTE_MAX } from '../../board/limits.ts'
import { counted } from '../report.ts'
import { votesIn } from './file-values.ts'
import { hasColumns, type NamedRow, readNamedTable } from './named-table.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'

/** Reads the table that this product writes of a board (EXPORT-9), also after a spreadsheet saved it again. */
export function readRetropulseTable({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!hasColumns(content, BOARD_CSV_HEADER)) return null
  const { rows, leftOut } = readNamedTable(content)
  const columns = new Set<string>()
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  const unread: LeftOut[] = [...leftOut]
  let [earlier, names] = [0, 0]
  for (const row of rows) {
    const kind = row.cell('Kind').trim()
    if (kind === CSV_KINDS.note) {
      columns.add(row.cell('Column'))
      notes.push(noteOf(row))
      if (row.cell('Author') !== '') names += 1
    } else if (kind === CSV_KINDS.action) {
      if (row.cell('State') === CSV_STATES.earlier) earlier += 1
      else actions.push(actionOf(row))
    } else unread.push({ reason: kind === '' ? 'empty' : 'kind-unknown', line: row.line })
  }
  return [
    {
      isOwn: true,
      title: null,
      columns: [...columns],
      notes,
      actions,
      leftOut: unread,
      warnings: [...counted('earlier-actions-left-out', earlier), ...counted('names-left-out', names)],
    },
  ]
}

function noteOf({ line, cell }: NamedRow): FoundNote {
  const [, group = null, title = ''] = /^(#\d{1,5})(?: (.*))?$/s.exec(cell('Group')) ?? []
  return {
    ...plainNote(cell('Text'), cell('Column'), line),
    votes: votesIn(cell('Votes')),
    reactions: reactionsIn(cell('Reactions')),
    comments: commentsIn(cell('Comments')).map((text) => ({ text, author: null, at: null })),
    group,
    groupTitle: title === '' ? null : title,
  }
}

function actionOf({ line, cell }: NamedRow): FoundAction {
  return {
    ...plainAction(cell('Text'), line),
    isDone: cell('State') === CSV_STATES.done,
    due: cell('Due date').trim(),
    assignee: cell('Assignee') === '' ? null : cell('Assignee'),
  }
}

/** Pairs of an emoji and its number. Of more than a note takes the first one beyond is read, so that it is reported. */
export function reactionsIn(text: string): readonly { readonly emoji: string; readonly count: number }[] {
  if (text === '') return []
  const words = text.split(' ', 2 * (EMOJI_PER_NOTE_MAX + 1))
  return Array.from({ length: Math.ceil(words.length / 2) }, (_, at) => ({
    emoji: words[2 * at] ?? '',
    count: votesIn(words[2 * at + 1] ?? ''),
  }))
}

/** Each comment begins with a bullet; its further lines are indented by two spaces. */
function commentsIn(cell: string): readonly string[] {
  const comments: string[][] = []
  for (const line of cell === '' ? [] : cell.replaceAll(/\r\n?/g, '\n').split('\n')) {
    const open = comments.at(-1)
    if (line.startsWith(BULLET)) comments.push([line.slice(BULLET.length)])
    else if (open === undefined) comments.push([line])
    else open.push(line.startsWith('  ') ? line.slice(2) : line)
  }
  return comments.map((lines) => lines.join('\n'))
}

const BULLET = '• '
