import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { distinctNames } from './column-names.ts'
import { momentIn, nameIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import { type FoundNote, type FoundRetro, type LeftOut, plainNote } from './source.ts'
import { inStacks } from './stacks.ts'

/** Reads the JSON of Azure DevOps Retrospectives: all boards of a project (MOVE-IN-3). */
export function readAzureDevOpsJson(value: unknown): readonly FoundRetro[] | null {
  const boards = itemsOf(value)
  const isOne = boards.some(
    (entry) =>
      textOf(fieldOf(fieldOf(entry, 'board'), 'title')) !== null &&
      Array.isArray(fieldOf(fieldOf(entry, 'board'), 'columns')) &&
      fieldOf(entry, 'team') !== undefined,
  )
  return isOne ? boards.map(retroOf) : null
}

/** A feedback item, and where it lies. */
interface Item {
  readonly id: string
  readonly parent: string | null
  readonly value: unknown
}

function retroOf(entry: unknown): FoundRetro {
  const board = fieldOf(entry, 'board')
  const leftOut: LeftOut[] = []
  const columns = itemsWithin(itemsOf(fieldOf(board, 'columns')), leftOut)
  const names = distinctNames(columns.map((column) => textOf(fieldOf(column, 'title')) ?? ''))
  const byId = new Map(columns.map((column, at) => [textOf(fieldOf(column, 'id')) ?? '', names[at] ?? '']))
  const isAnonymous = fieldOf(board, 'isAnonymous') === true
  const items = itemsWithin(itemsOf(fieldOf(entry, 'items')), leftOut).map((item, at): Item => ({
    id: textOf(fieldOf(item, 'id')) ?? `${at}`,
    parent: textOf(fieldOf(item, 'parentFeedbackItemId')),
    value: item,
  }))
  const notes = inStacks(items).map(({ item, group }): FoundNote => {
    const author = nameIn(textOf(fieldOf(fieldOf(item.value, 'createdBy'), 'displayName')) ?? '')
    // The file has the numbers of work items and not their titles.
    for (const _ of itemsOf(fieldOf(item.value, 'associatedActionItemIds')))
      leftOut.push({ reason: 'empty', line: null })
    return {
      ...plainNote(
        textOfItem(item.value),
        byId.get(textOf(fieldOf(item.value, 'columnId')) ?? '') ?? null,
        null,
      ),
      votes: votesOf(fieldOf(item.value, 'upvotes')),
      at: momentIn(textOf(fieldOf(item.value, 'createdDate')) ?? ''),
      author: isAnonymous ? null : author,
      group,
    }
  })
  return { title: textOf(fieldOf(board, 'title')), columns: names, notes, actions: [], leftOut }
}

function textOfItem(item: unknown): string {
  const [title, description] = [fieldOf(item, 'title'), fieldOf(item, 'description')].map(textOf)
  return [title, description].filter((text) => text !== null && text !== undefined && text !== '').join('\n')
}
