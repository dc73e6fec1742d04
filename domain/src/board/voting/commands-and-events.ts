import type { AuthorId, ColumnId, NoteId } from '../../kernel/ids.ts'
import type { SeenCounts } from '../change-counts.ts'
import type { Ballot } from '../state.ts'

/** What voters do; a page has the rules of these from the beginning. */
export type VoteCommand =
  /**
   * The number of the sender's votes on a note now, rather than "one more": a repeated command changes nothing
   * (VOTE-25). `seen`: the vote that the sender voted in; none of it counts in a later one.
   */
  | {
      readonly type: 'cast-votes'
      readonly noteId: NoteId
      readonly votes: number
      readonly seen?: SeenCounts
    }
  | { readonly type: 'set-done'; readonly done: boolean; readonly seen?: SeenCounts }

/** What facilitators do. */
export type VotingCommand =
  | {
      readonly type: 'start-voting'
      readonly contentId: ColumnId | null
      readonly allowedVotes: number
      /** False: earlier votes are kept and may be changed (VOTE-8). */
      readonly resetVotes: boolean
      readonly showsTotals: boolean
      readonly seen?: SeenCounts
    }
  /** `seen`: the vote that the sender saw; a later one is left to run (VOTE-36). */
  | { readonly type: 'end-voting'; readonly seen?: SeenCounts }

export type VotingEvent =
  | {
      readonly type: 'voting-started'
      readonly contentId: ColumnId | null
      readonly maxVotes: number
      readonly resetVotes: boolean
      readonly showsTotals: boolean
    }
  /** The number of one person's votes on a note now. */
  | { readonly type: 'votes-cast'; readonly noteId: NoteId; readonly votes: number; readonly by: AuthorId }
  | { readonly type: 'voter-done'; readonly by: AuthorId; readonly done: boolean }
  | { readonly type: 'voting-ended' }

/** What viewers are sent besides their own votes, all voters together. */
export type VotesCounted =
  /** The votes of notes (VOTE-37). */
  | { readonly type: 'votes-counted'; readonly totals: Ballot }
  | { readonly type: 'voters-counted'; readonly done: number }
