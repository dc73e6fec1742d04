import type { NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { growthRefusal, textBytes } from '../board-bytes.ts'
import type { CommandOf } from '../command.ts'
import type { GroupCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { groupMembers, leaderOf } from './groups.ts'
import { GROUP_NOTES_MAX, NAME_MAX } from '../limits.ts'
import type { BoardState, Note } from '../state.ts'
import { isHiddenFrom } from '../notes/decide.ts'
import { lineRefusal } from '../text.ts'

/** The rules of these commands. */
export const groupRules: Rules<GroupCommand> = {
  'group-note': groupNote,
  'group-notes': groupNotes,
  'ungroup-note': ungroupNote,
  'title-group': titleGroup,
}

/**
 * Any participant lays a note on another, with the group that it leads; every note keeps what it has. Not while another
 * participant edits one of them, nor with a hidden text, nor during a vote (GROUP-10, GROUP-11, GROUP-12).
 */
function groupNote(
  state: BoardState,
  command: CommandOf<'group-note'>,
  context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  const target = state.notes.get(command.into)
  if (note === undefined || target === undefined) return refuse('unknown-note')
  const leader = leaderOf(state.notes, target)
  if (leader.id === note.id) return refuse('same-note')
  if (note.group?.into === leader.id) return accept()
  if (state.voting?.status === 'vote') return refuse('voting-running')
  const coming = [note, ...groupMembers(state.notes, note.id)]
  const there = [leader, ...groupMembers(state.notes, leader.id)]
  const all = [...coming, ...there]
  if (all.some((one) => isHiddenFrom(state, one, context.actor))) return refuse('note-hidden')
  if (all.some(({ id }) => context.editedByOthers.has(id))) return refuse('note-being-edited')
  if (all.length > GROUP_NOTES_MAX) return refuse('board-full')
  const next = 1 + Math.max(0, ...there.map(({ group }) => group?.place ?? 0))
  const joins = coming.map(({ id }, at): BoardEvent => joined(id, leader.id, next + at))
  return accept(...joins, ...takeoverOfTitle(note, leader))
}

/**
 * Any participant groups several notes at once, as a proposal names them (GROUP-20). Notes that are in a group by now are
 * refused: the proposal was made before. Otherwise by the rules of `groupNote`.
 */
function groupNotes(
  state: BoardState,
  { noteIds, title }: CommandOf<'group-notes'>,
  context: DecisionContext,
): BoardDecision {
  const [leader, ...coming] = new Set(noteIds)
  if (leader === undefined || coming.length === 0) return refuse('same-note')
  const all = [leader, ...coming].flatMap((noteId) => state.notes.get(noteId) ?? [])
  if (all.length < coming.length + 1) return refuse('unknown-note')
  if (all.length > GROUP_NOTES_MAX) return refuse('board-full')
  const isDone = coming.every((id) => state.notes.get(id)?.group?.into === leader)
  if (isDone && (state.notes.get(leader)?.groupTitle ?? '') === title) return accept()
  if (all.some(({ id, group }) => group !== null || groupMembers(state.notes, id).length > 0))
    return refuse('same-note')
  if (state.voting?.status === 'vote') return refuse('voting-running')
  if (all.some((note) => isHiddenFrom(state, note, context.actor))) return refuse('note-hidden')
  if (all.some(({ id }) => context.editedByOthers.has(id))) return refuse('note-being-edited')
  const problem = title === '' ? null : lineRefusal(title, NAME_MAX)
  if (problem !== null) return refuse(problem)
  const before = state.notes.get(leader)?.groupTitle ?? ''
  const full = growthRefusal(state, textBytes(title) - textBytes(before))
  if (full !== null) return refuse(full)
  const titled: readonly BoardEvent[] =
    title === before ? [] : [{ type: 'group-titled', noteId: leader, title: title === '' ? null : title }]
  return accept(...coming.map((id, at) => joined(id, leader, at + 1)), ...titled)
}

/** A group comes apart, or one member leaves it; each note is as it was before (GROUP-6, GROUP-18). */
function ungroupNote(
  state: BoardState,
  command: CommandOf<'ungroup-note'>,
  _context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  if (note === undefined) return refuse('unknown-note')
  const leaving = note.group === null ? groupMembers(state.notes, note.id) : [note]
  if (leaving.length === 0) return accept()
  if (state.voting?.status === 'vote') return refuse('voting-running')
  return accept(...leaving.map(({ id }) => ({ type: 'note-ungrouped' as const, noteId: id })))
}

/**
 * Any participant who can read a group gives it a title; an empty one takes it away (GROUP-8). While brainstorming only
 * the author of its first note does (MASK-20).
 */
function titleGroup(
  state: BoardState,
  command: CommandOf<'title-group'>,
  context: DecisionContext,
): BoardDecision {
  const note = state.notes.get(command.noteId)
  if (note === undefined) return refuse('unknown-note')
  const leader = leaderOf(state.notes, note)
  if (isHiddenFrom(state, leader, context.actor)) return refuse('note-hidden')
  const title = command.title === '' ? null : command.title
  const problem = title === null ? null : lineRefusal(title, NAME_MAX)
  if (problem !== null) return refuse(problem)
  if (leader.groupTitle === title) return accept()
  const full = growthRefusal(state, textBytes(title ?? '') - textBytes(leader.groupTitle ?? ''))
  if (full !== null) return refuse(full)
  return accept({ type: 'group-titled', noteId: leader.id, title })
}

function joined(noteId: NoteId, into: NoteId, place: number): BoardEvent {
  return { type: 'note-grouped', noteId, into, place }
}

/** When a group joins another that has no title, its own title is kept (GROUP-8). */
function takeoverOfTitle(note: Note, leader: Note): readonly BoardEvent[] {
  const isNeeded = note.groupTitle !== null && leader.groupTitle === null
  return isNeeded ? [{ type: 'group-titled', noteId: leader.id, title: note.groupTitle }] : []
}
