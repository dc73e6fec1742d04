import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { BoardState } from '@retropulse/domain/board/state'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { ActionId, AuthorId } from '@retropulse/domain/kernel/ids'

export interface ActionLists {
  /** Newest first, right below the field for a new one; action items of earlier retros come after. */
  readonly open: readonly ActionItem[]
  /** The action item that was completed last comes first. */
  readonly done: readonly ActionItem[]
}

/** The action items for the two tabs (ACTION-9); the same object for the same action items. */
export function actionLists(actions: BoardState['actions']): ActionLists {
  const known = LISTS.get(actions)
  if (known !== undefined) return known
  const all = actions.values()
  const lists = {
    open: all.filter(({ status }) => status === 0).sort((one, other) => latest(one, other, writtenAt)),
    done: all.filter(({ status }) => status === 1).sort((one, other) => latest(one, other, doneAt)),
  }
  LISTS.set(actions, lists)
  return lists
}

const LISTS = new WeakMap<BoardState['actions'], ActionLists>()

function latest(one: ActionItem, other: ActionItem, at: (action: ActionItem) => number): number {
  return at(other) - at(one) || (one.id < other.id ? -1 : 1)
}

function writtenAt({ timeStamp }: ActionItem): number {
  return timeStamp
}

function doneAt({ updatedTime, timeStamp }: ActionItem): number {
  return updatedTime ?? timeStamp
}

/** How long an action item counts as new, in milliseconds (ACTION-6). */
const NEWS_MS = 60_000

/** The viewer, and the time by the server's clock (milliseconds since 1970). */
interface Onlooker {
  readonly authorIds: readonly AuthorId[]
  readonly now: number
}

/** Action items that this page did not have before and that another participant created within the last minute. */
export function freshActions(
  actions: BoardState['actions'],
  known: ReadonlySet<ActionId>,
  { authorIds, now }: Onlooker,
): readonly ActionItem[] {
  return actions.values().filter(({ id, createdBy, timeStamp }) => {
    const isOwn = createdBy !== null && isAuthor(createdBy, { authorIds })
    return !known.has(id) && !isOwn && now - timeStamp < NEWS_MS
  })
}
