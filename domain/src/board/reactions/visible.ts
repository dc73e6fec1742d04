import { asItWas, type EventVisibilities, noOwners } from '../event-visibility.ts'
import { type PseudonymOf, type Viewer, visibleAuthor } from '../visible-board.ts'
import type { BoardState } from '../state.ts'
import type { ReactionEvent } from './commands-and-events.ts'

const visibility = { visible: withVisibleAuthor, owners: noOwners, missed: asItWas }

export const reactionVisibility: EventVisibilities<ReactionEvent> = {
  'reaction-added': visibility,
  'reaction-removed': visibility,
}

function withVisibleAuthor(
  event: ReactionEvent,
  _state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly ReactionEvent[] {
  return [{ ...event, by: visibleAuthor(event.by, viewer, pseudonymOf) }]
}
