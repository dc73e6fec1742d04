import type { ActionItem } from '../board/action-items/action-item.ts'
import { byAge } from '../board/action-items/by-age.ts'
import { isAuthor } from '../board/actor.ts'
import type { RunStep } from '../board/guided-run/guided-run.ts'
import { notesInColumn } from '../board/order.ts'
import type { BoardState, Note } from '../board/state.ts'
import { emojiCounts } from '../board/summary/summary.ts'
import type { Viewer } from '../board/visible-board.ts'
import type { AuthorId, NoteId } from '../kernel/ids.ts'
import {
  EXPORT_KIND,
  EXPORT_VERSION,
  type ExportedAction,
  type ExportedBoard,
  type ExportedNote,
} from './exported-board.ts'

/** The reader of an export, and facts that the board does not hold. */
export interface ExportDetails {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly viewer: Pick<Viewer, 'authorIds'>
  /** Only the team of the board may enter it. */
  readonly isPrivate: boolean
  /** The steps that Run offers; empty: the usual ones. */
  readonly runSteps: readonly RunStep[]
  /** The name of a person; null where this reader may not know it (EXPORT-2), and for pseudonyms. */
  readonly nameOf: (author: AuthorId) => string | null
}

/**
 * A board as a file. `visible` is what `visibleBoard` left for the reader: only masked texts are left out here
 * (EXPORT-3).
 */
export function exportBoard(
  visible: BoardState,
  { at, viewer, isPrivate, runSteps, nameOf }: ExportDetails,
): ExportedBoard {
  const isReadable = (by: AuthorId): boolean => !visible.isMasked || isAuthor(by, viewer)
  const ordered = visible.columns.flatMap(({ id }) => notesInColumn(visible, id))
  const notes = ordered.filter(({ by }) => isReadable(by))
  const places = new Map<NoteId, number>(notes.map(({ id }, place) => [id, place]))
  const { title, createdAt, isAnonymous, isCompact, disableGifs, sortBy, theme, backgroundUrl, columns } =
    visible
  return {
    kind: EXPORT_KIND,
    version: EXPORT_VERSION,
    exportedAt: at,
    title,
    createdAt,
    settings: { isAnonymous, isPrivate, isCompact, disableGifs, sortBy, theme, backgroundUrl },
    columns: columns.map(({ name, meaning }) => ({ name, meaning })),
    runSteps: runSteps.map(({ kind, minutes, title: name }) => ({ kind, minutes, title: name })),
    voting: exportedVoting(visible),
    summaryText: visible.isMasked ? null : visible.summaryText,
    hiddenNotes: ordered.length - notes.length,
    notes: notes.map((note) => exportedNote(note)),
    actions: visible.actions.values().toSorted(byAge).filter(isOfInterest).map(exportedAction),
  }

  function exportedNote(note: Note): ExportedNote {
    const into = note.group === null ? undefined : places.get(note.group.into)
    return {
      column: columns.findIndex(({ id }) => id === note.columnId),
      text: note.text,
      author: authorOf(note.by),
      at: note.at,
      votes: note.votes,
      reactions: emojiCounts([note]).map(({ emoji, count }) => ({ emoji, count })),
      comments: note.comments
        .filter(({ by }) => isReadable(by))
        .map((one) => ({ text: one.text, author: authorOf(one.by), at: one.at, editedAt: one.editedAt })),
      group: into === undefined ? null : { into, place: note.group?.place ?? 0 },
      groupTitle: note.groupTitle,
    }
  }

  function exportedAction(action: ActionItem): ExportedAction {
    const [assignee = null] = action.assignees
    return {
      text: action.text,
      status: action.status,
      at: action.timeStamp,
      doneAt: action.status === 1 ? (action.updatedTime ?? action.timeStamp) : null,
      due: action.due,
      assignee: assignee === null ? null : nameOf(assignee),
      note: action.noteId === null ? null : (places.get(action.noteId) ?? null),
      earlier: isEarlier(action),
    }
  }

  /** An anonymous board names no author, not even those known from times when it was not anonymous (EXPORT-4). */
  function authorOf(by: AuthorId): string | null {
    return isAnonymous ? null : nameOf(by)
  }

  function isEarlier({ addedIn, resolvedIn }: ActionItem): boolean {
    return addedIn !== visible.id && resolvedIn !== visible.id
  }

  /** Done action items of other retros are left out (EXPORT-12). */
  function isOfInterest(action: ActionItem): boolean {
    return action.status === 0 || !isEarlier(action)
  }
}

/** Totals that all participants may know: of a vote that is over, or that shows them while it runs (EXPORT-5). */
function exportedVoting({ voting, columns }: BoardState): ExportedBoard['voting'] {
  if (voting === null || (voting.status === 'vote' && !voting.showsTotals)) return null
  const place = columns.findIndex(({ id }) => id === voting.contentId)
  return { maxVotes: voting.maxVotes, column: place === -1 ? null : place }
}
