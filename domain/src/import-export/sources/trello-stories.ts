import { fieldOf, itemsOf, textOf } from '../json-values.ts'
import { momentIn, nameIn } from './file-values.ts'
import type { FoundComment } from './source.ts'

/** What a board remembers of a card. */
export interface CardStory {
  readonly at: number | null
  readonly author: string | null
  /** The items of its checklists, then what people wrote, the oldest first. */
  readonly comments: readonly FoundComment[]
  /** The number of comments that people wrote. */
  readonly written: number
}

const CREATING = new Set(['createCard', 'copyCard', 'convertToCardFromCheckItem', 'emailCard'])

interface Remembered {
  created: { readonly at: number | null; readonly author: string | null } | null
  readonly written: FoundComment[]
  readonly checked: FoundComment[]
}

/** Collects the stories of all cards from the actions, the newest of which come first, and from the checklists. */
export function cardStories(
  board: unknown,
  people: ReadonlyMap<string, string | null>,
): (card: unknown) => CardStory {
  const byCard = new Map<string, Remembered>()
  for (const action of itemsOf(fieldOf(board, 'actions')).toReversed()) {
    const type = textOf(fieldOf(action, 'type')) ?? ''
    const isComment = type === 'commentCard' || type === 'copyCommentCard'
    if (!isComment && !CREATING.has(type)) continue
    const data = fieldOf(action, 'data')
    const remembered = storyOf(textOf(fieldOf(fieldOf(data, 'card'), 'id')))
    const made = { at: momentIn(textOf(fieldOf(action, 'date')) ?? ''), author: authorOf(action, people) }
    if (isComment) remembered.written.push({ text: textOf(fieldOf(data, 'text')) ?? '', ...made })
    else remembered.created = made
  }
  for (const checklist of inOrder(itemsOf(fieldOf(board, 'checklists')))) {
    const { checked } = storyOf(textOf(fieldOf(checklist, 'idCard')))
    for (const item of inOrder(itemsOf(fieldOf(checklist, 'checkItems')))) {
      const mark = fieldOf(item, 'state') === 'complete' ? '[x]' : '[ ]'
      checked.push({ text: `${mark} ${textOf(fieldOf(item, 'name')) ?? ''}`, author: null, at: null })
    }
  }
  return (card) => {
    const id = textOf(fieldOf(card, 'id')) ?? ''
    const { created, checked, written } = byCard.get(id) ?? EMPTY
    // Of cards that share an id the first one has the story, so that none is read more than once.
    byCard.delete(id)
    return {
      at: created?.at ?? momentOfId(id),
      author: created?.author ?? null,
      comments: [...checked, ...written],
      written: written.length,
    }
  }

  function storyOf(id: string | null): Remembered {
    const found = byCard.get(id ?? '') ?? { created: null, written: [], checked: [] }
    byCard.set(id ?? '', found)
    return found
  }
}

const EMPTY: Remembered = { created: null, written: [], checked: [] }

/** The creator of an action. People who left the board are in the action alone. */
function authorOf(action: unknown, people: ReadonlyMap<string, string | null>): string | null {
  const own = nameIn(textOf(fieldOf(fieldOf(action, 'memberCreator'), 'fullName')) ?? '')
  return own ?? people.get(textOf(fieldOf(action, 'idMemberCreator')) ?? '') ?? null
}

/** An id begins with the second at which the card was made. */
function momentOfId(id: string): number | null {
  return /^[0-9a-f]{24}$/.test(id) ? Number.parseInt(id.slice(0, 8), 16) * 1000 : null
}

/** Lists, cards and checklists in their order on the board. */
export function inOrder(values: readonly unknown[]): readonly unknown[] {
  return values.toSorted((one, other) => placeOf(one) - placeOf(other))
}

function placeOf(value: unknown): number {
  const place = fieldOf(value, 'pos')
  return typeof place === 'number' ? place : 0
}
