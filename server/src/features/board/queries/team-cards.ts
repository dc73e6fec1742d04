import type { BoardCard } from '@retropulse/contract/board'
import type { Refused } from '@retropulse/contract/refusal'
import { daysRemaining, type PlanId } from '@retropulse/domain/billing/plans'
import type { Identity } from '../../auth/api.ts'
import type { Memberships, TeamRef } from '../../orgs/api.ts'
import type { ListedBoard, TeamRetros } from '../store/team-retros.ts'
import { presentedPulse } from './board-pulse.ts'
import type { EnterBoardPorts } from './enter-board.ts'
import { enterTeamBoardAs, type TeamBoard } from './authorize-team-board.ts'

export interface CardPorts {
  readonly retros: Pick<TeamRetros, 'pageOf'>
  readonly memberships: Pick<Memberships, 'membersCountOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Boards that are read at once: other work of the process waits for them to be parsed. */
const PAGE_SIZE = 500

/** The cards of a team's boards, newest first; read in pages, since a team may have thousands (LIMIT-22). */
export async function readCards(
  team: Pick<TeamRef, 'id' | 'isPrivate'>,
  planId: PlanId | null,
  { retros, memberships, now }: CardPorts,
): Promise<readonly BoardCard[]> {
  const membersCount = await memberships.membersCountOf(team.id)
  const cards: BoardCard[] = []
  let after: ListedBoard | null = null
  do {
    const page: readonly ListedBoard[] = await retros.pageOf(team.id, after, PAGE_SIZE)
    for (const board of page)
      cards.push(cardOf(board, { isPrivate: team.isPrivate, planId, membersCount }, now()))
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null)
  } while (after !== null)
  return cards
}

export interface ReadCardPorts extends EnterBoardPorts {
  readonly retros: Pick<TeamRetros, 'findListed'>
  readonly memberships: Pick<Memberships, 'accessOf' | 'planOf' | 'membersCountOf'>
}

/** The card of a board, for people who may enter it; also of an archived one (DASH-11). */
export async function readCard(
  identity: Identity | null,
  at: TeamBoard,
  ports: ReadCardPorts,
): Promise<{ readonly ok: true; readonly card: BoardCard } | Refused> {
  const [listed, entered] = await Promise.all([
    ports.retros.findListed(at.boardId),
    enterTeamBoardAs(identity, at, ports),
  ])
  const isArchived = !entered.ok && entered.refusal === 'archived'
  if (!entered.ok && !isArchived) return { ok: false, code: entered.refusal }
  if (listed === null) return { ok: false, code: 'not-found' }
  const { isPrivate } = entered.record
  const [planId, membersCount] = await Promise.all([
    ports.memberships.planOf(at.teamId),
    ports.memberships.membersCountOf(at.teamId),
  ])
  return { ok: true, card: cardOf(listed, { isPrivate, planId, membersCount }, ports.now()) }
}

/** The card of a board without a team, which is never archived and has no plan (CREATE-20). */
export function personalCardOf(board: ListedBoard): BoardCard {
  const team = { isPrivate: false, planId: null, membersCount: 0 }
  return { ...cardOf(board, team, board.createdAt), daysRemaining: null }
}

/** The card of an archived board has neither columns nor a background (DASH-8). */
function cardOf(
  board: ListedBoard,
  team: { readonly isPrivate: boolean; readonly planId: PlanId | null; readonly membersCount: number },
  now: number,
): BoardCard {
  const { id, title, createdAt, updatedAt, notesCount, theme, backgroundUrl } = board
  const days = daysRemaining(createdAt, team.planId, now)
  const columns = days === 0 ? [] : board.columns
  return {
    id,
    name: title,
    timestamp: createdAt,
    updatedAt,
    cardsCount: notesCount,
    orgId: board.orgId,
    membersCount: team.membersCount,
    planId: team.planId,
    isAnonymous: board.isAnonymous,
    compact: board.isCompact,
    modelId: board.pulse?.modelId ?? null,
    pulseData: presentedPulse(board.pulse),
    columns: columns.map(({ name }) => name),
    meanings: columns.map(({ meaning }) => meaning),
    isPrivate: board.isPrivate || team.isPrivate,
    daysRemaining: days,
    theme: days === 0 ? null : theme,
    backgroundUrl: days === 0 ? null : backgroundUrl,
  }
}
