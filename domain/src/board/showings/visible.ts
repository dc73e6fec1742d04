import { type EventVisibilities, noOwners, SENT_TO_ALL } from '../event-visibility.ts'
import type { BoardState } from '../state.ts'
import { visibleSummaryText } from '../visible-board.ts'
import type { ShowingEvent } from './commands-and-events.ts'

export const showingVisibility: EventVisibilities<ShowingEvent> = {
  'summary-shown': SENT_TO_ALL,
  'summary-text-set': {
    visible: (event, state) => [{ ...event, text: state.isMasked ? null : event.text }],
    owners: noOwners,
    missed: (event, now) => ({ ...event, text: visibleSummaryText(now) }),
  },
}

/** What viewers are sent of the text when brainstorming begins or ends: it may quote notes (SUMMARY-25). */
export function summaryTextAfterMasking(state: BoardState): readonly ShowingEvent[] {
  return state.summaryText === null ? [] : [{ type: 'summary-text-set', text: visibleSummaryText(state) }]
}
