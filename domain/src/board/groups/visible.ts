import { type EventVisibilities, ownersIfKnown, SENT_TO_ALL } from '../event-visibility.ts'
import { ownerOfNoteText } from '../notes/visible.ts'
import { visibleText } from '../visible-board.ts'
import type { GroupEvent } from './commands-and-events.ts'

export const groupVisibility: EventVisibilities<GroupEvent> = {
  'note-grouped': SENT_TO_ALL,
  'note-ungrouped': SENT_TO_ALL,
  'group-titled': {
    visible: (event, state, viewer) => {
      if (event.title === null) return [event]
      const owner = ownerOfNoteText(event.noteId, state)
      return [{ ...event, title: visibleText(event.title, owner, state.isMasked, viewer) }]
    },
    owners: ({ noteId }, state) => (state.isMasked ? ownersIfKnown(ownerOfNoteText(noteId, state).by) : []),
    missed: (event, now) => {
      const note = now.notes.get(event.noteId)
      return note === undefined ? null : { ...event, title: note.groupTitle }
    },
  },
}
