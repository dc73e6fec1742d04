import { type EventVisibilities, noOwners, ownersIfKnown, wholeBoard } from '../event-visibility.ts'
import type { NoteShown } from '../notes/commands-and-events.ts'
import { ownersOfShownNote, shownNote } from '../notes/visible.ts'
import type { BoardState } from '../state.ts'
import { type TextOwner, visibleAuthor, visibleText } from '../visible-board.ts'
import type { CommentEvent } from './commands-and-events.ts'

type TextEvent = Extract<CommentEvent, { type: 'comment-added' | 'comment-edited' }>

export const commentVisibility: EventVisibilities<CommentEvent, CommentEvent | NoteShown> = {
  'comment-added': {
    visible: (event, { isMasked }, viewer, pseudonymOf) => {
      const by = visibleAuthor(event.by, viewer, pseudonymOf)
      const owner = { id: event.commentId, by: event.by }
      return [{ ...event, by, text: visibleText(event.text, owner, isMasked, viewer) }]
    },
    owners: ({ by }, { isMasked }) => (isMasked ? [by] : []),
    missed: withPresentText,
  },
  'comment-edited': {
    visible: (event, state, viewer) => [
      { ...event, text: visibleText(event.text, ownerOf(event, state), state.isMasked, viewer) },
    ],
    owners: (event, state) => (state.isMasked ? ownersIfKnown(ownerOf(event, state).by) : []),
    missed: withPresentText,
  },
  'comment-deleted': {
    visible: ({ withdrawn: _whose, ...deleted }) => [deleted],
    owners: noOwners,
    missed: wholeBoard,
  },
  'comment-restored': {
    visible: ({ noteId }, state, viewer, pseudonymOf) => shownNote(noteId, state, viewer, pseudonymOf),
    owners: ({ noteId }, state) => ownersOfShownNote(noteId, state),
    missed: wholeBoard,
  },
}

function ownerOf({ noteId, commentId }: TextEvent, { notes }: BoardState): TextOwner {
  const comment = notes.get(noteId)?.comments.find(({ id }) => id === commentId)
  return { id: commentId, by: comment?.by ?? null }
}

function withPresentText<Event extends TextEvent>(event: Event, now: BoardState): Event | null {
  const comment = now.notes.get(event.noteId)?.comments.find(({ id }) => id === event.commentId)
  return comment === undefined ? null : { ...event, text: comment.text }
}
