import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { distinctNames } from './column-names.ts'
import { nameIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { type FoundNote, type FoundRetro, type LeftOut, plainNote } from './source.ts'
import { inStacks } from './stacks.ts'

interface Item {
  readonly id: string
  readonly parent: string | null
  readonly rank: number
  readonly value: unknown
}

/** Reads the JSON of scrumlr: columns by their index, notes by their rank, and the newest vote that is over. */
export function readScrumlrJson(value: unknown): readonly FoundRetro[] | null {
  const [board, columnList, noteList] = [
    fieldOf(value, 'board'),
    fieldOf(value, 'columns'),
    fieldOf(value, 'notes'),
  ]
  const isOne =
    textOf(fieldOf(board, 'id')) !== null &&
    Array.isArray(noteList) &&
    itemsOf(columnList).some((column) => typeof fieldOf(column, 'index') === 'number')
  if (!isOne) return null
  const leftOut: LeftOut[] = []
  const columns = itemsWithin(itemsOf(columnList), leftOut).toSorted(
    (one, other) => numberOf(one, 'index') - numberOf(other, 'index'),
  )
  const names = distinctNames(columns.map((column) => textOf(fieldOf(column, 'name')) ?? ''))
  const byId = new Map(columns.map((column, at) => [textOf(fieldOf(column, 'id')) ?? '', names[at] ?? '']))
  const people = fieldOf(board, 'showAuthors') === false ? new Map<string, string>() : peopleOf(value)
  const [newest, ...earlier] = itemsOf(fieldOf(value, 'votings'))
    .filter((voting) => textOf(fieldOf(voting, 'status'))?.toUpperCase() === 'CLOSED')
    .map((voting) => fieldOf(fieldOf(voting, 'votes'), 'votesPerNote'))
    .slice(0, VOTINGS_MAX)

  const items = itemsWithin(itemsOf(noteList), leftOut)
    .map((note, at): Item => {
      const position = fieldOf(note, 'position')
      return {
        id: textOf(fieldOf(note, 'id')) ?? `${at}`,
        parent: textOf(fieldOf(position, 'stack')),
        rank: numberOf(position, 'rank'),
        value: note,
      }
    })
    .toSorted((one, other) => other.rank - one.rank)
  const notes = inStacks(items).map(({ item, group }): FoundNote => {
    if (earlier.some((votes) => totalOf(votes, item.id) > 0))
      leftOut.push({ reason: 'too-many-votes', line: null })
    const column = byId.get(textOf(fieldOf(fieldOf(item.value, 'position'), 'column')) ?? '') ?? null
    return {
      ...plainNote(textOf(fieldOf(item.value, 'text')) ?? '', column, null),
      votes: totalOf(newest, item.id),
      author: people.get(textOf(fieldOf(item.value, 'author')) ?? '') ?? null,
      group,
    }
  })
  return [{ title: textOf(fieldOf(board, 'name')), columns: names, notes, actions: [], leftOut }]
}

/** Votes that are looked through, the newest first. */
const VOTINGS_MAX = 20

/** The votes for a note, in one of the votes of the board. */
function totalOf(votesPerNote: unknown, id: string): number {
  return votesOf(fieldOf(fieldOf(votesPerNote, id), 'total'))
}

function numberOf(value: unknown, field: string): number {
  const number = fieldOf(value, field)
  return typeof number === 'number' ? number : 0
}

/** The names of the people who are still on the board, by their ids. Newer files have the ids alone. */
function peopleOf(value: unknown): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const participant of itemsOf(fieldOf(value, 'participants'))) {
    const user = fieldOf(participant, 'user')
    const name = nameIn(textOf(fieldOf(user, 'name')) ?? '')
    if (name !== null) names.set(textOf(fieldOf(user, 'id')) ?? '', name)
  }
  return names
}
