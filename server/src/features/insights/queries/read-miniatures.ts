import type { Miniature } from '@retropulse/contract/insights'
import { isArchived } from '@retropulse/domain/billing/plans'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'
import { authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { RetroFacts } from '../ports.ts'
import { isMoodToldOf, scoreOf } from './read-team-insights.ts'

export interface ReadMiniaturesPorts {
  readonly facts: Pick<RetroFacts, 'miniaturesOf' | 'actionsOf'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly moods: Pick<DisclosedMoods, 'disclosedResultsOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * DASH-32: miniatures of retros of a team, for users who may read its boards. Retros of other teams, archived ones and
 * those in the trash are left out.
 */
export async function readMiniatures(
  identity: Identity | null,
  { teamId, boardIds }: { readonly teamId: TeamId; readonly boardIds: readonly BoardId[] },
  ports: ReadMiniaturesPorts,
): Promise<{ readonly ok: true; readonly miniatures: readonly Miniature[] } | Unauthorized> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const { facts, memberships, moods, now } = ports
  const [kept, planId] = await Promise.all([facts.miniaturesOf(teamId, boardIds), memberships.planOf(teamId)])
  const shown = kept.filter(({ createdAt }) => !isArchived(createdAt, planId, now()))
  const ids = shown.map(({ id }) => id)
  const [results, actions] = await Promise.all([
    moods.disclosedResultsOf(shown.filter(isMoodToldOf).map(({ id }) => id)),
    facts.actionsOf(teamId, ids),
  ])
  return {
    ok: true,
    miniatures: shown.map(({ id, isMasked, miniature }) => ({
      id,
      isMasked,
      // DASH-31: masked by now, though the read model may not know it yet.
      columns: isMasked ? [] : (miniature ?? []),
      moodScore: scoreOf(results.get(id)),
      openActions: (actions.get(id) ?? []).filter(({ isDone }) => !isDone).length,
    })),
  }
}
