import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { DAY_MS, MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { asId, type BoardId, type ColumnId, type PersonId } from '@retropulse/domain/kernel/ids'
import { integerBetween, randomId, seededRandom } from './seeded-random.ts'
import type { BoardAppend } from '../../server/src/features/board/engine/log.ts'
import type { NewBoard } from '../../server/src/features/board/store/boards.ts'
import { begunBoard } from '../../server/src/features/board/testing/begun-board.ts'
import { GUESTS, type Member, MEMBERS, ODD_GUESTS, ORG, type TeamKey, TEAMS } from './cast.ts'
import { deckOfAll, deckOfTeam } from './deck.ts'
import { holdRetro, type RetroCast } from './hold-retro.ts'
import { RETRO_PLANS, type RetroPlan } from './retro-plans.ts'
import { openStage, type PseudonymOf } from './retro-stage.ts'

/** A retro that took place: its board, and the log of everything that happened on it. */
export interface HeldRetro {
  readonly plan: RetroPlan
  readonly board: NewBoard
  readonly append: BoardAppend
}

const SEED = 20_251_121

/** Plays every retro of the year before `until` (milliseconds since 1970): the same ones each time. */
export function heldRetros(until: number, pseudonymOf: PseudonymOf): readonly HeldRetro[] {
  const random = seededRandom(SEED)
  const decks = {
    booking: deckOfTeam('booking', random),
    platform: deckOfTeam('platform', random),
    care: deckOfTeam('care', random),
  }
  return RETRO_PLANS.map((plan) => {
    const cast = castOf(plan)
    const morning = until - plan.daysAgo * DAY_MS + 9 * 60 * MINUTE_MS
    const at = morning + integerBetween(random, 0, 6 * 60) * MINUTE_MS
    const board = boardOf(plan, cast.facilitator, asId<BoardId>(randomId(random)), at)
    const stage = openStage(board, pseudonymOf)
    holdRetro(stage, plan, cast, plan.isOverfull ? deckOfAll(random) : decks[plan.team], random)
    const append = { boardId: board.id, base: 1, rows: stage.rows(), state: stage.state() }
    return { plan, board, append }
  })
}

function castOf({ team, facilitator, guests, isOverfull }: RetroPlan): RetroCast {
  const members: readonly Member[] = Object.values(MEMBERS)
  const { id } = MEMBERS[facilitator]
  const people = isOverfull ? members : members.filter((one) => one.id === id || isIn(one, team))
  const came = isOverfull ? [...GUESTS, ...ODD_GUESTS] : GUESTS.slice(0, guests)
  return { facilitator: id, people: [...people, ...came].map((one) => one.id) }
}

function isIn(member: Member, team: TeamKey): boolean {
  return member.teamRoles[team] !== undefined
}

function boardOf(plan: RetroPlan, createdBy: PersonId, id: BoardId, at: number): NewBoard {
  const columns = FORMATS.find(({ slug }) => slug === plan.format)?.columns ?? []
  const record = {
    id,
    teamId: TEAMS[plan.team].id,
    orgId: ORG.id,
    createdBy,
    isPrivate: plan.isPrivate ?? false,
    createdAt: at,
  }
  return begunBoard(record, {
    title: plan.title,
    columns: columns.map((column, index) => ({ ...column, id: asId<ColumnId>(`c${index + 1}`) })),
    isAnonymous: plan.isAnonymous ?? false,
  })
}
