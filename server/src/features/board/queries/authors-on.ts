import { type ActionItem, mayKnowAction } from '@retropulse/domain/board/action-items/action-item'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Viewer } from '@retropulse/domain/board/visible-board'
import { asId, type AuthorId, isPseudonym } from '@retropulse/domain/kernel/ids'

/**
 * The known authors of all content that this viewer may see on a board, without pseudonyms. The authors of action items
 * of other boards are for members of the team only (ACTION-21).
 */
export function authorsOn(
  state: BoardState,
  viewer: Pick<Viewer, 'seesAssignees'> = MEMBER,
): readonly AuthorId[] {
  const isKnown = (action: ActionItem): boolean => mayKnowAction(action, state, viewer)
  return [...authorsIn(state, isKnown)].filter((author) => !isPseudonym(author))
}

/** Every pseudonym that content on a board has, or may have again: also in the trash, and of votes (ANON-20). */
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

function authorsIn({ notes, actions }: Written, isKnown = (_action: ActionItem) => true): Set<AuthorId> {
  const authors = new Set<AuthorId>()
  for (const note of notes.values()) {
    authors.add(note.by)
    if (note.editedBy !== null) authors.add(note.editedBy)
    for (const comment of note.comments) authors.add(comment.by)
    for (const reaction of note.reactions) authors.add(reaction.by)
  }
  for (const action of actions.values().filter(isKnown))
    for (const author of [action.createdBy, action.updatedBy]) if (author !== null) authors.add(author)
  return authors
}

type Written = Pick<BoardState | BoardState['trash'], 'notes' | 'actions'>

const MEMBER = { seesAssignees: true }
