import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'

/** Everybody whom a board names as the author of something that can be seen; pseudonyms name nobody (D9). */
export function authorsOn({ notes, actions }: BoardState): readonly AuthorId[] {
  return [...authorsIn({ notes, actions })].filter((author) => !isPseudonym(author))
}

/** Every pseudonym that something on a board carries, or may carry again: also in the trash, and of votes (D9). */
export function pseudonymsOn({ notes, actions, trash, voting, facilitators }: BoardState): Set<AuthorId> {
  const authors = [
    ...authorsIn({ notes, actions }),
    ...authorsIn(trash),
    ...trash.comments.values().map(({ comment }) => comment.by),
    ...Object.keys(voting?.existingVotes.toRecord() ?? {}).map(asId<AuthorId>),
    ...(voting?.done ?? []),
    ...facilitators,
  ]
  return new Set(authors.filter(isPseudonym))
}

function authorsIn({ notes, actions }: Written): Set<AuthorId> {
  const authors = new Set<AuthorId>()
  for (const note of notes.values()) {
    authors.add(note.by)
    if (note.editedBy !== null) authors.add(note.editedBy)
    for (const comment of note.comments) authors.add(comment.by)
    for (const reaction of note.reactions) authors.add(reaction.by)
  }
  for (const { createdBy, updatedBy } of actions.values())
    for (const author of [createdBy, updatedBy]) if (author !== null) authors.add(author)
  return authors
}

type Written = Pick<BoardState | BoardState['trash'], 'notes' | 'actions'>
