import type { ActionId, AuthorId, CommentId, NoteId } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import { actionFrom, type ActionItem, actionRecord, type ActionRecord } from './action-items/action-item.ts'
import type { Ballot, BoardState, Note, TrashedComment, TrashedNote, VoteOrder, Voting } from './state.ts'

/** The version of the shape of snapshots. A snapshot of an older version is not read: the log holds the same. */
export const SNAPSHOT_VERSION = 5

/** A board as JSON: what is stored, sent over the wire and kept by a device. */
export interface BoardSnapshot extends Omit<
  BoardState,
  | 'notes'
  | 'actions'
  | 'voting'
  | 'trash'
  | 'removedPeople'
  | 'removals'
  | 'icebreakerDrawn'
  | 'summaryText'
  | 'discussedNote'
  | 'run'
  | 'changes'
> {
  /** Absent in snapshots from before people could be removed. */
  readonly removedPeople?: BoardState['removedPeople']
  readonly removals?: BoardState['removals']
  /** Absent in snapshots from before people could be drawn. */
  readonly icebreakerDrawn?: BoardState['icebreakerDrawn']
  /** Absent in snapshots from before summaries had a text. */
  readonly summaryText?: BoardState['summaryText']
  /** Absent in snapshots from before notes could be discussed. */
  readonly discussedNote?: BoardState['discussedNote']
  /** Absent in snapshots from before retros could be guided. */
  readonly run?: BoardState['run']
  /** Absent in snapshots of servers that count no changes. */
  readonly changes?: BoardState['changes']
  readonly notes: Readonly<Record<NoteId, Note>>
  readonly actions: ActionRecords
  readonly voting: VotingSnapshot | null
  readonly trash: {
    readonly notes: Readonly<Record<NoteId, TrashedNote>>
    readonly comments: Readonly<Record<CommentId, TrashedComment>>
    readonly actions: ActionRecords
  }
}

export function snapshotOf(state: BoardState): BoardSnapshot {
  const { notes, actions, voting, trash } = state
  return {
    ...state,
    notes: notes.toRecord(),
    actions: recordsOf(actions),
    voting: voting === null ? null : votingSnapshotOf(voting),
    trash: {
      notes: trash.notes.toRecord(),
      comments: trash.comments.toRecord(),
      actions: recordsOf(trash.actions),
    },
  }
}

/** Some of a board's notes and action items. */
export interface SnapshotPart {
  readonly notes: readonly Note[]
  readonly actions: readonly ActionRecord[]
}

/** A snapshot with the notes and action items that were sent apart from it (WIRE-9). */
export function withParts(snapshot: BoardSnapshot, parts: readonly SnapshotPart[]): BoardSnapshot {
  const notes: Record<NoteId, Note> = { ...snapshot.notes }
  const actions: Record<ActionId, ActionRecord> = { ...snapshot.actions }
  for (const part of parts) {
    for (const note of part.notes) notes[note.id] = note
    for (const action of part.actions) actions[action.id] = action
  }
  return { ...snapshot, notes, actions }
}

/** The board that a snapshot was made of. */
export function boardFrom(snapshot: BoardSnapshot): BoardState {
  const { notes, actions, voting, trash } = snapshot
  return {
    ...snapshot,
    removedPeople: snapshot.removedPeople ?? [],
    removals: snapshot.removals ?? [],
    icebreakerDrawn: snapshot.icebreakerDrawn ?? [],
    summaryText: snapshot.summaryText ?? null,
    discussedNote: snapshot.discussedNote ?? null,
    run: snapshot.run ?? null,
    changes: snapshot.changes ?? null,
    notes: PersistentMap.fromRecord(notes),
    actions: actionsFrom(actions),
    voting: voting === null ? null : votingFrom(voting),
    trash: {
      notes: PersistentMap.fromRecord(trash.notes),
      comments: PersistentMap.fromRecord(trash.comments),
      actions: actionsFrom(trash.actions),
    },
  }
}

type ActionRecords = Readonly<Record<ActionId, ActionRecord>>

interface VotingSnapshot extends Omit<Voting, 'existingVotes' | 'castOrder'> {
  readonly existingVotes: Readonly<Record<AuthorId, Ballot>>
  readonly castOrder: Readonly<Record<AuthorId, VoteOrder>>
}

function votingSnapshotOf(voting: Voting): VotingSnapshot {
  const { existingVotes, castOrder } = voting
  return { ...voting, existingVotes: existingVotes.toRecord(), castOrder: castOrder.toRecord() }
}

function votingFrom(voting: VotingSnapshot): Voting {
  const { existingVotes, castOrder } = voting
  return {
    ...voting,
    existingVotes: PersistentMap.fromRecord(existingVotes),
    castOrder: PersistentMap.fromRecord(castOrder),
  }
}

function recordsOf(actions: PersistentMap<ActionId, ActionItem>): ActionRecords {
  return actions.mapValues(actionRecord).toRecord()
}

function actionsFrom(records: ActionRecords): PersistentMap<ActionId, ActionItem> {
  return PersistentMap.fromRecord(records).mapValues(actionFrom)
}
