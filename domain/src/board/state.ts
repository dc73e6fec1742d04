import type { ActionId, AuthorId, BoardId, ColumnId, CommentId, NoteId, RemovalId } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import type { Rank } from '../kernel/rank.ts'
import type { ActionItem } from './action-items/action-item.ts'
import { type ChangeCounts, NO_CHANGES } from './change-counts.ts'
import type { GuidedRun } from './guided-run/guided-run.ts'
import type { SharedGif } from './gifs/gif.ts'
import { NO_SHOWINGS, type Showings } from './showings/showings.ts'

/** The base meaning of a column, whatever its name, so that insights compare retros across formats (CREATE-25). */
export type ColumnMeaning = 'good' | 'bad' | 'idea' | 'question' | 'thanks' | 'other'

export interface Column {
  readonly id: ColumnId
  readonly name: string
  readonly meaning: ColumnMeaning
}

/** A comment under a note. Times are milliseconds since 1970, by the server's clock. */
export interface Comment {
  readonly id: CommentId
  readonly text: string
  readonly by: AuthorId
  readonly at: number
  readonly editedAt: number | null
}

/** One emoji of one person on one note. */
export interface Reaction {
  readonly emoji: string
  readonly by: AuthorId
}

/** A note; its place is (column, rank), never a coordinate (MOVE-2). */
export interface Note {
  readonly id: NoteId
  readonly columnId: ColumnId
  readonly rank: Rank
  readonly text: string
  readonly by: AuthorId
  readonly at: number
  readonly editedBy: AuthorId | null
  readonly reactions: readonly Reaction[]
  readonly comments: readonly Comment[]
  /**
   * The place of the note in a group that another note leads; null for a note by itself and for a group's first note.
   */
  readonly group: GroupPlace | null
  /** The title of the group that it leads. */
  readonly groupTitle: string | null
  /** The votes that all participants may know of: 0 while a secret vote runs (VOTE-32). */
  readonly votes: number
}

/** Membership of a group; members are shown in the order of their places, behind the group's first note. */
export interface GroupPlace {
  readonly into: NoteId
  readonly place: number
}

/** One person's votes: how many on which note. */
export type Ballot = Readonly<Record<NoteId, number>>

/** One person's votes in the order in which they were cast: a note's id for each vote, the newest last. */
export type VoteOrder = readonly NoteId[]

/** A vote that runs or has ended (VOTE-33). */
export interface Voting {
  readonly status: 'vote' | 'endVote'
  /** The column that is voted on; null: all columns. */
  readonly contentId: ColumnId | null
  readonly maxVotes: number
  /** True when all participants see the totals while it runs (VOTE-6). */
  readonly showsTotals: boolean
  /** On the server all ballots, for a viewer only their own (VOTE-31). */
  readonly existingVotes: PersistentMap<AuthorId, Ballot>
  /** On the server the order in which each person's votes were cast, for a viewer empty. */
  readonly castOrder: PersistentMap<AuthorId, VoteOrder>
  /** On the server all who are done, for a viewer only themselves, if they are (VOTE-27). */
  readonly done: readonly AuthorId[]
  readonly doneCount: number
}

/** A countdown by the server's clock: `startTime` in milliseconds since 1970, `duration` in minutes. */
export interface Timer {
  readonly startTime: number
  readonly duration: number
}

/** What is played to all participants since `startedAt`; `volume` from 0 to 100. */
export interface Media {
  readonly source: string
  readonly volume: number
  readonly startedAt: number
}

/** What notes can be sorted by; their ranks stay as they are (SORT-4). */
export type SortBy = 'votes' | 'emoji' | 'comments'

/** A deleted comment, and the place under its note that it goes back to. */
export interface TrashedComment {
  readonly noteId: NoteId
  readonly index: number
  readonly comment: Comment
  /** The author deleted the note while it was hidden from others: only the author brings it back (MASK-17). */
  readonly isWithdrawn: boolean
}

/** A deleted note; `isWithdrawn` as in `TrashedComment`. */
export interface TrashedNote extends Note {
  readonly isWithdrawn: boolean
}

/** What was removed together, so that one undo restores it. */
export interface Removal {
  readonly noteIds: readonly NoteId[]
  readonly comments: readonly { readonly noteId: NoteId; readonly commentId: CommentId }[]
  readonly actionIds: readonly ActionId[]
}

/** A member of the team leads in place of the facilitators, until one of them takes the board back (LEAD-8, LEAD-9). */
export interface TakeOver {
  /** The member who took over; null for viewers who may not know who it is (LEAD-10). */
  readonly to: AuthorId | null
  readonly at: number
}

/** The state of one board after all events of its log. */
export interface BoardState {
  readonly id: BoardId
  readonly title: string
  readonly columns: readonly Column[]
  /** True when authors are stored as pseudonyms (ANON-4). */
  readonly isAnonymous: boolean
  /** At most three columns and denser notes, for stand-ups and phones; chosen at creation for good (CREATE-6). */
  readonly isCompact: boolean
  /**
   * How often author visibility was switched: each time has pseudonyms of its own, so that none can be matched
   * (ANON-16).
   */
  readonly anonymityChanges: number
  /** True while brainstorming: each participant reads their own texts only (MASK-2). */
  readonly isMasked: boolean
  readonly createdAt: number
  readonly notes: PersistentMap<NoteId, Note>
  /** The team's action items as far as this board has them (ACTION-17). */
  readonly actions: PersistentMap<ActionId, ActionItem>
  /** Null: there was no vote on this board yet. */
  readonly voting: Voting | null
  readonly timer: Timer | null
  readonly media: Media | null
  /** Null: the retro is not guided step by step. */
  readonly run: GuidedRun | null
  /** Null on a page whose board came from a server that counts none, and until it gets another. */
  readonly changes: ChangeCounts | null
  /** Null: not started; true: running; false: ended. */
  readonly moodPoll: boolean | null
  /** How often the poll was started or resumed. */
  readonly moodRounds: number
  readonly showMood: boolean
  readonly showSummary: boolean
  /** The text that facilitators put above the summary; null: none. Hidden while brainstorming (SUMMARY-25). */
  readonly summaryText: string | null
  readonly showings: Showings
  /** The icebreaker question that all participants are asked; null: none. */
  readonly icebreakerQuestion: string | null
  /**
   * Who was drawn to answer it in this round, the newest last: presence keys, which no note carries, so that nothing
   * here discloses who wrote what (ICE-13).
   */
  readonly icebreakerDrawn: readonly string[]
  /** The author whose notes are in the spotlight; false: none (SPOT-7). */
  readonly showHighlight: AuthorId | false
  readonly sortBy: SortBy | null
  /** The note that was framed last for all participants; `discussedCard` says whether it is shown (DISCUSS-5). */
  readonly discussedNote: NoteId | null
  /** A built-in background's id. */
  readonly theme: string | null
  readonly backgroundUrl: string | null
  readonly disableGifs: boolean
  readonly gifs: readonly SharedGif[]
  /** People whom a facilitator made a facilitator of this board (LEAD-1). */
  readonly facilitators: readonly AuthorId[]
  /** The current take-over; null: none (LEAD-9). */
  readonly takeOver: TakeOver | null
  /** People removed from the board. Only facilitators get them, by a call of its own (LEAD-15). */
  readonly removedPeople: readonly AuthorId[]
  /** The newest removals of a person's content, oldest first; never leaves the server. */
  readonly removals: readonly (Removal & { readonly removalId: RemovalId })[]
  /** What was deleted and can be brought back (TRASH-1); never sent with the board. */
  readonly trash: {
    readonly notes: PersistentMap<NoteId, TrashedNote>
    readonly comments: PersistentMap<CommentId, TrashedComment>
    readonly actions: PersistentMap<ActionId, ActionItem>
  }
}

/** A board before its first event. */
export function emptyBoard(id: BoardId): BoardState {
  return {
    id,
    title: '',
    columns: [],
    isAnonymous: false,
    isCompact: false,
    anonymityChanges: 0,
    isMasked: false,
    createdAt: 0,
    notes: PersistentMap.empty(),
    actions: PersistentMap.empty(),
    voting: null,
    timer: null,
    media: null,
    run: null,
    changes: NO_CHANGES,
    moodPoll: null,
    moodRounds: 0,
    showMood: false,
    showSummary: false,
    summaryText: null,
    showings: NO_SHOWINGS,
    icebreakerQuestion: null,
    icebreakerDrawn: [],
    showHighlight: false,
    sortBy: null,
    discussedNote: null,
    theme: null,
    backgroundUrl: null,
    disableGifs: false,
    gifs: [],
    facilitators: [],
    takeOver: null,
    removedPeople: [],
    removals: [],
    trash: emptyTrash(),
  }
}

/** A trash with nothing in it. */
export function emptyTrash(): BoardState['trash'] {
  return { notes: PersistentMap.empty(), comments: PersistentMap.empty(), actions: PersistentMap.empty() }
}
