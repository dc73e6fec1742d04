import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { IcebreakerEvent } from './commands-and-events.ts'

export const icebreakerVisibility: EventVisibilities<IcebreakerEvent> = {
  'icebreaker-asked': {
    ...SENT_TO_ALL,
    missed: (event, now) => ({
      ...event,
      question: now.icebreakerQuestion ?? '',
      drawn: now.icebreakerDrawn,
    }),
  },
  'icebreaker-ended': SENT_TO_ALL,
}
