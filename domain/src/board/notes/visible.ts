import type { AuthorId, NoteId } from '../../kernel/ids.ts'
import {
  type EventVisibilities,
  noOwners,
  ownersIfKnown,
  SENT_TO_ALL,
  wholeBoard,
} from '../event-visibility.ts'
import type { BoardState, Note } from '../state.ts'
import {
  type PseudonymOf,
  type TextOwner,
  type Viewer,
  visibleAuthor,
  visibleNote,
  visibleText,
} from '../visible-board.ts'
import type { NoteEvent, NoteShown } from './commands-and-events.ts'

type TextEvent = Extract<NoteEvent, { type: 'note-added' | 'note-edited' }>

const textVisibility = { visible: visibleTextEvent, owners: ownersOfText, missed: withPresentText }

export const noteVisibility: EventVisibilities<NoteEvent, NoteEvent | NoteShown> = {
  'note-added': textVisibility,
  'note-edited': textVisibility,
  'note-moved': SENT_TO_ALL,
  'note-deleted': {
    visible: ({ withdrawn: _whose, ...deleted }) => [deleted],
    owners: noOwners,
    missed: wholeBoard,
  },
  'note-restored': {
    visible: ({ noteId }, state, viewer, pseudonymOf) => shownNote(noteId, state, viewer, pseudonymOf),
    owners: ({ noteId }, state) => ownersOfShownNote(noteId, state),
    missed: wholeBoard,
  },
}

/** The note as the viewer may see it; none where it is not on the board. */
export function shownNote(
  noteId: NoteId,
  { notes, isMasked }: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly NoteShown[] {
  const note = notes.get(noteId)
  return note === undefined
    ? []
    : [{ type: 'note-shown', note: visibleNote(note, isMasked, viewer, pseudonymOf) }]
}

/** Who is sent more of a shown note than others. */
export function ownersOfShownNote(noteId: NoteId, { notes, isMasked }: BoardState): readonly AuthorId[] {
  const note = notes.get(noteId)
  return isMasked && note !== undefined ? ownersOfNote(note) : []
}

/** The authors of the texts of a note. */
export function ownersOfNote(note: Note): readonly AuthorId[] {
  return [note.by, ...note.comments.map((comment) => comment.by)]
}

/** A note's text stays its author's, also after a facilitator edited it (MASK-2). */
export function ownerOfNoteText(noteId: NoteId, { notes }: BoardState): TextOwner {
  return { id: noteId, by: notes.get(noteId)?.by ?? null }
}

function visibleTextEvent(
  event: TextEvent,
  state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly TextEvent[] {
  const by = visibleAuthor(event.by, viewer, pseudonymOf)
  return [{ ...event, by, text: visibleText(event.text, ownerOf(event, state), state.isMasked, viewer) }]
}

function ownersOfText(event: TextEvent, state: BoardState): readonly AuthorId[] {
  return state.isMasked ? ownersIfKnown(ownerOf(event, state).by) : []
}

function ownerOf(event: TextEvent, state: BoardState): TextOwner {
  return event.type === 'note-added'
    ? { id: event.noteId, by: event.by }
    : ownerOfNoteText(event.noteId, state)
}

function withPresentText<Event extends TextEvent>(event: Event, now: BoardState): Event | null {
  const note = now.notes.get(event.noteId)
  return note === undefined ? null : { ...event, text: note.text }
}
