import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { MoodEvent } from './commands-and-events.ts'

export const moodVisibility: EventVisibilities<MoodEvent> = {
  'mood-poll-started': SENT_TO_ALL,
  'mood-poll-ended': SENT_TO_ALL,
  'mood-shown': SENT_TO_ALL,
}
