import type { BoardState } from '@retropulse/domain/board/state'
import { type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'

/** Everybody whom a board names as the author of something that can be seen; pseudonyms name nobody (D9). */
export function authorsOn(state: BoardState): readonly AuthorId[] {
  const authors = new Set<AuthorId>()
  for (const note of state.notes.values()) {
    authors.add(note.by)
    if (note.editedBy !== null) authors.add(note.editedBy)
    for (const comment of note.comments) authors.add(comment.by)
    for (const reaction of note.reactions) authors.add(reaction.by)
  }
  for (const { createdBy, updatedBy } of state.actions.values())
    for (const author of [createdBy, updatedBy]) if (author !== null) authors.add(author)
  return [...authors].filter((author) => !isPseudonym(author))
}
