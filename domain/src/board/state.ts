import type { ActionId, AuthorId, BoardId, ColumnId, CommentId, NoteId, RemovalId } from '../kernel/ids.ts'
import { PersistentMap } from '../kernel/persistent-map.ts'
import type { Rank } from '../kernel/rank.ts'
import type { ActionItem } from './action-item.ts'
import type { SharedGif } from './gif.ts'
import { NO_SHOWINGS, type Showings } from './showings.ts'
import type { TakeOver } from './take-over.ts'
import type { VoteOrder } from './vote-order.ts'

/** What a column asks for, whatever its theme calls it, so that retros compare across themes (D30). */
export type ColumnMeaning = 'good' | 'bad' | 'idea' | 'question' | 'thanks' | 'other'

export interface Column {
  readonly id: ColumnId
  readonly name: string
  readonly meaning: ColumnMeaning
}

/** A remark under a note. Times are milliseconds since 1970, by the server's clock. */
export interface Comment {
  readonly id: CommentId
  readonly text: string
  readonly by: AuthorId
  readonly at: number
  readonly editedAt: number | null
}

/** One person's one emoji on one note. */
export interface Reaction {
  readonly emoji: string
  readonly by: AuthorId
}

/** A sticky note; its place is (column, rank), never a coordinate (D5). */
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
  /** Its place in a group that another note leads; null for a note by itself and for a group's first (D6). */
  readonly group: GroupPlace | null
  /** What the group that it leads is called. */
  readonly groupTitle: string | null
  /** The votes that everybody may know of: none while a secret vote runs (D7). */
  readonly votes: number
}

/** Membership of a group; members are shown in the order of their places, behind the group's first note. */
export interface GroupPlace {
  readonly into: NoteId
  readonly place: number
}

/** One person's votes: how many on which note. */
export type Ballot = Readonly<Record<NoteId, number>>

/** A vote, under way or over (board.md §3; D7). */
export interface Voting {
  readonly status: 'vote' | 'endVote'
  /** The column that is voted on; null: all of them. */
  readonly contentId: ColumnId | null
  readonly maxVotes: number
  /** Totals are shown while it runs. */
  readonly showsTotals: boolean
  /** The server's: everybody's votes. A viewer's: their own, and nobody else's. */
  readonly existingVotes: PersistentMap<AuthorId, Ballot>
  /** The server's: in which order each person's votes were cast. A viewer's: empty. */
  readonly castOrder: PersistentMap<AuthorId, VoteOrder>
  /** The server's: everybody who is done. A viewer's: themselves, if they are. */
  readonly done: readonly AuthorId[]
  readonly doneCount: number
}

/** A countdown by the server's clock: `startTime` in milliseconds since 1970, `duration` in minutes. */
export interface Timer {
  readonly startTime: number
  readonly duration: number
}

/** What is played to everybody since `startedAt`; `volume` from 0 to 100. */
export interface Media {
  readonly source: string
  readonly volume: number
  readonly startedAt: number
}

/** What notes can be sorted by; their ranks stay as they are (D14). */
export type SortBy = 'votes' | 'emoji' | 'comments'

/** A deleted comment, and the place under its note that it goes back to. */
export interface TrashedComment {
  readonly noteId: NoteId
  readonly index: number
  readonly comment: Comment
  /** Its author took it away while others could not read it: only they bring it back (D8). */
  readonly isWithdrawn: boolean
}

/** A deleted note; `isWithdrawn` as above. */
export interface TrashedNote extends Note {
  readonly isWithdrawn: boolean
}

/** What was removed together, so that one undo restores it. */
export interface Removal {
  readonly noteIds: readonly NoteId[]
  readonly comments: readonly { readonly noteId: NoteId; readonly commentId: CommentId }[]
  readonly actionIds: readonly ActionId[]
}

/** Everything that the log of one board adds up to. */
export interface BoardState {
  readonly id: BoardId
  readonly title: string
  readonly columns: readonly Column[]
  /** True when authors are written down as pseudonyms (D9). */
  readonly isAnonymous: boolean
  /** At most three columns and denser notes, for stand-ups and phones; chosen at creation for good (D36). */
  readonly isCompact: boolean
  /** How often that was switched: the pseudonyms of each time are others, so that none can be matched (D9). */
  readonly anonymityChanges: number
  /** True while brainstorming: everybody reads their own text only (D8). */
  readonly isMasked: boolean
  readonly createdAt: number
  readonly notes: PersistentMap<NoteId, Note>
  /** The team's actions as far as this board knows them (D15). */
  readonly actions: PersistentMap<ActionId, ActionItem>
  /** Null: nobody has voted here yet. */
  readonly voting: Voting | null
  readonly timer: Timer | null
  readonly media: Media | null
  /** Null: not started; true: running; false: ended. */
  readonly moodPoll: boolean | null
  /** How often the poll was started or resumed. */
  readonly moodRounds: number
  readonly showMood: boolean
  readonly showSummary: boolean
  readonly showings: Showings
  /** The icebreaker question that every participant is asked; null: none. */
  readonly icebreakerQuestion: string | null
  /** Whose notes are in the spotlight; false: nobody's. */
  readonly showHighlight: AuthorId | false
  readonly sortBy: SortBy | null
  /** A built-in background's id. */
  readonly theme: string | null
  readonly backgroundUrl: string | null
  readonly disableGifs: boolean
  readonly gifs: readonly SharedGif[]
  /** People whom a facilitator made one for this board's duration. */
  readonly facilitators: readonly AuthorId[]
  /** Null: none, or the facilitators took the board back. */
  readonly takeOver: TakeOver | null
  /** People removed from the board; never leaves the server but to facilitators, by a call of its own. */
  readonly removedPeople: readonly AuthorId[]
  /** The newest removals of a person's content, oldest first; never leaves the server. */
  readonly removals: readonly (Removal & { readonly removalId: RemovalId })[]
  /** What was deleted and can be brought back (D27); never leaves the server. */
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
    moodPoll: null,
    moodRounds: 0,
    showMood: false,
    showSummary: false,
    showings: NO_SHOWINGS,
    icebreakerQuestion: null,
    showHighlight: false,
    sortBy: null,
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
