import type { BoardSummary } from '@retropulse/contract/board'
import type { BoardEntity } from '@retropulse/contract/board-entity'
import type { Refused } from '@retropulse/contract/refusal'
import { daysRemaining } from '@retropulse/domain/billing/plans'
import type { BoardState } from '@retropulse/domain/board/state'
import { viewerOn, visibleBoard } from '@retropulse/domain/board/visible-board'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { BoardRecord } from '../store/boards.ts'
import { isLarge } from './board-parts.ts'
import { contentOf } from './board-content.ts'
import { presentedPulse } from './board-pulse.ts'
import { boardJson } from './board-json.ts'
import { enterBoardAs } from './enter-board.ts'
import { authorizeBoard, type AuthorizeBoardPorts, type AuthorizeBoardRefusal } from './authorize-board.ts'
import type { DoInSteps, TextParts } from '@retropulse/domain/kernel/text-in-steps'

export interface ReadBoardPorts extends AuthorizeBoardPorts {
  readonly memberships: Pick<Memberships, 'accessOf' | 'planOf' | 'hasSuggestions' | 'membersCountOf'>
  readonly doInSteps: DoInSteps
}

export type BoardRead =
  /** `json`: a large board as a whole, with the content that `board` then lacks. */
  | { readonly ok: true; readonly board: BoardEntity; readonly json?: TextParts }
  | Refused<Exclude<AuthorizeBoardRefusal, 'archived'>>

/**
 * A board (BOARD-64), with its content where the request asks for it. Of an archived board only what its locked screen
 * needs is returned (PLAN-15, PLAN-16).
 */
export async function readBoard(
  identity: Identity | null,
  boardId: BoardId,
  includesNotes: boolean,
  ports: ReadBoardPorts,
): Promise<BoardRead> {
  const look = await authorizeBoard(identity, boardId, ports)
  if (!look.ok) {
    return look.code === 'archived' ? readArchived(identity, boardId, ports) : { ok: false, code: look.code }
  }
  const { record, viewer, live, leads } = look
  const { state } = live.at
  const seesCreator = viewerOn(state, viewer).seesAuthors
  const board = {
    ...(await summaryOf(record, state, ports)),
    isFacilitator: leads,
    offersSuggestions:
      leads && record.teamId !== null && (await ports.memberships.hasSuggestions(record.teamId)),
    createdBy: seesCreator ? record.createdBy : null,
  }
  if (!includesNotes) return { ok: true, board }
  const { pseudonymOf } = look
  if (!isLarge(state))
    return { ok: true, board: { ...board, ...contentOf(visibleBoard(state, viewer, pseudonymOf)) } }
  return {
    ok: true,
    board,
    json: await boardJson({ head: board, state, viewer, pseudonymOf }, ports.doInSteps),
  }
}

async function readArchived(
  identity: Identity | null,
  boardId: BoardId,
  ports: ReadBoardPorts,
): Promise<BoardRead> {
  const entered = await enterBoardAs(identity, boardId, ports)
  const live = await ports.engine.open(boardId)
  if (entered.ok || entered.refusal !== 'archived' || live === null) return { ok: false, code: 'not-found' }
  const { record, isFacilitator } = entered
  const bare = {
    columns: [],
    meanings: [],
    theme: null,
    backgroundUrl: null,
    sortBy: null,
    startMoodPoll: false,
    hadMoodPoll: false,
    runSteps: [],
  }
  const summary = await summaryOf(record, live.at.state, ports)
  return { ok: true, board: { ...summary, ...bare, isFacilitator } }
}

/** The board for a reader who sees no authors and is no facilitator. */
async function summaryOf(
  record: BoardRecord,
  state: BoardState,
  { memberships, now }: ReadBoardPorts,
): Promise<BoardSummary> {
  const { id, teamId, orgId, isPrivate, createdAt } = record
  const [planId, membersCount] =
    teamId === null
      ? [null, 0]
      : await Promise.all([memberships.planOf(teamId), memberships.membersCountOf(teamId)])
  return {
    id,
    teamId,
    orgId,
    modelId: record.pulse?.modelId ?? null,
    compact: state.isCompact,
    name: state.title,
    columns: state.columns.map(({ name }) => name),
    meanings: state.columns.map(({ meaning }) => meaning),
    isAnonymous: state.isAnonymous,
    theme: state.theme,
    backgroundUrl: state.backgroundUrl,
    disableGifs: state.disableGifs,
    sortBy: state.sortBy,
    createdBy: null,
    membersCount,
    planId,
    isPrivate,
    isFacilitator: false,
    offersSuggestions: false,
    timestamp: state.createdAt,
    startMoodPoll: state.moodPoll === true,
    hadMoodPoll: state.moodPoll !== null,
    pulseData: presentedPulse(record.pulse),
    daysRemaining: teamId === null ? null : daysRemaining(createdAt, planId, now()),
    runSteps: [...(record.runSteps ?? [])],
  }
}
