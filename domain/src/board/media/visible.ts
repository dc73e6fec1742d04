import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { MediaEvent } from './commands-and-events.ts'

export const mediaVisibility: EventVisibilities<MediaEvent> = {
  'media-set': { ...SENT_TO_ALL, missed: (event, now) => ({ ...event, media: now.media }) },
}
