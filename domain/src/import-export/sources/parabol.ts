import { cleanLine, hasContent } from '../../kernel/text.ts'
import { momentIn, nameIn, votesIn } from './file-values.ts'
import { hasColumns, type NamedRow, readNamedTable } from './named-table.ts'
import {
  type FoundAction,
  type FoundComment,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'

/** The names of the first row. */
interface Layout {
  readonly group: string
  readonly author: string
  readonly votes: string
  readonly type: string
  readonly prompt: string
  readonly text: string
}

/** The layouts of a meeting, of the table on its summary page, and of a meeting in 2020. */
const LAYOUTS: readonly Layout[] = [
  {
    group: 'reflectionGroup',
    author: 'author',
    votes: 'votes',
    type: 'type',
    prompt: 'prompt',
    text: 'content',
  },
  {
    group: 'Reflection Group',
    author: 'Author',
    votes: 'Votes',
    type: 'Type',
    prompt: 'Prompt',
    text: 'Content',
  },
  { group: 'title', author: 'author', votes: 'votes', type: 'type', prompt: 'prompt', text: 'content' },
]

/**
 * Reads a meeting of Parabol. Every row of a group repeats the group's votes, which count once; comments, replies and
 * tasks belong to the first note of the group that they were made about.
 */
export function readParabol({ content }: SourceFile): readonly FoundRetro[] | null {
  const layout = LAYOUTS.find(({ group, type, prompt, text }) =>
    hasColumns(content, [group, type, prompt, text]),
  )
  return layout === undefined ? null : [readMeeting(content, layout)]
}

function readMeeting(content: string, layout: Layout): FoundRetro {
  const notes: FoundNote[] = []
  /** The comments of each note, by its index. */
  const comments: FoundComment[][] = []
  const actions: FoundAction[] = []
  const table = readNamedTable(content)
  const leftOut: LeftOut[] = [...table.leftOut]
  /** The index of the first note of each group. Comments know the title of their group and its votes alone. */
  const firsts = new Map<string, number>()
  const tasks = new Set<string>()
  /** The group of each action item. */
  const groups: string[] = []
  for (const row of table.rows) {
    const group = `${row.cell(layout.group)}\n${row.cell(layout.votes)}`
    const text = row.cell(layout.text)
    const first = firsts.get(group)
    switch (row.cell(layout.type).toLowerCase()) {
      case 'reflection': {
        const own: FoundComment[] = []
        comments.push(own)
        const note = noteOf(row, layout, group)
        // Notes without a title are each alone, and what follows belongs to the last of them.
        const isFirst = first === undefined || note.group === null
        if (isFirst) firsts.set(group, notes.length)
        notes.push({ ...note, votes: isFirst ? note.votes : 0, comments: own })
        break
      }
      case 'task':
        tasks.add(`${group}\n${text}`)
        actions.push({
          ...plainAction(text, row.line),
          at: momentIn(row.cell('createdAt')),
          note: first ?? null,
        })
        groups.push(group)
        break
      case 'comment':
      case 'reply': {
        // The layout of 2020 lists a task as a comment, too.
        if (tasks.has(`${group}\n${text}`)) break
        const thread = comments[first ?? -1]
        if (thread === undefined) leftOut.push({ reason: 'row-unreadable', line: row.line })
        else thread.push(commentOf(row, layout))
        break
      }
      default:
        leftOut.push({ reason: 'kind-unknown', line: row.line })
    }
  }
  // The layout of 2020 has the tasks of a group above its notes.
  const linked = actions.map((action, at) => ({
    ...action,
    note: action.note ?? firsts.get(groups[at] ?? '') ?? null,
  }))
  const columns = new Set(notes.map(({ column }) => column ?? ''))
  return { title: null, columns: [...columns], notes, actions: linked, leftOut }
}

function noteOf(row: NamedRow, layout: Layout, group: string): FoundNote {
  const title = cleanLine(row.cell(layout.group))
  const isNamed = hasContent(title) && title !== '<Untitled>'
  return {
    ...plainNote(row.cell(layout.text), cleanLine(row.cell(layout.prompt)), row.line),
    votes: votesIn(row.cell(layout.votes)),
    at: momentIn(row.cell('createdAt')),
    author: nameIn(row.cell(layout.author)),
    group: isNamed ? group : null,
    groupTitle: isNamed ? title : null,
  }
}

function commentOf(row: NamedRow, layout: Layout): FoundComment {
  return {
    text: row.cell(layout.text),
    author: nameIn(row.cell(layout.author)),
    at: momentIn(row.cell('createdAt')),
  }
}
