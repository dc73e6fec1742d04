import { type AuthorId, isPseudonym } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import { type ActionItem, mayKnowAction } from './action-items/action-item.ts'
import { isAuthor } from './actor.ts'
import type { GuidedRun } from './guided-run/guided-run.ts'
import { maskOf } from './mask.ts'
import {
  type Ballot,
  type BoardState,
  type Comment,
  emptyTrash,
  type Note,
  type TakeOver,
  type Voting,
} from './state.ts'
import { entriesOf } from './voting/votes.ts'

/**
 * What a viewer may see. The server sends nothing about a board that did not pass through this file and
 * `visibility.ts`:
 * - authors only to viewers who are signed in (ANON-1), and to no viewer what an anonymous board stored under a
 *   pseudonym (ANON-2, ANON-14);
 * - while brainstorming, texts only to their authors (MASK-2);
 * - ballots only to their voters (VOTE-31); totals once a vote has ended, or while it runs if the facilitator chose so
 *   (VOTE-6);
 * - assignees, and action items of the team's other boards, only to members of the team (ACTION-13, ACTION-21);
 * - the trash to no viewer.
 */
export interface Viewer {
  readonly seesAuthors: boolean
  /** Is signed in and on the board's team. */
  readonly seesAssignees: boolean
  /** Every author id of the viewer. */
  readonly authorIds: readonly AuthorId[]
}

/**
 * Turns a person's id into their pseudonym on this board; the server keys it, so that it cannot be reversed (ANON-3).
 */
export type PseudonymOf = (author: AuthorId) => AuthorId

/** The board as this viewer may see it. */
export function visibleBoard(state: BoardState, requester: Viewer, pseudonymOf: PseudonymOf): BoardState {
  const viewer = viewerOn(state, requester)
  return {
    ...state,
    notes: state.notes.mapValues((note) => visibleNote(note, state.isMasked, viewer, pseudonymOf)),
    actions: knownActions(state, viewer).mapValues((action) => visibleAction(action, viewer, pseudonymOf)),
    voting: state.voting === null ? null : visibleVoting(state.voting, viewer, pseudonymOf),
    run: state.run === null ? null : visibleRun(state.run, viewer, pseudonymOf),
    showHighlight:
      state.showHighlight === false ? false : visibleAuthor(state.showHighlight, viewer, pseudonymOf),
    facilitators: state.facilitators.flatMap((author) => visibleFacilitator(author, viewer, pseudonymOf)),
    summaryText: visibleSummaryText(state),
    takeOver: visibleTakeOver(state.takeOver, viewer, pseudonymOf),
    removedPeople: [],
    removals: [],
    trash: emptyTrash(),
  }
}

/** On an anonymous board no viewer sees authors (ANON-2). */
export function viewerOn({ isAnonymous }: Pick<BoardState, 'isAnonymous'>, viewer: Viewer): Viewer {
  return isAnonymous && viewer.seesAuthors ? { ...viewer, seesAuthors: false } : viewer
}

export function visibleNote(note: Note, isMasked: boolean, viewer: Viewer, pseudonymOf: PseudonymOf): Note {
  return {
    ...note,
    text: visibleText(note.text, note, isMasked, viewer),
    groupTitle: note.groupTitle === null ? null : visibleText(note.groupTitle, note, isMasked, viewer),
    by: visibleAuthor(note.by, viewer, pseudonymOf),
    editedBy: note.editedBy === null ? null : visibleAuthor(note.editedBy, viewer, pseudonymOf),
    reactions: note.reactions.map((reaction) => ({
      ...reaction,
      by: visibleAuthor(reaction.by, viewer, pseudonymOf),
    })),
    comments: note.comments.map((comment) => visibleComment(comment, isMasked, viewer, pseudonymOf)),
  }
}

/**
 * An action item for a viewer. On an anonymous board only its maker learns who made it (ANON-7): others get not even a
 * pseudonym, since the same action item names its author on the team's other boards.
 */
export function visibleAction(action: ActionItem, viewer: Viewer, pseudonymOf: PseudonymOf): ActionItem {
  return {
    ...action,
    createdBy: visibleCreator(action.createdBy, viewer, pseudonymOf),
    updatedBy: visibleCreator(action.updatedBy, viewer, pseudonymOf),
    assignees: viewer.seesAssignees ? action.assignees : [],
    // The board where the action item was done may be closed to outsiders (ACTION-23).
    resolvedIn: viewer.seesAssignees || action.resolvedIn === action.addedIn ? action.resolvedIn : null,
  }
}

function knownActions(state: BoardState, viewer: Viewer): BoardState['actions'] {
  let { actions } = state
  state.actions.forEach((action) => {
    if (!mayKnowAction(action, state, viewer)) actions = actions.without(action.id)
  })
  return actions
}

export function visibleCreator(
  author: AuthorId | null,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): AuthorId | null {
  if (author === null) return null
  if (isAuthor(author, viewer)) return visibleAuthor(author, viewer, pseudonymOf)
  return viewer.seesAuthors && !isPseudonym(author) ? author : null
}

export function visibleAuthor(by: AuthorId, viewer: Viewer, pseudonymOf: PseudonymOf): AuthorId {
  return viewer.seesAuthors || isPseudonym(by) ? by : pseudonymOf(by)
}

/**
 * Who was made a facilitator: sent to viewers who see authors; to others only about themselves, since a pseudonym
 * beside that fact would disclose whose notes are whose (ANON-15).
 */
export function visibleFacilitator(
  author: AuthorId,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly AuthorId[] {
  if (!viewer.seesAuthors && !isAuthor(author, viewer)) return []
  return [visibleAuthor(author, viewer, pseudonymOf)]
}

/** Who took over, for viewers who may know who the facilitators are; others learn only that a member did (LEAD-10). */
export function visibleStandIn(
  to: AuthorId | null,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): AuthorId | null {
  return to === null ? null : (visibleFacilitator(to, viewer, pseudonymOf)[0] ?? null)
}

/** A note or a comment with the author of its text; null: the author is not known. */
export interface TextOwner {
  readonly id: string
  readonly by: AuthorId | null
}

/** The text, or the mask of its note or comment (MASK-8). */
export function visibleText(text: string, owner: TextOwner, isMasked: boolean, viewer: Viewer): string {
  return isReadable(owner, isMasked, viewer) ? text : maskOf(owner.id)
}

export function isReadable({ by }: Pick<TextOwner, 'by'>, isMasked: boolean, viewer: Viewer): boolean {
  return !isMasked || (by !== null && isAuthor(by, viewer))
}

/** The text of the summary may quote notes, so no viewer is sent it while brainstorming (SUMMARY-25). */
export function visibleSummaryText({ isMasked, summaryText }: BoardState): string | null {
  return isMasked ? null : summaryText
}

function visibleTakeOver(
  takeOver: TakeOver | null,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): TakeOver | null {
  return takeOver === null ? null : { ...takeOver, to: visibleStandIn(takeOver.to, viewer, pseudonymOf) }
}

function visibleComment(
  comment: Comment,
  isMasked: boolean,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): Comment {
  return {
    ...comment,
    text: visibleText(comment.text, comment, isMasked, viewer),
    by: visibleAuthor(comment.by, viewer, pseudonymOf),
  }
}

/** A viewer's own votes, under the ids that the viewer knows as their own. */
function visibleVoting(voting: Voting, viewer: Viewer, pseudonymOf: PseudonymOf): Voting {
  let own = PersistentMap.empty<AuthorId, Ballot>()
  for (const author of new Set(viewer.authorIds)) {
    const ballot = voting.existingVotes.get(author)
    if (ballot === undefined) continue
    const shownId = visibleAuthor(author, viewer, pseudonymOf)
    own = own.with(shownId, sumOf(own.get(shownId) ?? {}, ballot))
  }
  const done = voting.done.filter((author) => isAuthor(author, viewer))
  const shown = done.map((author) => visibleAuthor(author, viewer, pseudonymOf))
  return { ...voting, existingVotes: own, castOrder: PersistentMap.empty(), done: [...new Set(shown)] }
}

/** Of those who are done with a step a viewer learns the number, and whether they are among them (RUN-10). */
function visibleRun(run: GuidedRun, viewer: Viewer, pseudonymOf: PseudonymOf): GuidedRun {
  const own = run.done.filter((author) => isAuthor(author, viewer))
  return { ...run, done: [...new Set(own.map((author) => visibleAuthor(author, viewer, pseudonymOf)))] }
}

function sumOf(one: Ballot, other: Ballot): Ballot {
  const sum: Record<Note['id'], number> = { ...one }
  for (const [noteId, votes] of entriesOf(other)) sum[noteId] = (sum[noteId] ?? 0) + votes
  return sum
}
