import type { InsightLimit } from '@retropulse/contract/insights'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { isArchived } from '@retropulse/domain/orgs/plans'
import type { Memberships } from '../../orgs/ports.ts'
import type { KeptRetro, RetroFacts } from '../ports.ts'

export interface NewestRetrosPorts {
  readonly facts: Pick<RetroFacts, 'retrosOf'>
  readonly memberships: Pick<Memberships, 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface NewestRetro extends KeptRetro {
  /** Opens to nobody until there is a plan (board.md §1), and so nothing of it is quoted. */
  readonly isArchived: boolean
}

/** So many of a team's newest retros, oldest first. */
export async function newestRetros(
  teamId: TeamId,
  limit: InsightLimit,
  { facts, memberships, now }: NewestRetrosPorts,
): Promise<readonly NewestRetro[]> {
  const [kept, planId] = await Promise.all([
    facts.retrosOf(teamId, limit === 'all' ? null : Number(limit)),
    memberships.planOf(teamId),
  ])
  return kept
    .map((retro) => ({ ...retro, isArchived: isArchived(retro.createdAt, planId, now()) }))
    .toReversed()
}
