import { type EventVisibilities, SENT_TO_ALL } from '../event-visibility.ts'
import type { DiscussionEvent } from './commands-and-events.ts'

/** The id of a note names no author, so that an anonymous board can be discussed too (DISCUSS-6). */
export const discussionVisibility: EventVisibilities<DiscussionEvent> = { 'discussion-set': SENT_TO_ALL }
