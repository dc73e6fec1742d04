import { COMMENTS_MAX } from '../../board/limits.ts'
import { isDay } from '../../kernel/day.ts'
import { hasContent } from '../../kernel/text.ts'
import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { leftOutOfAction } from './action-columns.ts'
import { distinctNames, namesActionItems } from './column-names.ts'
import { momentIn, nameIn, votesOf } from './file-values.ts'
import { itemsWithin } from './items-within.ts'
import {
  type FoundAction,
  type FoundNote,
  type FoundRetro,
  type LeftOut,
  plainAction,
  plainNote,
} from './source.ts'
import { type CardStory, cardStories, inOrder } from './trello-stories.ts'

/** A list that is shown. */
interface List {
  readonly name: string
  readonly isOfActions: boolean
}

/**
 * Reads a board of Trello: lists and cards in their order on the board, without archived ones and the cards of
 * archived lists. Checklists become comments; a list of action items has due dates, and cards that are done.
 */
export function readTrello(value: unknown): readonly FoundRetro[] | null {
  if (!isBoard(value)) return null
  const leftOut: LeftOut[] = []
  const shown = inOrder(
    itemsWithin(itemsOf(fieldOf(value, 'lists')), leftOut).filter((list) => !isClosed(list)),
  )
  const names = distinctNames(shown.map((list) => textOf(fieldOf(list, 'name')) ?? ''))
  const lists = new Map(
    shown.map((list, at): [string, List] => {
      const name = names[at] ?? ''
      return [idOf(list), { name, isOfActions: namesActionItems(textOf(fieldOf(list, 'name')) ?? '') }]
    }),
  )
  const archived = new Set(itemsOf(fieldOf(value, 'lists')).filter(isClosed).map(idOf))
  const people = new Map(
    itemsOf(fieldOf(value, 'members')).map((member) => [
      idOf(member),
      nameIn(textOf(fieldOf(member, 'fullName')) ?? ''),
    ]),
  )
  const stories = cardStories(value, people)
  const notes: FoundNote[] = []
  const actions: FoundAction[] = []
  for (const card of inOrder(itemsWithin(itemsOf(fieldOf(value, 'cards')), leftOut))) {
    const story = stories(card)
    const listId = textOf(fieldOf(card, 'idList')) ?? ''
    if (isClosed(card) || archived.has(listId)) leftOut.push({ reason: 'archived', line: null })
    else if (isOfAnotherKind(card)) leftOut.push({ reason: 'kind-unknown', line: null })
    else if (lists.get(listId)?.isOfActions === true) {
      actions.push(actionOf(card, story, people))
      for (const left of leftOutOfAction(noteOf(card, story, null))) leftOut.push(left)
    } else {
      notes.push(noteOf(card, story, lists.get(listId)?.name ?? null))
      // The file holds the last thousand actions of a board, so that older comments may be missing.
      const missing = votesOf(fieldOf(fieldOf(card, 'badges'), 'comments')) - story.written
      for (let more = 0; more < Math.min(missing, COMMENTS_MAX); more += 1)
        leftOut.push({ reason: 'too-many-comments', line: null })
    }
  }
  const columns = [...lists.values()].filter(({ isOfActions }) => !isOfActions).map(({ name }) => name)
  return [{ title: textOf(fieldOf(value, 'name')), columns, notes, actions, leftOut }]
}

function isBoard(value: unknown): boolean {
  const [lists, cards] = [fieldOf(value, 'lists'), fieldOf(value, 'cards')]
  const address = textOf(fieldOf(value, 'shortUrl')) ?? textOf(fieldOf(value, 'url')) ?? ''
  return (
    Array.isArray(lists) &&
    Array.isArray(cards) &&
    (address.includes('trello.com/b/') || typeof fieldOf(value, 'prefs') === 'object') &&
    (cards.length === 0 ? lists.length > 0 : cards.some((card) => textOf(fieldOf(card, 'idList')) !== null))
  )
}

function idOf(value: unknown): string {
  return textOf(fieldOf(value, 'id')) ?? ''
}

function isClosed(value: unknown): boolean {
  return fieldOf(value, 'closed') === true
}

/** Templates, and cards that mirror others or divide lists. */
function isOfAnotherKind(card: unknown): boolean {
  return fieldOf(card, 'isTemplate') === true || textOf(fieldOf(card, 'cardRole')) !== null
}

function noteOf(card: unknown, story: CardStory, column: string | null): FoundNote {
  const voters = fieldOf(card, 'idMembersVoted')
  return {
    ...plainNote(textOfCard(card), column, null),
    votes: votesOf(Array.isArray(voters) ? voters.length : fieldOf(fieldOf(card, 'badges'), 'votes')),
    at: story.at,
    author: story.author,
    comments: story.comments,
  }
}

function actionOf(card: unknown, { at }: CardStory, people: ReadonlyMap<string, string | null>): FoundAction {
  const due = (textOf(fieldOf(card, 'due')) ?? '').slice(0, 10)
  return {
    ...plainAction(textOfCard(card), null),
    isDone: fieldOf(card, 'dueComplete') === true,
    at,
    due: isDay(due) && momentIn(textOf(fieldOf(card, 'due')) ?? '') !== null ? due : null,
    assignee: people.get(textOf(itemsOf(fieldOf(card, 'idMembers'))[0]) ?? '') ?? null,
  }
}

/** The name of a card, and its description below. */
function textOfCard(card: unknown): string {
  const [name, description] = [textOf(fieldOf(card, 'name')) ?? '', textOf(fieldOf(card, 'desc')) ?? '']
  return hasContent(description) ? `${name}\n${description}` : name
}
