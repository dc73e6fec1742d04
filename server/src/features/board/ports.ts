import type { FeedbackList } from '@retropulse/contract/board-feedback'
import type { MoodPoll } from '@retropulse/contract/mood'
import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { BoardEvent } from '@retropulse/domain/board/event'
import type { Mood, MoodResult } from '@retropulse/domain/board/mood/mood'
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
import type { AuditedChange, TeamBoards } from '../orgs/ports.ts'

/** What one command did: a row of the log. */
export interface LogRow {
  readonly seq: number
  readonly commandId: CommandId
  readonly actor: AuthorId
  /** Milliseconds since 1970. */
  readonly at: number
  readonly events: readonly BoardEvent[]
}

/** The state of a board at a sequence number. */
export interface BoardAt {
  readonly seq: number
  readonly state: BoardState
}

/** A board as it was stored, with its team. */
export interface StoredBoard extends BoardAt {
  readonly teamId: TeamId | null
}

/** The rows to write for one board in a commit; they follow `base` without a gap. */
export interface BoardAppend {
  readonly boardId: BoardId
  readonly base: number
  readonly rows: readonly LogRow[]
  /** The board after the rows, from which its row in the table of boards is updated. */
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

/** A board to be created. */
export interface NewBoard extends BoardRecord {
  /** The first rows of its log, from 1 on without a gap. */
  readonly rows: readonly LogRow[]
  /** The board after them. */
  readonly state: BoardState
}

/** The log of boards: the source of truth, from which all other tables about boards are derived. */
export interface BoardLog {
  /**
   * Writes all appends in one transaction and answers which boards' rows are now durable. A board is left out, with
   * nothing of it written, when its log has moved past `base`. Throws `DuplicateCommand` (nothing written) when a
   * command id is in the log already. Changes of action items of a team's board are written to the table of the
   * teams' action items in the same transaction.
   */
  append(appends: readonly BoardAppend[]): Promise<ReadonlySet<BoardId>>
  /** The newest snapshot, or the empty board at 0; null when there is no such board. */
  loadSnapshot(boardId: BoardId): Promise<StoredBoard | null>
  /** Rows after a sequence number, in order; the first `limit` of them, or all. */
  loadRows(boardId: BoardId, after: number, limit?: number): Promise<readonly LogRow[]>
  saveSnapshot(at: BoardAt): Promise<void>
  /** The sequence numbers of those of the commands that are in the log already. */
  findCommands(boardId: BoardId, ids: readonly CommandId[]): Promise<ReadonlyMap<CommandId, number>>
  /** The last sequence number of each board. */
  headsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, number>>
}

/** A command id that is in the log already. */
export class DuplicateCommand extends Error {}

/**
 * The author, in the log, of what the server itself did, such as carrying a change over from another board of the team.
 * It has the form of a pseudonym, so that no person is looked up for it, and is shorter than one.
 */
export const SYSTEM_AUTHOR = asId<AuthorId>('~system')

/** An action item in the table of the teams' action items. */
export interface TeamAction {
  readonly action: ActionItem
  readonly isDeleted: boolean
}

/** The action items of teams, over all of their boards (ACTION-17). */
export interface TeamActions {
  /** A team's open action items, oldest first, and those in `known` that are not open. */
  listOf(teamId: TeamId, known: readonly ActionId[]): Promise<readonly TeamAction[]>
}

/** The table of boards. Boards in the trash are not found, except where a method says so. */
export interface Boards {
  /** Creates a board with the first rows of its log, or nothing. */
  create(board: NewBoard, allowance: number | null): Promise<BoardMade>
  find(boardId: BoardId): Promise<BoardRecord | null>
  setPrivate(boardId: BoardId, isPrivate: boolean): Promise<void>
  /** Those of the boards that are not public. */
  restrictedAmong(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, BoardRestriction>>
}

/**
 * 'plan-required': its organisation has begun as many retros as `allowance` (null: any number), deleted ones included
 * (PLAN-7). 'too-many-actions': the team would have more open action items than one board takes (ACTION-38), and each
 * of its boards has all of them.
 */
export type BoardMade = 'made' | 'plan-required' | 'too-many-actions'

/** 'private': closed to persons outside the team; 'deleted', while it is in the trash: closed to all. */
export type BoardRestriction = 'private' | 'deleted'

/** A board in a list, as it is stored. */
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

/** Lists of the boards of teams, without those in the trash. */
export interface TeamRetros extends Pick<
  TeamBoards,
  'countOfTeams' | 'begunSince' | 'begunIn' | 'actionsOfTeams'
> {
  /** Newest first. */
  listOf(teamId: TeamId): Promise<readonly ListedBoard[]>
  findListed(boardId: BoardId): Promise<ListedBoard | null>
  /** Those of the boards that belong to a team, each with its team, newest first. */
  teamsOf(
    boardIds: readonly BoardId[],
  ): Promise<readonly { readonly boardId: BoardId; readonly teamId: TeamId }[]>
  /** The oldest `count` boards begun at `from` (milliseconds since 1970) or later, and all of the last one's moment. */
  listFrom(teamId: TeamId, from: number, count: number): Promise<readonly ListedBoard[]>
}

/** Deleted boards, until they are erased (TRASH-8, TRASH-19). Times in milliseconds since 1970. */
export interface BoardTrash {
  /** Puts a board into the trash; false when it is there already. */
  delete(boardId: BoardId, at: number, auditedChange: AuditedChange): Promise<boolean>
  find(boardId: BoardId): Promise<DeletedBoard | null>
  /** A team's boards that were deleted later than `since`, the one deleted last first. */
  listOf(teamId: TeamId, since: number): Promise<readonly DeletedBoard[]>
  /** Takes a board out of the trash; false when it is not there. */
  restore(boardId: BoardId, auditedChange: AuditedChange): Promise<boolean>
  /** At most `limit` boards that were deleted, or whose team was deleted, before `before`. */
  deletedBefore(before: number, limit: number): Promise<readonly BoardId[]>
  /**
   * Erases everything stored about a board if it, or its team, was deleted before `before` and was not restored. Open
   * action items stay the team's (TRASH-10).
   */
  purge(boardId: BoardId, before: number): Promise<void>
  /** Erases what is still stored here about a team whose boards are erased. */
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

/** Answers to mood polls; nothing here discloses which person gave which answer (MOOD-14). */
export interface MoodAnswers {
  /** Records or changes an answer. `people`: the person's id, then the ids under which they were a guest (MOOD-11). */
  answer(boardId: BoardId, people: readonly PersonId[], value: Mood): Promise<void>
  /** The answer of one person, and the value under which it was disclosed, if it was; null: no answer yet. */
  answerOf(boardId: BoardId, people: readonly PersonId[]): Promise<OwnMoodAnswer | null>
  /** How many people answered. */
  countOf(boardId: BoardId): Promise<number>
  /** Of a running poll: how many answered and how many are missing (MOOD-19). Null: there is no such board. */
  progressOf(boardId: BoardId): Promise<Pick<MoodPoll, 'answers' | 'missing' | 'floor'> | null>
  /**
   * Results of ended polls, as far as the floor lets them be disclosed (MOOD-21); unknown boards are left out. After a
   * poll was resumed, or the floor raised, a result stays as it was disclosed, or hidden, until as many people as the
   * floor have given a new or another answer: otherwise two results would differ by a single answer (MOOD-23).
   */
  disclosedResultsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>>
  /** Like `disclosedResultsOf`, for boards whose poll has ended. */
  disclosedResultsOfEnded(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>>
  /** The current floor of the team's organisation, for polls that begin now. */
  floorOfTeam(teamId: TeamId): Promise<number>
}

/** Feedback about the product, without its authors (BOARD-60). */
export interface Feedback {
  keep(boardId: BoardId, text: string): Promise<void>
  /** The newest `count` entries, or those older than the entry `before`. Times in milliseconds since 1970. */
  list(before: number | null, count: number): Promise<FeedbackList['entries']>
}

/** The incoming webhook of a team's channel. The address is a secret: with it, any client can post to the channel. */
export interface SlackHook {
  readonly url: string
  readonly channelName: string
  readonly configurationUrl: string
}

/** The webhooks of teams, one each; addresses are encrypted at rest (SLACK-7). */
export interface SlackHooks {
  /** Null also for a webhook that was encrypted with another secret. */
  find(teamId: TeamId): Promise<SlackHook | null>
  /** Replaces the team's webhook. */
  keep(teamId: TeamId, hook: SlackHook, connectedBy: PersonId): Promise<void>
  /** Removes a dead webhook, unless the team has connected again in the meantime. */
  remove(teamId: TeamId, dead: SlackHook): Promise<void>
}

/** A text object of Slack: 'plain_text' as it stands, 'mrkdwn' with `&`, `<` and `>` escaped. */
export type SlackText =
  | { readonly type: 'plain_text'; readonly text: string }
  | { readonly type: 'mrkdwn'; readonly text: string; readonly verbatim: true }

/** The kinds of Block Kit blocks that a summary uses. */
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

/** A message; `text` is for notifications. It names no channel: the webhook has one (SLACK-12). */
export interface SlackPost {
  readonly text: string
  readonly blocks: readonly SlackBlock[]
}

/** Slack, for an app with the scope incoming-webhook (SLACK-1). Failures are logged, without secrets. */
export interface Slack {
  /** The page on which a user chooses a channel; Slack leads back to `redirectUri` with `state` and a code. */
  connectUrl(ask: { readonly state: string; readonly redirectUri: string }): string
  /** Exchanges the code for a webhook; null when Slack refuses. */
  exchange(answer: { readonly code: string; readonly redirectUri: string }): Promise<SlackHook | null>
  /** 'dead': the webhook is gone for good (SLACK-14). */
  post(url: string, message: SlackPost): Promise<'sent' | 'dead' | 'failed'>
}

/**
 * A board as every person who may enter it may see it, without any name; read models are made from it. Authors are
 * pseudonyms, masked texts are masked, and votes of a running secret vote are not counted (INSIGHT-23, VOTE-32).
 */
export interface PublicBoard {
  readonly id: BoardId
  readonly teamId: TeamId
  /** The sequence number at which the board looks like this. */
  readonly seq: number
  readonly board: BoardState
  /** Every action item that the board knows; those of the team's other boards are not in `board` (ACTION-21). */
  readonly actionIds: readonly ActionId[]
}

/** A read model that follows the boards of teams, a moment behind them (INSIGHT-23). */
export interface BoardProjection {
  /** Its name and version; under a new one, all boards are read again. */
  readonly name: string
  /** Writes the board and moves the cursor in one transaction; nothing when the cursor stands there already. */
  readonly write: (board: PublicBoard) => Promise<void>
}

/** How far behind the boards the read models are. */
export interface ProjectionCursors {
  /** Boards that a read model has not caught up with, those that changed last first. */
  lagging(projection: string, limit: number): Promise<readonly BoardId[]>
}
