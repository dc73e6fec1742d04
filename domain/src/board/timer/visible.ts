import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { TimerEvent } from './commands-and-events.ts'

export const timerVisibility: EventVisibilities<TimerEvent> = { 'timer-set': SENT_TO_ALL }
