import type { Day } from '../kernel/day.ts'
import type { ActionId, AuthorId, ColumnId, CommentId, NoteId, RemovalId } from '../kernel/ids.ts'
import type { Rank } from '../kernel/rank.ts'
import type { ActionRecord } from './action-items/action-item.ts'
import type { SharedGif } from './gifs/gif.ts'
import type { Column, Media, Removal, SortBy, Timer } from './state.ts'

/** What happened on a board. The log keeps these for ever; a new shape gets an upcast, never an edit. */
export type BoardEvent =
  | {
      readonly type: 'board-created'
      readonly title: string
      readonly columns: readonly Column[]
      readonly isAnonymous: boolean
      /** Present on compact boards only, so that boards from before there were any read the same. */
      readonly isCompact?: true
      readonly at: number
    }
  | {
      readonly type: 'note-added'
      readonly noteId: NoteId
      readonly columnId: ColumnId
      readonly rank: Rank
      readonly text: string
      readonly by: AuthorId
      readonly at: number
    }
  | { readonly type: 'note-edited'; readonly noteId: NoteId; readonly text: string; readonly by: AuthorId }
  | { readonly type: 'note-moved'; readonly noteId: NoteId; readonly columnId: ColumnId; readonly rank: Rank }
  /** `withdrawn`: the author deleted it while it was hidden; no client is notified (MASK-17). */
  | { readonly type: 'note-deleted'; readonly noteId: NoteId; readonly withdrawn?: true | undefined }
  | { readonly type: 'note-restored'; readonly noteId: NoteId; readonly rank: Rank }
  | {
      readonly type: 'comment-added'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
      readonly by: AuthorId
      readonly at: number
    }
  | {
      readonly type: 'comment-edited'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
      readonly at: number
    }
  | {
      readonly type: 'comment-deleted'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly withdrawn?: true | undefined
    }
  | { readonly type: 'comment-restored'; readonly noteId: NoteId; readonly commentId: CommentId }
  | {
      readonly type: 'reaction-added'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
  | {
      readonly type: 'reaction-removed'
      readonly noteId: NoteId
      readonly emoji: string
      readonly by: AuthorId
    }
  | { readonly type: 'column-renamed'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'board-renamed'; readonly title: string }
  | { readonly type: 'masking-changed'; readonly on: boolean }
  | GroupEvent
  | VotingEvent
  | ActionEvent
  | FacilitationEvent
  | SettingsEvent

type GroupEvent =
  | { readonly type: 'note-grouped'; readonly noteId: NoteId; readonly into: NoteId; readonly place: number }
  | { readonly type: 'note-ungrouped'; readonly noteId: NoteId }
  | { readonly type: 'group-titled'; readonly noteId: NoteId; readonly title: string | null }

type VotingEvent =
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

type ActionEvent =
  | {
      readonly type: 'action-added'
      readonly actionId: ActionId
      readonly text: string
      /** The note that it was made from; absent where there is none. */
      readonly fromNote?: NoteId | undefined
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-edited'
      readonly actionId: ActionId
      readonly text: string
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-marked'
      readonly actionId: ActionId
      readonly status: 0 | 1
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-assigned'
      readonly actionId: ActionId
      readonly assignees: readonly AuthorId[]
      readonly by: AuthorId | null
      readonly at: number
    }
  | {
      readonly type: 'action-due-set'
      readonly actionId: ActionId
      readonly due: Day | null
      readonly by: AuthorId | null
      readonly at: number
    }
  | { readonly type: 'action-deleted'; readonly actionId: ActionId }
  | { readonly type: 'action-restored'; readonly actionId: ActionId }
  /** `replaces`: the board had made another action item with the same id, which is replaced. In the log only. */
  | { readonly type: 'action-carried'; readonly action: ActionRecord; readonly replaces?: true | undefined }

type FacilitationEvent =
  | { readonly type: 'timer-set'; readonly timer: Timer | null }
  | { readonly type: 'media-set'; readonly media: Media | null }
  | { readonly type: 'mood-poll-started' }
  | { readonly type: 'mood-poll-ended' }
  | { readonly type: 'mood-shown'; readonly on: boolean }
  | { readonly type: 'summary-shown'; readonly on: boolean }
  /** `drawn`: presence keys of the people drawn in this round, the newest last; absent: none. */
  | {
      readonly type: 'icebreaker-asked'
      readonly question: string
      readonly drawn?: readonly string[] | undefined
    }
  | { readonly type: 'icebreaker-ended' }
  | { readonly type: 'spotlight-set'; readonly author: AuthorId | false }
  | { readonly type: 'sorting-set'; readonly sortBy: SortBy | null }
  | { readonly type: 'gif-sharing-set'; readonly on: boolean }
  | { readonly type: 'gif-shared'; readonly gif: SharedGif }
  | { readonly type: 'facilitation-given'; readonly to: AuthorId }
  | { readonly type: 'facilitation-taken'; readonly from: AuthorId }
  /** `to`: null for viewers who may not know who took over (LEAD-10). */
  | { readonly type: 'facilitation-taken-over'; readonly to: AuthorId | null; readonly at: number }
  | { readonly type: 'take-over-ended' }
  | RemovalEvent

/** In the log only: each deletion has an event of its own, and only facilitators may know who was removed (LEAD-15). */
export type RemovalEvent =
  | ({ readonly type: 'content-removed'; readonly removalId: RemovalId } & Removal)
  | { readonly type: 'content-restored'; readonly removalId: RemovalId }
  | { readonly type: 'person-removed'; readonly person: AuthorId }
  | { readonly type: 'person-readmitted'; readonly person: AuthorId }

type SettingsEvent =
  /** `heirs`: for each column that is gone, the column to which its notes in the trash come back. */
  | {
      readonly type: 'columns-set'
      readonly columns: readonly Column[]
      readonly heirs: Readonly<Record<ColumnId, ColumnId>>
    }
  | { readonly type: 'anonymity-changed'; readonly on: boolean }
  | {
      readonly type: 'background-set'
      readonly theme: string | null
      readonly backgroundUrl: string | null
    }

export type BoardEventType = BoardEvent['type']
export type EventOf<Type extends BoardEventType> = Extract<BoardEvent, { type: Type }>
