import type { ViewEvent } from './visibility.ts'
import { evolve } from './evolve.ts'
import { putAction } from './action-items/evolve.ts'
import { putNote } from './notes/evolve.ts'
import { actionFrom } from './action-items/action-item.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import { maskNote, type NoteTexts, withTexts } from './readable-texts.ts'
import type { BoardState, Note } from './state.ts'
import { entriesOf } from './voting/votes.ts'

/** A replica's board after an event that its viewer was sent. */
export function evolveView(state: BoardState, event: ViewEvent): BoardState {
  if (event.type === 'note-shown') return putNote(outOfTrash(state, event.note), event.note)
  if (event.type === 'texts-shown') return event.notes.reduce(withReadable, state)
  if (event.type === 'masking-changed' && event.on) return masked(evolve(state, event))
  if (event.type === 'action-shown') return putAction(state, actionFrom(event.action))
  if (event.type === 'votes-counted') return entriesOf(event.totals).reduce(withTotal, state)
  if (event.type === 'voters-counted') return withDone(state, event.done)
  if (event.type === 'step-done-counted') return withStepDone(state, event.done)
  return event.type === 'votes-cast' ? withoutOrder(evolve(state, event)) : evolve(state, event)
}

/**
 * A replica masks all texts by itself, and forgets the text of the summary (SUMMARY-25); the server then sends each
 * author their own texts, and never a mask (MASK-16).
 */
function masked(state: BoardState): BoardState {
  return { ...state, summaryText: null, notes: state.notes.mapValues(maskNote) }
}

function withReadable(state: BoardState, texts: NoteTexts): BoardState {
  const note = state.notes.get(texts.noteId)
  return note === undefined ? state : putNote(state, withTexts(note, texts))
}

function withDone(state: BoardState, doneCount: number): BoardState {
  const { voting } = state
  return voting === null ? state : { ...state, voting: { ...voting, doneCount } }
}

function withStepDone(state: BoardState, doneCount: number): BoardState {
  const { run } = state
  return run === null ? state : { ...state, run: { ...run, doneCount } }
}

/** Only the server knows in which order votes were cast; it takes votes back by that order. */
function withoutOrder(state: BoardState): BoardState {
  const { voting } = state
  return voting === null ? state : { ...state, voting: { ...voting, castOrder: PersistentMap.empty() } }
}

function withTotal(state: BoardState, [noteId, votes]: readonly [Note['id'], number]): BoardState {
  const note = state.notes.get(noteId)
  return note === undefined ? state : putNote(state, { ...note, votes })
}

/** A note that is shown is not in the trash, and neither are its comments. */
function outOfTrash(state: BoardState, note: Note): BoardState {
  let { comments } = state.trash
  for (const { id } of note.comments) comments = comments.without(id)
  return { ...state, trash: { ...state.trash, notes: state.trash.notes.without(note.id), comments } }
}
