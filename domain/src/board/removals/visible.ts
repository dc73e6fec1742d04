import { type EventVisibilities, SENT_TO_NONE } from '../event-visibility.ts'
import type { RemovalEvent } from './commands-and-events.ts'

/** Only facilitators may know who was removed, and they get it by a call of its own (LEAD-15). */
export const removalVisibility: EventVisibilities<RemovalEvent, never> = {
  'content-removed': SENT_TO_NONE,
  'content-restored': SENT_TO_NONE,
  'person-removed': SENT_TO_NONE,
  'person-readmitted': SENT_TO_NONE,
}
