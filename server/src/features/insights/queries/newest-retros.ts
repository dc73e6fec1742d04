import type { InsightLimit } from '@retropulse/contract/insights'
import type { PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { RUNNING_FOR_MS } from '@retropulse/domain/board/running-retro'
import { isArchived } from '@retropulse/domain/billing/plans'
import type { Memberships } from '../../orgs/api.ts'
import type { StoredRetro, RetroFacts } from '../ports.ts'

export interface NewestRetrosPorts {
  readonly facts: Pick<RetroFacts, 'retrosOf'>
  readonly memberships: Pick<Memberships, 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface NewestRetro extends StoredRetro {
  /** PLAN-15, INSIGHT-18: an archived board opens to no user, and so nothing of it is quoted. */
  readonly isArchived: boolean
}

export interface WantedNewest {
  readonly teamId: TeamId
  readonly limit: InsightLimit
  /** All ids under which the reader may have been removed from a retro (`removableIdsOf`). */
  readonly people: readonly PersonId[]
}

/** INSIGHT-26: how many retros are all of them. */
const RETROS_MAX = 500

/** A number of a team's newest retros, oldest first, without running ones (INSIGHT-21). */
export async function newestRetros(
  { teamId, limit, people }: WantedNewest,
  { facts, memberships, now }: NewestRetrosPorts,
): Promise<readonly NewestRetro[]> {
  const [kept, planId] = await Promise.all([
    facts.retrosOf(teamId, {
      limit: limit === 'all' ? RETROS_MAX : Number(limit),
      finishedBefore: finishedBefore(now()),
      people,
    }),
    memberships.planOf(teamId),
  ])
  return kept
    .map((retro) => ({ ...retro, isArchived: isArchived(retro.createdAt, planId, now()) }))
    .toReversed()
}

/** A retro whose last activity is later than this is still running (`running-retro.ts`). */
export function finishedBefore(now: number): number {
  return now - RUNNING_FOR_MS
}
