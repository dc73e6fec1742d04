import { hasContent } from '../../kernel/text.ts'
import { momentIn, namedMonthMomentIn, nameIn, votesIn } from './file-values.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  leftOutBeyond,
  plainAction,
  plainNote,
  type SourceFile,
} from './source.ts'
import { linesOf, type TextLine } from './text-lines.ts'

/**
 * Reads the table of Azure DevOps Retrospectives. It is no CSV: quotes within a text are not doubled, and older files
 * quote nothing, so that each row is read from its end.
 */
export function readAzureDevOps({ content }: SourceFile): readonly FoundRetro[] | null {
  if (!content.startsWith(BEGIN, content.startsWith('"') ? 1 : 0)) return null
  const { lines, cutAt } = linesOf(content)
  const [first, ...below] = lines
  const begin = below.findIndex(({ text }) => text.startsWith('Type,Description,Votes,'))
  if (first === undefined || begin === -1) return null
  const found = below.findIndex(({ text }, at) => at > begin && isWorkHeader(text))
  const end = found === -1 ? below.length : found
  const leftOut: LeftOut[] = [...leftOutBeyond(cutAt)]
  // The line above the header of the work items is their heading.
  const notes = readRows(
    below.slice(begin + 1, found === -1 ? end : end - 1),
    { ends: NOTE_END, rowOf: noteOf },
    leftOut,
  )
  const actions = readRows(below.slice(end + 1), { ends: WORK_END, rowOf: actionReader(notes) }, leftOut)
  return [
    {
      title: titleOf(first.text),
      columns: [...new Set(notes.map(({ column }) => column ?? ''))],
      notes,
      actions: distinctActions(actions, leftOut),
      leftOut,
    },
  ]
}

const BEGIN = 'Retrospectives Summary for '

function isWorkHeader(text: string): boolean {
  return text.startsWith('Feedback Description,Work Item Title,')
}

/** The title stands in quotes before the address of the board, and may hold quotes and brackets. */
function titleOf(line: string): string | null {
  const begin = line.startsWith('"') ? BEGIN.length + 2 : BEGIN.length + 1
  const address = line.lastIndexOf(' (http')
  const title = line.slice(begin, address === -1 ? line.length : address).replace(/['"]$/, '')
  return hasContent(title) ? title : null
}

interface RowLayout<Row> {
  /** How the last line of a row ends. */
  readonly ends: RegExp
  readonly rowOf: (text: string, lastLine: string, line: number) => Row | null
}

/** Gathers lines until they end like a row. What never ends like one is left out. */
function readRows<Row>(
  lines: readonly TextLine[],
  { ends, rowOf }: RowLayout<Row>,
  leftOut: LeftOut[],
): readonly Row[] {
  const rows: Row[] = []
  let open: string[] = []
  let begin = 0
  for (const { line, text } of lines) {
    if (open.length === 0 && text.trim() === '') continue
    if (open.length === 0) begin = line
    open.push(text)
    if (!ends.test(text.slice(-END_MAX))) continue
    const row = rowOf(open.join('\n'), text, begin)
    if (row === null) leftOut.push({ reason: 'row-unreadable', line: begin })
    else rows.push(row)
    open = []
  }
  if (open.some((text) => text.trim() !== '')) leftOut.push({ reason: 'row-unreadable', line: begin })
  return rows
}

/** A date in it is in ISO 8601, or as JavaScript writes it. Neither has a comma. */
const NOTE_END =
  /^.*(",|,)(\d{1,6}),(\d{4}-\d\d-\d\dT[^,]{1,30}|[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4} [^,]{1,80}),("?)(.{0,200})\4$/s
const WORK_END = /^.*(",|,)([^,"]{1,60}),(\d{1,12}),([a-z]{2,8}:\S{0,400}|)$/s

/** Characters at the end of a line that are searched: the votes, date and name of a row, or its work item. */
const END_MAX = 600

function noteOf(row: string, lastLine: string, line: number): FoundNote | null {
  const end = lastLine.slice(-END_MAX)
  const [, , votes = '', date = '', , name = ''] = NOTE_END.exec(end) ?? []
  if (date === '') return null
  const isQuoted = row.startsWith('"')
  const tail = `,${votes},${date},${isQuoted ? `"${name}"` : name}`
  const head = row.slice(0, -tail.length)
  const cut = head.indexOf(isQuoted ? '","' : ',')
  if (cut === -1) return null
  const column = head.slice(isQuoted ? 1 : 0, cut)
  const text = isQuoted ? head.slice(cut + 3, head.endsWith('"') ? -1 : undefined) : head.slice(cut + 1)
  return {
    ...plainNote(text, column.trim(), line),
    votes: votesIn(votes),
    at: momentIn(date) ?? namedMonthMomentIn(date),
    author: nameIn(name),
  }
}

/** Work items that stand below several notes are one action item, of the first of them. */
interface WorkItem extends FoundAction {
  readonly id: string
}

/** Reads work items. Where the text of a note ends and the title begins, the known texts of notes tell. */
function actionReader(notes: readonly FoundNote[]) {
  const byText = new Map<string, number>()
  for (const [index, { text }] of notes.entries()) if (!byText.has(text)) byText.set(text, index)
  return (row: string, lastLine: string, line: number): WorkItem | null => {
    const [, , type = '', id = '', url = ''] = WORK_END.exec(lastLine.slice(-END_MAX)) ?? []
    if (type === '') return null
    const isQuoted = row.startsWith('"')
    const head = row.slice(isQuoted ? 1 : 0, -`,${type},${id},${url}`.length - (isQuoted ? 1 : 0))
    const divider = isQuoted ? '","' : ','
    const first = head.indexOf(divider)
    if (first === -1) return null
    let cut = first
    for (let tries = 0; cut !== -1 && tries < CUTS_MAX && !byText.has(head.slice(0, cut)); tries += 1)
      cut = head.indexOf(divider, cut + 1)
    const note = cut === -1 ? undefined : byText.get(head.slice(0, cut))
    const title = head.slice((note === undefined ? first : cut) + divider.length)
    return { ...plainAction(title, line), note: note ?? null, id }
  }
}

/** Places that are tried as the end of a note's text. */
const CUTS_MAX = 20

function distinctActions(items: readonly WorkItem[], leftOut: LeftOut[]): readonly FoundAction[] {
  const ids = new Set<string>()
  return items.flatMap(({ id, ...action }) => {
    if (ids.has(id)) {
      leftOut.push({ reason: 'action-repeated', line: action.line })
      return []
    }
    ids.add(id)
    return [action]
  })
}
