import { counted } from '../change-counts.ts'
import type { Evolutions } from '../evolution.ts'
import type { DiscussionEvent } from './commands-and-events.ts'

export const discussionEvolutions: Evolutions<DiscussionEvent> = {
  'discussion-set': (state, { note }) => ({
    ...state,
    discussedNote: note,
    changes: counted(state.changes, 'discussions'),
  }),
}
