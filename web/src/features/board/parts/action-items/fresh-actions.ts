import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { isAuthor } from '@retropulse/domain/board/actor'
import type { BoardState } from '@retropulse/domain/board/state'
import type { ActionId, AuthorId } from '@retropulse/domain/kernel/ids'

/** How long an action item counts as new, in milliseconds (ACTION-6). */
const NEWS_MS = 60_000

/** The viewer, and the time by the server's clock (milliseconds since 1970). */
export interface Onlooker {
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
