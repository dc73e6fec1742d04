import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { GifEvent } from './commands-and-events.ts'

export const gifVisibility: EventVisibilities<GifEvent> = {
  'gif-sharing-set': SENT_TO_ALL,
  'gif-shared': SENT_TO_ALL,
}
