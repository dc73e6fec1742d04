import type { Day } from '../kernel/day.ts'
import type { ActionId, AuthorId, ColumnId, CommentId, NoteId, RemovalId } from '../kernel/ids.ts'
import type { Rank } from '../kernel/rank.ts'
import type { ActionRecord } from './action-items/action-item.ts'
import type { Gif } from './gifs/gif.ts'
import type { SortBy } from './state.ts'

/** Everything that a person on a board can ask for. The client makes the ids of new things. */
export type BoardCommand = NoteCommand | GroupCommand | CommentCommand | VoteCommand | MeetingCommand

/** Commands that are not about notes; a page loads the rules for them after those for notes. */
export type MeetingCommand = ActionCommand | FacilitationCommand | SettingsCommand

/** Only the server gives this command: an action item of the team as another board left it (ACTION-35). */
export interface CarryAction {
  readonly type: 'carry-action'
  readonly action: ActionRecord
  readonly isDeleted: boolean
}

type NoteCommand =
  | {
      readonly type: 'add-note'
      readonly noteId: NoteId
      readonly columnId: ColumnId
      readonly rank: Rank
      readonly text: string
    }
  | { readonly type: 'edit-note'; readonly noteId: NoteId; readonly text: string }
  | { readonly type: 'move-note'; readonly noteId: NoteId; readonly columnId: ColumnId; readonly rank: Rank }
  | { readonly type: 'delete-note'; readonly noteId: NoteId }
  | { readonly type: 'restore-note'; readonly noteId: NoteId }
  /** On or off rather than "toggle", so that a second tab or a repeated delivery cannot undo it (REACTION-2). */
  | { readonly type: 'set-reaction'; readonly noteId: NoteId; readonly emoji: string; readonly on: boolean }

type GroupCommand =
  /** A note, with the group that it leads, joins the group of another (GROUP-1, GROUP-9). */
  | { readonly type: 'group-note'; readonly noteId: NoteId; readonly into: NoteId }
  /** Given a group's first note, the group comes apart; given another member, that note leaves. */
  | { readonly type: 'ungroup-note'; readonly noteId: NoteId }
  /** An empty title takes the title away (GROUP-8). */
  | { readonly type: 'title-group'; readonly noteId: NoteId; readonly title: string }

type CommentCommand =
  | {
      readonly type: 'add-comment'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
    }
  | {
      readonly type: 'edit-comment'
      readonly noteId: NoteId
      readonly commentId: CommentId
      readonly text: string
    }
  | { readonly type: 'delete-comment'; readonly noteId: NoteId; readonly commentId: CommentId }
  | { readonly type: 'restore-comment'; readonly noteId: NoteId; readonly commentId: CommentId }

type VoteCommand =
  /**
   * The number of the sender's votes on a note now, rather than "one more": a repeated command changes nothing
   * (VOTE-25).
   */
  | { readonly type: 'cast-votes'; readonly noteId: NoteId; readonly votes: number }
  | { readonly type: 'set-done'; readonly done: boolean }

type ActionCommand =
  | {
      readonly type: 'add-action'
      readonly actionId: ActionId
      readonly text: string
      /** The note of this board that it was made from; not `noteId`, since the command is about no note. */
      readonly fromNote?: NoteId | undefined
    }
  | { readonly type: 'edit-action'; readonly actionId: ActionId; readonly text: string }
  | { readonly type: 'set-action-status'; readonly actionId: ActionId; readonly status: 0 | 1 }
  | { readonly type: 'assign-action'; readonly actionId: ActionId; readonly assignee: AuthorId | null }
  /** Null: no due date. */
  | { readonly type: 'set-action-due'; readonly actionId: ActionId; readonly due: Day | null }
  | { readonly type: 'delete-action'; readonly actionId: ActionId }
  | { readonly type: 'restore-action'; readonly actionId: ActionId }

type FacilitationCommand =
  | { readonly type: 'set-masking'; readonly on: boolean }
  | {
      readonly type: 'start-voting'
      readonly contentId: ColumnId | null
      readonly allowedVotes: number
      /** False: earlier votes are kept and may be changed (VOTE-8). */
      readonly resetVotes: boolean
      readonly showsTotals: boolean
    }
  | { readonly type: 'end-voting' }
  | { readonly type: 'start-timer'; readonly duration: number }
  | { readonly type: 'extend-timer' }
  | { readonly type: 'end-timer' }
  | { readonly type: 'start-media'; readonly source: string; readonly volume: number }
  | { readonly type: 'set-volume'; readonly volume: number }
  | { readonly type: 'stop-media' }
  | { readonly type: 'start-mood-poll' }
  | { readonly type: 'end-mood-poll' }
  | { readonly type: 'show-mood'; readonly on: boolean }
  | { readonly type: 'show-summary'; readonly on: boolean }
  /** Asks all participants a question, which replaces the one before (ICE-6). */
  | { readonly type: 'ask-icebreaker'; readonly question: string }
  | { readonly type: 'end-icebreaker' }
  | { readonly type: 'draw-icebreaker-person' }
  | { readonly type: 'set-spotlight'; readonly author: AuthorId | false }
  | { readonly type: 'set-sorting'; readonly sortBy: SortBy | null }
  | { readonly type: 'set-gif-sharing'; readonly on: boolean }
  | { readonly type: 'share-gif'; readonly gif: Gif }
  | { readonly type: 'give-facilitation'; readonly to: AuthorId }
  | { readonly type: 'take-facilitation'; readonly from: AuthorId }
  /** A member of the team leads, since no facilitator is present (LEAD-6). */
  | { readonly type: 'take-over-facilitation' }
  /** A facilitator takes the board back from the member who took over, or that member steps down (LEAD-8). */
  | { readonly type: 'end-take-over' }
  | RemovalCommand

type RemovalCommand =
  /** Removes all notes, comments and action items that a person wrote here under this id; `removalId` is new. */
  | { readonly type: 'remove-content-of-person'; readonly person: AuthorId; readonly removalId: RemovalId }
  /** Removes what the author of this note wrote; the author may be a pseudonym (LEAD-20). */
  | { readonly type: 'remove-content-of-author'; readonly noteId: NoteId; readonly removalId: RemovalId }
  /** Brings back what one removal took, as far as it is still in the trash. */
  | { readonly type: 'restore-content'; readonly removalId: RemovalId }
  /** The person leaves the board and cannot come back until a facilitator lets them in again (LEAD-13). */
  | { readonly type: 'remove-person'; readonly person: AuthorId }
  | { readonly type: 'readmit-person'; readonly person: AuthorId }

type SettingsCommand =
  | { readonly type: 'rename-column'; readonly columnId: ColumnId; readonly name: string }
  | { readonly type: 'rename-board'; readonly title: string }
  /** All columns from now on; those with an empty name are left out (BOARD-14). */
  | {
      readonly type: 'set-columns'
      readonly columns: readonly { readonly id: ColumnId; readonly name: string }[]
    }
  | { readonly type: 'set-anonymous'; readonly on: boolean }
  | {
      readonly type: 'set-background'
      readonly theme: string | null
      readonly backgroundUrl: string | null
    }

export type BoardCommandType = BoardCommand['type']
export type CommandOf<Type extends BoardCommandType> = Extract<BoardCommand, { type: Type }>
