import type { BoardEvent } from '../board/event.ts'
import { ACTION_TEXT_MAX } from '../board/limits.ts'
import {
  asId,
  type ActionId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '../kernel/ids.ts'
import { type Rank, rankBetween } from '../kernel/rank.ts'
import { cleanLine } from '../kernel/text.ts'
import type { ImportPlan, PlannedAction, PlannedNote } from './plan.ts'
import { readTime } from './read-text.ts'

/**
 * The author of what was imported, who is no person (IMPORT-11). It has the form of a pseudonym, so that no board
 * names a person for it and no user can claim it, and is shorter than every pseudonym that was made of a person.
 */
const IMPORTED_AUTHOR = asId<AuthorId>('~imported')

/** What the plan of an import does not hold. */
export interface ImportDetails {
  /** Milliseconds since 1970: the board begins now, and content without a time of its own is from now. */
  readonly at: number
  /** The Anonymity setting of the team, for files that do not say. */
  readonly isAnonymous: boolean
  readonly newId: () => string
  /** The member of the team with this name; null: none has it, or several have. */
  readonly assigneeOf: (name: string) => AuthorId | null
}

/** The events by which a plan becomes a board, in order; the first ones create it, before any content. */
export function importEvents(plan: ImportPlan, details: ImportDetails): readonly BoardEvent[] {
  const columnIds = plan.columns.map((_, place) => asId<ColumnId>(`c${place + 1}`))
  const noteIds = plan.notes.map(() => asId<NoteId>(details.newId()))
  // Action items of the same moment are ordered by their ids: in the order of the file.
  const actionIds = plan.actions.map(() => asId<ActionId>(details.newId())).sort()
  return [
    ...begin(plan, columnIds, details),
    ...notesAdded(plan, { columnIds, noteIds, at: details.at }),
    ...plan.notes.flatMap((note, place) => notePart(note, noteIds[place], { noteIds, ...details })),
    ...votesCounted(plan, columnIds, noteIds),
    ...plan.actions.flatMap((action, place) =>
      actionEvents(action, actionIds[place], { noteIds, ...details }),
    ),
  ]
}

function begin(
  plan: ImportPlan,
  columnIds: readonly ColumnId[],
  details: ImportDetails,
): readonly BoardEvent[] {
  const { title, theme, backgroundUrl, disableGifs, sortBy, summaryText } = plan
  const events: BoardEvent[] = [
    {
      type: 'board-created',
      title,
      columns: plan.columns.map((column, place) => ({
        id: columnIds[place] ?? asId<ColumnId>('c1'),
        ...column,
      })),
      isAnonymous: plan.isAnonymous ?? details.isAnonymous,
      ...(plan.isCompact && { isCompact: true as const }),
      at: details.at,
    },
  ]
  if (theme !== null || backgroundUrl !== null) events.push({ type: 'background-set', theme, backgroundUrl })
  if (disableGifs) events.push({ type: 'gif-sharing-set', on: false })
  if (sortBy !== null) events.push({ type: 'sorting-set', sortBy })
  if (summaryText !== null) events.push({ type: 'summary-text-set', text: summaryText })
  return events
}

function notesAdded(
  { notes }: ImportPlan,
  {
    columnIds,
    noteIds,
    at,
  }: { readonly columnIds: readonly ColumnId[]; readonly noteIds: readonly NoteId[]; readonly at: number },
): readonly BoardEvent[] {
  const lasts = new Map<number, Rank>()
  return notes.flatMap((note, place): BoardEvent[] => {
    const [noteId, columnId] = [noteIds[place], columnIds[note.column]]
    if (noteId === undefined || columnId === undefined) return []
    const rank = rankBetween(lasts.get(note.column) ?? null, null)
    lasts.set(note.column, rank)
    const { text } = note
    return [
      { type: 'note-added', noteId, columnId, rank, text, by: IMPORTED_AUTHOR, at: timeOf(note.at, at) },
    ]
  })
}

/** The events about a note that need all notes to exist: its group, reactions, comments and votes. */
function notePart(
  { comments, reactions, group, groupTitle }: PlannedNote,
  noteId: NoteId | undefined,
  { noteIds, at, newId }: ImportDetails & { readonly noteIds: readonly NoteId[] },
): readonly BoardEvent[] {
  if (noteId === undefined) return []
  const events: BoardEvent[] = []
  const into = group === null ? undefined : noteIds[group.into]
  if (into !== undefined) events.push({ type: 'note-grouped', noteId, into, place: group?.place ?? 0 })
  if (groupTitle !== null) events.push({ type: 'group-titled', noteId, title: groupTitle })
  for (const comment of comments) {
    const commentId = asId<CommentId>(newId())
    const { text, editedAt } = comment
    const on = { noteId, commentId, text }
    events.push({ type: 'comment-added', ...on, by: IMPORTED_AUTHOR, at: timeOf(comment.at, at) })
    if (editedAt !== null) events.push({ type: 'comment-edited', ...on, at: editedAt })
  }
  for (const { emoji, count } of reactions)
    for (let nth = 1; nth <= count; nth += 1)
      events.push({ type: 'reaction-added', noteId, emoji, by: inventedAuthor(nth) })
  return events
}

/**
 * Totals as a vote that is over (IMPORT-16), cast by as many pseudonyms as it takes when each has the allowance. So the
 * board counts as it always does, and a vote that is resumed goes on from these.
 */
function votesCounted(
  { voting, notes }: ImportPlan,
  columnIds: readonly ColumnId[],
  noteIds: readonly NoteId[],
): readonly BoardEvent[] {
  if (voting === null) return []
  const { maxVotes, column } = voting
  const cast: BoardEvent[] = []
  let given = 0
  for (const [place, note] of notes.entries()) {
    const noteId = noteIds[place]
    if (noteId === undefined) continue
    for (let left = note.votes; left > 0;) {
      const votes = Math.min(left, maxVotes - (given % maxVotes))
      cast.push({ type: 'votes-cast', noteId, votes, by: inventedAuthor(1 + Math.floor(given / maxVotes)) })
      given += votes
      left -= votes
    }
  }
  const contentId = column === null ? null : (columnIds[column] ?? null)
  return [
    { type: 'voting-started', contentId, maxVotes, resetVotes: true, showsTotals: false },
    ...cast,
    { type: 'voting-ended' },
  ]
}

function actionEvents(
  { text, status, at, doneAt, due, assignee, note }: PlannedAction,
  actionId: ActionId | undefined,
  { noteIds, assigneeOf, ...details }: ImportDetails & { readonly noteIds: readonly NoteId[] },
): readonly BoardEvent[] {
  if (actionId === undefined) return []
  const addedAt = timeOf(at, details.at)
  const by = IMPORTED_AUTHOR
  const noteId = note === null ? undefined : noteIds[note]
  const from = noteId === undefined ? {} : { fromNote: noteId }
  const member = assignee === null ? null : assigneeOf(assignee)
  const said = member === null ? withName(text, assignee) : text
  const events: BoardEvent[] = [{ type: 'action-added', actionId, text: said, ...from, by, at: addedAt }]
  if (member !== null)
    events.push({ type: 'action-assigned', actionId, assignees: [member], by, at: addedAt })
  if (due !== null) events.push({ type: 'action-due-set', actionId, due, by, at: addedAt })
  if (status === 1)
    events.push({ type: 'action-marked', actionId, status, by, at: timeOf(doneAt, details.at, addedAt) })
  return events
}

/** The name of an assignee who is no member stands behind the text, where a text has room for it (MOVE-IN-9). */
function withName(text: string, name: string | null): string {
  const named = name === null ? text : `${text} (${cleanLine(name)})`
  return named.length > ACTION_TEXT_MAX ? text : named
}

/** The time in a file; `otherwise`, or else now, where it has none, or one that lies ahead (IMPORT-15). */
function timeOf(time: number | null, now: number, otherwise = now): number {
  return readTime(time, now) ?? otherwise
}

/** The n-th pseudonym for imported content, where one author could not have done it all. */
function inventedAuthor(nth: number): AuthorId {
  return asId<AuthorId>(`${IMPORTED_AUTHOR}-${nth}`)
}
