import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { ShowingEvent } from './commands-and-events.ts'

export const showingVisibility: EventVisibilities<ShowingEvent> = { 'summary-shown': SENT_TO_ALL }
