import type { Evolutions } from '../evolution.ts'
import { changeNote } from '../notes/evolve.ts'
import type { GroupEvent } from './commands-and-events.ts'

export const groupEvolutions: Evolutions<GroupEvent> = {
  'note-grouped': (state, { noteId, into, place }) =>
    changeNote(state, noteId, (note) => ({ ...note, group: { into, place } })),
  'note-ungrouped': (state, { noteId }) => changeNote(state, noteId, (note) => ({ ...note, group: null })),
  'group-titled': (state, { noteId, title }) =>
    changeNote(state, noteId, (note) => ({ ...note, groupTitle: title })),
}
