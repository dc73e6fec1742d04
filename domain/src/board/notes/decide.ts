import { asId, type AuthorId, type ColumnId, isPseudonym, type NoteId } from '../../kernel/ids.ts'
import { STORED_RANK_MAX_LENGTH, rankBetween, type Rank } from '../../kernel/rank.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { type Actor, authorOf, isAuthor, leads, UNNAMED_AUTHOR } from '../actor.ts'
import { bytesOfNewNote, bytesOfNote, growthRefusal, textBytes } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { NoteCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { NOTE_TEXT_MAX } from '../limits.ts'
import type { BoardState, Note } from '../state.ts'
import { isVotedOn, votesSpent } from '../voting/votes.ts'
import { notesRefusal } from '../allowances.ts'
import { textRefusal } from '../text.ts'

/** The rules of these commands. */
export const noteRules: Rules<NoteCommand> = {
  'add-note': addNote,
  'edit-note': editNote,
  'move-note': moveNote,
  'delete-note': deleteNote,
  'restore-note': restoreNote,
}

/**
 * Any participant adds a note (NOTE-1). Its id is new and not that of a note which another participant is typing
 * (NOTE-19); not during a vote (VOTE-28).
 */
function addNote(state: BoardState, command: CommandOf<'add-note'>, context: DecisionContext): BoardDecision {
  const { noteId, columnId, text } = command
  if (state.notes.has(noteId) || state.trash.notes.has(noteId)) return refuse('id-taken')
  if (context.editedByOthers.has(noteId)) return refuse('note-being-edited')
  if (!hasColumn(state, columnId)) return refuse('unknown-column')
  const problem = textRefusal(text, NOTE_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  if (isVoting(state)) return refuse('voting-running')
  const full = notesRefusal(state, context.actor, 'new') ?? growthRefusal(state, bytesOfNewNote(text))
  if (full !== null) return refuse(full)
  const rank = freeRank(state, columnId, command.rank, noteId)
  return accept({
    type: 'note-added',
    noteId,
    columnId,
    rank,
    text,
    by: authorOf(state, context.actor),
    at: context.at,
  })
}

/**
 * The author or a facilitator edits a note, unless it is hidden from them or another participant edits it (NOTE-9,
 * MASK-14, TYPING-3).
 */
function editNote(
  state: BoardState,
  command: CommandOf<'edit-note'>,
  context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  if (note === undefined) return refuse('unknown-note')
  if (!mayChange(state, note, context.actor)) return refuse('forbidden')
  if (isHiddenFrom(state, note, context.actor)) return refuse('note-hidden')
  const problem = textRefusal(command.text, NOTE_TEXT_MAX)
  if (problem !== null) return refuse(problem)
  if (note.text === command.text) return accept()
  const full = growthRefusal(state, textBytes(command.text) - textBytes(note.text))
  if (full !== null) return refuse(full)
  if (context.editedByOthers.has(note.id)) return refuse('note-being-edited')
  return accept({
    type: 'note-edited',
    noteId: note.id,
    text: command.text,
    by: editorOf(state, note, context.actor),
  })
}

/** Any participant moves any note (MOVE-1), but not during a vote (MOVE-12). */
function moveNote(
  state: BoardState,
  command: CommandOf<'move-note'>,
  _context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  if (note === undefined) return refuse('unknown-note')
  if (!hasColumn(state, command.columnId)) return refuse('unknown-column')
  const isThere = (rank: Rank): boolean => note.columnId === command.columnId && note.rank === rank
  if (isThere(command.rank)) return accept()
  if (isVoting(state)) return refuse('voting-running')
  const rank = freeRank(state, command.columnId, command.rank, note.id)
  if (isThere(rank)) return accept()
  return accept({ type: 'note-moved', noteId: note.id, columnId: command.columnId, rank })
}

/** The author or a facilitator deletes a note; it goes to the trash (NOTE-13). */
function deleteNote(
  state: BoardState,
  command: CommandOf<'delete-note'>,
  context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  if (note === undefined) return state.trash.notes.has(command.noteId) ? accept() : refuse('unknown-note')
  if (!mayChange(state, note, context.actor)) return refuse('forbidden')
  if (context.editedByOthers.has(note.id)) return refuse('note-being-edited')
  const deleted = { type: 'note-deleted', noteId: note.id } as const
  return accept(isWithdrawal(state, note.by, context) ? { ...deleted, withdrawn: true } : deleted)
}

/** Those who may delete a note bring it back to the place where it was (NOTE-13). */
function restoreNote(
  state: BoardState,
  command: CommandOf<'restore-note'>,
  context: DecisionContext,
): BoardDecision {
  const note = state.trash.notes.get(command.noteId)
  if (note === undefined) return state.notes.has(command.noteId) ? accept() : refuse('unknown-note')
  if (!mayChange(state, note, context.actor)) return refuse('forbidden')
  if (note.isWithdrawn && !isAuthor(note.by, context.actor)) return refuse('note-hidden')
  const full = notesRefusal(state, context.actor, 'trash') ?? growthRefusal(state, bytesOfNote(note))
  if (full !== null) return refuse(full)
  return accept(...restoredNote(state, note))
}

/**
 * The events that bring a note back to the place where it was, with the votes that its voters have left for it
 * (VOTE-24).
 */
export function restoredNote(state: BoardState, note: Note): readonly BoardEvent[] {
  // The rank of the deleted note kept the limits once: it is reused unless another note has it by now.
  const { isTaken } = adjacentRanks(state, note.columnId, note.rank, note.id)
  const rank = isTaken ? freeRank(state, note.columnId, note.rank, note.id) : note.rank
  return [{ type: 'note-restored', noteId: note.id, rank }, ...trimmedVotes(state, note.id)]
}

/**
 * True when an author deletes their own text while it is hidden from all others: only the author brings it back, or
 * others would read after all what the author chose not to show (MASK-17).
 */
export function isWithdrawal(
  { isMasked }: Pick<BoardState, 'isMasked'>,
  by: AuthorId,
  { actor }: DecisionContext,
): boolean {
  return isMasked && isAuthor(by, actor)
}

/** True while brainstorming when the text is not this person's (MASK-2). */
export function isHiddenFrom(
  state: Pick<BoardState, 'isMasked'>,
  note: Note,
  viewer: Pick<Actor, 'authorIds'>,
): boolean {
  return state.isMasked && !isAuthor(note.by, viewer)
}

/** True for those who may edit, delete and restore a note (PERM-20). */
export function mayChange(
  state: Pick<BoardState, 'facilitators'>,
  note: Note,
  actor: Pick<Actor, 'isFacilitator' | 'authorIds'>,
): boolean {
  return leads(state, actor) || isAuthor(note.by, actor)
}

/**
 * The id that is stored as the editor. Where author visibility was switched since the note was written, an author edits
 * under the id on the note: two ids on one note would disclose that they are one person. Where authors are hidden, a
 * facilitator edits the notes of others under no id: only facilitators can do that, and their pseudonym would disclose
 * which notes are the facilitator's own (ANON-8).
 */
function editorOf(state: BoardState, note: Note, actor: Actor): AuthorId {
  const editor = authorOf(state, actor)
  if (!isAuthor(note.by, actor)) return isPseudonym(editor) ? UNNAMED_AUTHOR : editor
  const isOfOtherTimes = isPseudonym(note.by) !== state.isAnonymous
  return isOfOtherTimes ? note.by : editor
}

function hasColumn(state: BoardState, columnId: ColumnId): boolean {
  return state.columns.some((column) => column.id === columnId)
}

/** True while a vote runs: then no note is added, moved, grouped or sorted (VOTE-28). */
function isVoting(state: BoardState): boolean {
  return state.voting?.status === 'vote'
}

/**
 * Votes taken off a note that comes back during a vote or after it, so that voters who gave these votes to other notes
 * meanwhile have no more than allowed (VOTE-24).
 */
function trimmedVotes(state: BoardState, noteId: NoteId): readonly BoardEvent[] {
  const { voting } = state
  if (voting === null || !isVotedOn(voting, state.trash.notes.get(noteId))) return []
  return Object.entries(voting.existingVotes.toRecord()).flatMap(([author, ballot]): BoardEvent[] => {
    const by = asId<AuthorId>(author)
    const left = Math.max(0, voting.maxVotes - votesSpent(state, { authorIds: [by] }))
    return (ballot[noteId] ?? 0) > left ? [{ type: 'votes-cast', noteId, votes: left, by }] : []
  })
}

/**
 * The rank to keep for a requested one. Ranks within a column stay different, so that there is always room between two
 * neighbours: of two notes dropped at one place the second gets the place right behind (MOVE-3). Beyond the ends it is
 * always the next rank by counting, whatever was requested, so that no participant can use the ends up; and a rank that
 * grew too long by dividing gives way to the column's end (MOVE-5).
 */
function freeRank(state: BoardState, columnId: ColumnId, requested: Rank, noteId: NoteId): Rank {
  const { first, last, next, isTaken } = adjacentRanks(state, columnId, requested, noteId)
  if (last === null || requested > last) return rankBetween(last, null)
  if (first !== null && requested < first) return rankBetween(null, first)
  const rank = isTaken ? rankBetween(requested, next) : requested
  return rank.length <= STORED_RANK_MAX_LENGTH ? rank : rankBetween(last, null)
}

interface AdjacentRanks {
  first: Rank | null
  last: Rank | null
  next: Rank | null
  isTaken: boolean
}

/** The ranks around a requested one in one pass, without sorting the column for every note that is added to it. */
function adjacentRanks(
  state: BoardState,
  columnId: ColumnId,
  requested: Rank,
  noteId: NoteId,
): AdjacentRanks {
  const adjacent: AdjacentRanks = { first: null, last: null, next: null, isTaken: false }
  state.notes.forEach((note) => {
    if (note.columnId !== columnId || note.id === noteId) return
    const { rank } = note
    if (adjacent.first === null || rank < adjacent.first) adjacent.first = rank
    if (adjacent.last === null || rank > adjacent.last) adjacent.last = rank
    if (rank > requested && (adjacent.next === null || rank < adjacent.next)) adjacent.next = rank
    if (rank === requested) adjacent.isTaken = true
  })
  return adjacent
}
