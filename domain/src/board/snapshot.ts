import type { CommentId, NoteId } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import type { BoardState, Note, TrashedComment } from './state.ts'

/** A board as JSON: what is stored, sent over the wire and kept by a device. */
export interface BoardSnapshot extends Omit<BoardState, 'notes' | 'trash'> {
  readonly notes: Readonly<Record<NoteId, Note>>
  readonly trash: {
    readonly notes: Readonly<Record<NoteId, Note>>
    readonly comments: Readonly<Record<CommentId, TrashedComment>>
  }
}

export function snapshotOf(state: BoardState): BoardSnapshot {
  const { notes, trash } = state
  return {
    ...state,
    notes: notes.toRecord(),
    trash: { notes: trash.notes.toRecord(), comments: trash.comments.toRecord() },
  }
}

/** The board that a snapshot was made of. */
export function boardFrom(snapshot: BoardSnapshot): BoardState {
  const { notes, trash } = snapshot
  return {
    ...snapshot,
    notes: PersistentMap.fromRecord(notes),
    trash: {
      notes: PersistentMap.fromRecord(trash.notes),
      comments: PersistentMap.fromRecord(trash.comments),
    },
  }
}
