import type { NoteId } from '../../kernel/ids.ts'
import type { EventOf } from '../event.ts'
import type { Evolutions } from '../evolution.ts'
import { groupAfter, leaveGroup, returnToGroup } from '../groups/membership.ts'
import type { BoardState, Note, TrashedNote } from '../state.ts'
import type { NoteEvent } from './commands-and-events.ts'

export const noteEvolutions: Evolutions<NoteEvent> = {
  'note-added': (state, event) => putNote(state, newNote(event)),
  'note-edited': (state, { noteId, text, by }) =>
    changeNote(state, noteId, (note) => ({ ...note, text, editedBy: by })),
  'note-moved': (state, { noteId, columnId, rank }) =>
    changeNote(state, noteId, (note) => ({ ...note, columnId, rank })),
  'note-deleted': trashNote,
  'note-restored': restoreNote,
}

/** The board with this note, new or in place of the one of that id. */
export function putNote(state: BoardState, note: Note): BoardState {
  return { ...state, notes: state.notes.with(note.id, note) }
}

function newNote(event: EventOf<'note-added'>): Note {
  const { noteId, columnId, rank, text, by, at } = event
  const written = { id: noteId, columnId, rank, text, by, at, editedBy: null }
  return { ...written, reactions: [], comments: [], group: null, groupTitle: null, votes: 0 }
}

export function changeNote(state: BoardState, noteId: NoteId, change: (note: Note) => Note): BoardState {
  const note = state.notes.get(noteId)
  return note === undefined ? state : putNote(state, change(note))
}

function trashNote(state: BoardState, { noteId, withdrawn }: EventOf<'note-deleted'>): BoardState {
  const { notes, trash } = state
  const note = notes.get(noteId)
  if (note === undefined) return state
  const left = leaveGroup(notes.without(noteId), note, state.isMasked)
  const trashed: TrashedNote = { ...note, isWithdrawn: withdrawn === true }
  const discussedNote =
    state.discussedNote === noteId ? (groupAfter(notes, note) ?? noteId) : state.discussedNote
  return {
    ...state,
    notes: left,
    discussedNote,
    trash: { ...trash, notes: trash.notes.with(noteId, trashed) },
  }
}

function restoreNote(state: BoardState, event: EventOf<'note-restored'>): BoardState {
  const trashed = state.trash.notes.get(event.noteId)
  if (trashed === undefined) return state
  const { isWithdrawn: _until, ...note } = trashed
  const notes = state.trash.notes.without(event.noteId)
  const back = returnToGroup(state.notes, { ...note, rank: event.rank })
  return putNote({ ...state, trash: { ...state.trash, notes } }, back)
}
