import type { FeedbackList } from '@retropulse/contract/board-feedback'
import type { ActionItem } from '@retropulse/domain/board/action-item'
import type { BoardEvent } from '@retropulse/domain/board/event'
import type { Mood } from '@retropulse/domain/board/mood'
import type { BoardState, Column } from '@retropulse/domain/board/state'
import {
  type ActionId,
  asId,
  type AuthorId,
  type BoardId,
  type CommandId,
  type OrgId,
  type PersonId,
  type TeamId,
} from '@retropulse/domain/kernel/ids'
import type { Deed, TeamBoards } from '../orgs/ports.ts'

/** What one command did: a row of the log. */
export interface LogRow {
  readonly seq: number
  readonly commandId: CommandId
  readonly actor: AuthorId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly BoardEvent[]
}

/** A board as it stands at a sequence number. */
export interface BoardAt {
  readonly seq: number
  readonly state: BoardState
}

/** A board as it was stored, and whose it is. */
export interface StoredBoard extends BoardAt {
  readonly teamId: TeamId | null
}

/** What a commit wants to write for one board; the rows follow `base` without a gap. */
export interface BoardAppend {
  readonly boardId: BoardId
  readonly base: number
  readonly rows: readonly LogRow[]
  /** The board after the rows, for the board's own row in the table of boards. */
  readonly state: BoardState
}

/** The facts about a board that are not in its log. */
export interface BoardRecord {
  readonly id: BoardId
  readonly teamId: TeamId | null
  readonly orgId: OrgId | null
  readonly createdBy: PersonId
  readonly isPrivate: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** A board to be made. */
export interface NewBoard extends BoardRecord {
  /** What its log begins with, from 1 on without a gap. */
  readonly rows: readonly LogRow[]
  /** The board after them. */
  readonly state: BoardState
}

/** The log of boards: the truth, of which everything else is a copy. */
export interface BoardLog {
  /**
   * Writes all appends in one transaction and answers whose rows are now durable. A board is left out, with
   * nothing of it written, when its log has moved past `base`. Throws `DuplicateCommand` (nothing written)
   * when a command id is in the log already. What happened to actions of a board with a team is written to the
   * table of teams' actions in the same transaction (D15).
   */
  append(appends: readonly BoardAppend[]): Promise<ReadonlySet<BoardId>>
  /** The newest snapshot, or the empty board at 0; null when there is no such board. */
  loadSnapshot(boardId: BoardId): Promise<StoredBoard | null>
  /** Rows after a sequence number, in order; the first `limit` of them, or all. */
  loadRows(boardId: BoardId, after: number, limit?: number): Promise<readonly LogRow[]>
  saveSnapshot(at: BoardAt): Promise<void>
  /** Where commands that were done already stand in the log. */
  findCommands(boardId: BoardId, ids: readonly CommandId[]): Promise<ReadonlyMap<CommandId, number>>
  /** The last sequence number of each board. */
  headsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, number>>
}

/** A command id that is in the log already. */
export class DuplicateCommand extends Error {}

/**
 * Who did what nobody did, in the log: what another board made of an action (D15). It has the form of a pseudonym, so
 * nobody looks for a person behind it, and is shorter than one.
 */
export const SYSTEM_AUTHOR = asId<AuthorId>('~system')

/** An action as the team has it. */
export interface TeamAction {
  readonly action: ActionItem
  readonly isDeleted: boolean
}

/** What teams promised themselves, over all of their boards (D15). */
export interface TeamActions {
  /** A team's open actions, oldest first, and of the others those that are named. */
  listOf(teamId: TeamId, known: readonly ActionId[]): Promise<readonly TeamAction[]>
}

/** The table of boards. Nothing here finds a board in the trash but what says so. */
export interface Boards {
  /** Makes a board with the beginning of its log, or nothing. */
  create(board: NewBoard, allowance: number | null): Promise<BoardMade>
  find(boardId: BoardId): Promise<BoardRecord | null>
  setPrivate(boardId: BoardId, isPrivate: boolean): Promise<void>
  /** Those of the boards that are not open to everybody. */
  shutAmong(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, BoardShut>>
}

/**
 * 'plan-required': its organisation has begun as many retros as `allowance` (null: any number), those that were deleted
 * included (teams.md §9). 'too-many-actions': its team would have more to do than one board takes, and open actions are on each
 * of its boards (D15).
 */
export type BoardMade = 'made' | 'plan-required' | 'too-many-actions'

/** To whom a board is shut: to everybody who is not of its team, or, while it is in the trash, to all. */
export type BoardShut = 'private' | 'deleted'

/** A board in a list, as it is kept. */
export interface ListedBoard extends Pick<BoardRecord, 'id' | 'orgId' | 'isPrivate' | 'createdAt'> {
  readonly isAnonymous: boolean
  readonly isCompact: boolean
  readonly title: string
  readonly columns: readonly Column[]
  readonly notesCount: number
  /** Milliseconds since 1970. */
  readonly updatedAt: number
  readonly theme: string | null
  readonly backgroundUrl: string | null
}

/** The boards of teams, in lists. Those in the trash are in none. */
export interface TeamRetros extends Pick<
  TeamBoards,
  'countOfTeams' | 'begunSince' | 'begunIn' | 'actionsOfTeams'
> {
  /** Newest first. */
  listOf(teamId: TeamId): Promise<readonly ListedBoard[]>
  findListed(boardId: BoardId): Promise<ListedBoard | null>
  /** Whose those of the boards are that belong to a team, newest first. */
  teamsOf(
    boardIds: readonly BoardId[],
  ): Promise<readonly { readonly boardId: BoardId; readonly teamId: TeamId }[]>
  /** Begun at a moment (milliseconds since 1970) or later, oldest first: so many, and all of the last one's moment. */
  listFrom(teamId: TeamId, from: number, count: number): Promise<readonly ListedBoard[]>
}

/** Where deleted boards lie until they are gone for good (D27). Times in milliseconds since 1970. */
export interface BoardTrash {
  /** Puts a board into the trash; false when it is there. */
  delete(boardId: BoardId, at: number, deed: Deed): Promise<boolean>
  find(boardId: BoardId): Promise<DeletedBoard | null>
  /** A team's, the last one first, of those that were deleted later than that. */
  listOf(teamId: TeamId, since: number): Promise<readonly DeletedBoard[]>
  /** Takes a board out of the trash; false when it is not there. */
  restore(boardId: BoardId, deed: Deed): Promise<boolean>
  /** Some of those that were deleted before that, or whose team was. */
  deletedBefore(before: number, limit: number): Promise<readonly BoardId[]>
  /**
   * Everything that is kept of a board, if it or its team was deleted before that and was not brought back; open actions
   * stay its team's (D15).
   */
  purge(boardId: BoardId, before: number): Promise<void>
  /** What the team of boards that are gone leaves behind here. */
  purgeTeam(teamId: TeamId): Promise<void>
}

export interface DeletedBoard {
  readonly id: BoardId
  readonly teamId: TeamId | null
  readonly title: string
  readonly deletedAt: number
}

export interface OwnMoodAnswer {
  readonly value: Mood
  readonly disclosed: Mood | null
}

/** What people answered to boards' mood polls; nothing here says who gave which answer (D19). */
export interface MoodAnswers {
  /** Takes or changes somebody's answer. `people`: their own id, then those of guests that they were (D1). */
  answer(boardId: BoardId, people: readonly PersonId[], value: Mood): Promise<void>
  /** The answer of one person, and as what it was disclosed, if it was; null: none yet. */
  answerOf(boardId: BoardId, people: readonly PersonId[]): Promise<OwnMoodAnswer | null>
  /** How many people answered. */
  countOf(boardId: BoardId): Promise<number>
  /**
   * Answers to polls that are over, in the order of the scale; boards without any are left out. After a poll was resumed
   * they are those that were told before, until three people have answered anew or otherwise: a single answer would be
   * the difference between two results (D17). Fewer than three that were never told are only to be counted.
   */
  toldOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, readonly Mood[]>>
  /** The same of those of the boards whose polls are over. */
  toldOfEnded(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, readonly Mood[]>>
}

/** What people think of the product; nothing says who (board.md §7). */
export interface Feedback {
  keep(boardId: BoardId, text: string): Promise<void>
  /** The newest `count` entries, or those older than the entry `before`. Times in milliseconds since 1970. */
  list(before: number | null, count: number): Promise<FeedbackList['entries']>
}

/** Where one of a team's chat channels takes messages. The address is a secret: whoever has it may write there. */
export interface SlackHook {
  readonly url: string
  readonly channelName: string
  readonly configurationUrl: string
}

/** The channels that teams chose, one each; addresses are encrypted at rest (D26). */
export interface SlackHooks {
  /** Null also for one that was encrypted with another secret. */
  find(teamId: TeamId): Promise<SlackHook | null>
  /** In place of the one before. */
  keep(teamId: TeamId, hook: SlackHook, connectedBy: PersonId): Promise<void>
  /** Forgets a dead one, unless the team has connected anew in the meantime. */
  remove(teamId: TeamId, dead: SlackHook): Promise<void>
}

/** Text of Slack's: 'plain_text' as it stands, 'mrkdwn' with `&`, `<` and `>` escaped. */
export type SlackText =
  | { readonly type: 'plain_text'; readonly text: string }
  | { readonly type: 'mrkdwn'; readonly text: string; readonly verbatim: true }

/** Of Block Kit, what a summary is made of. */
export type SlackBlock =
  | { readonly type: 'header'; readonly text: SlackText }
  | { readonly type: 'section'; readonly text: SlackText }
  | { readonly type: 'section'; readonly fields: readonly SlackText[] }
  | { readonly type: 'context'; readonly elements: readonly SlackText[] }
  | {
      readonly type: 'actions'
      readonly elements: readonly {
        readonly type: 'button'
        readonly text: SlackText
        readonly url: string
        readonly action_id: string
      }[]
    }

/** A message; `text` is for notifications. It names no channel: that is the hook's (D26). */
export interface SlackPost {
  readonly text: string
  readonly blocks: readonly SlackBlock[]
}

/** Slack, as an app with the scope incoming-webhook meets it (D26). Failures are written to the log, without secrets. */
export interface Slack {
  /** Where a person chooses a channel; Slack brings them back to `redirectUri` with `state` and a code. */
  connectUrl(ask: { readonly state: string; readonly redirectUri: string }): string
  /** Makes a hook of the code; null when Slack does not. */
  exchange(answer: { readonly code: string; readonly redirectUri: string }): Promise<SlackHook | null>
  /** 'dead': nothing will ever arrive there again. */
  post(url: string, message: SlackPost): Promise<'sent' | 'dead' | 'failed'>
}

/**
 * A board as whoever may enter it sees it, without so much as a name: what read models are made of. Authors are
 * pseudonyms, masked texts are masked, secret votes are not counted yet (D7, D8, D9).
 */
export interface PublicBoard {
  readonly id: BoardId
  readonly teamId: TeamId
  /** The place in the log at which it looks like this. */
  readonly seq: number
  readonly board: BoardState
  /** Every action item that the board knows: those of the team's other boards are not in `board` (D32). */
  readonly actionIds: readonly ActionId[]
}

/** A read model that follows the boards of teams, a moment behind them. */
export interface BoardProjection {
  /** Its name and version: with another one, all boards are read anew. */
  readonly name: string
  /** Writes down the board and moves the cursor, in one transaction; nothing when the cursor stands there already. */
  readonly write: (board: PublicBoard) => Promise<void>
}

/** How far read models have come. */
export interface Followers {
  /** Boards that a read model is behind of, those that changed last first. */
  behind(projection: string, limit: number): Promise<readonly BoardId[]>
}
