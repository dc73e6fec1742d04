import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { momentIn, sharedLine, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { REFACTO_COLUMNS } from './refacto.ts'
import { type KeyedRetro, withoutRepeatedActions } from './repeated-actions.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainAction,
  plainNote,
} from './source.ts'

/** The retros of a file whose format has notes. Health checks are of another kind. */
const FORMAT = 'mood'

/** The names that the table of Refacto has for the categories of its JSON. */
const COLUMNS = new Map([
  ['happy', 'Happy'],
  ['meh', 'Question'],
  ['sad', 'Sad'],
])

/** Reads the JSON of Refacto: the current retro, and each of its archives (MOVE-IN-3). */
export function readRefactoJson(value: unknown): readonly FoundRetro[] | null {
  const [fullName, current] = [textOf(fieldOf(value, 'name')), fieldOf(value, 'current')]
  if (fullName === null || textOf(fieldOf(current, 'format')) === null) return null
  const name = sharedLine(fullName)
  const leftOut: LeftOut[] = []
  const keyed: KeyedRetro[] = []
  const archives = itemsWithin(itemsOf(fieldOf(value, 'archives')), leftOut)
  // The current retro is empty right after it was archived.
  if (itemsOf(fieldOf(current, 'items')).length > 0 || archives.length === 0) add(current, name, NEWEST)
  for (const archive of archives) {
    const created = textOf(fieldOf(archive, 'created')) ?? ''
    const day = /^\d{4}-\d{2}-\d{2}/.exec(created)?.[0]
    add(fieldOf(archive, 'snapshot'), day === undefined ? name : `${name} ${day}`, created)
  }
  const [first, ...others] = withoutRepeatedActions(keyed)
  return first === undefined ? null : [{ ...first, leftOut: [...first.leftOut, ...leftOut] }, ...others]

  function add(snapshot: unknown, title: string, age: string) {
    if (fieldOf(snapshot, 'format') !== FORMAT) leftOut.push({ reason: 'kind-unknown', line: null })
    else keyed.push(keyedRetro(snapshot, title, age))
  }
}

/** Sorts behind every moment. */
const NEWEST = '~'

function keyedRetro(snapshot: unknown, title: string, age: string): KeyedRetro {
  const columns = new Set<string>(REFACTO_COLUMNS)
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  const keys: string[] = []
  const leftOut: LeftOut[] = []
  for (const item of itemsWithin(itemsOf(fieldOf(snapshot, 'items')), leftOut)) {
    const created = textOf(fieldOf(item, 'created')) ?? ''
    const category = textOf(fieldOf(item, 'category')) ?? ''
    const message = textOf(fieldOf(item, 'message')) ?? ''
    const attachment = fieldOf(item, 'attachment')
    const text = message === '' ? attachmentText(attachment) : message
    if (message !== '' && attachmentText(attachment) !== '')
      leftOut.push({ reason: 'kind-unknown', line: null })
    if (category === 'action') {
      const doneAt = momentIn(textOf(fieldOf(item, 'completed')) ?? '')
      const isDone = textOf(fieldOf(item, 'completed')) !== null
      actions.push({ ...plainAction(text, null), isDone, at: momentIn(created), doneAt })
      keys.push(`${created}\n${message}`)
    } else {
      const column = COLUMNS.get(category) ?? category
      columns.add(column)
      notes.push({
        ...plainNote(text, column, null),
        votes: votesOf(fieldOf(item, 'votes')),
        at: momentIn(created),
      })
    }
  }
  return { retro: { title, columns: [...columns], notes, actions, leftOut }, age, keys }
}

/** A picture has a description, or else an address. */
function attachmentText(attachment: unknown): string {
  return textOf(fieldOf(attachment, 'alt')) ?? textOf(fieldOf(attachment, 'url')) ?? ''
}
