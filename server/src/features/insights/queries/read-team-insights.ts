import type { InsightLimit } from '@retropulse/contract/insights'
import { type KnownRetro, teamInsights, type TeamInsights } from '@retropulse/domain/insights/team-insights'
import type { MoodResult } from '@retropulse/domain/board/mood/mood'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { removableIdsOf } from '../../board/api.ts'
import type { DisclosedMoods } from '../../mood/api.ts'
import { authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { RetroFacts } from '../ports.ts'
import { finishedBefore, newestRetros, type NewestRetrosPorts } from './newest-retros.ts'

export type ReadTeamInsightsPorts = NewestRetrosPorts & {
  readonly facts: Pick<RetroFacts, 'countOf' | 'runningOf' | 'actionsOf'>
  readonly memberships: Pick<Memberships, 'findForUser' | 'membersCountOf'>
  readonly moods: Pick<DisclosedMoods, 'disclosedResultsOf' | 'floorOfTeam'>
}

export interface CountedInsights extends TeamInsights {
  readonly retrosCount: number
  /** The present anonymity floor of the team's mood polls (INSIGHT-17, MOOD-20). */
  readonly moodFloor: number
  readonly running: readonly KnownRetro['retro'][]
}

interface MoodState {
  readonly isMoodOver: boolean
  /** The read model has the present state of the board. */
  readonly isUpToDate: boolean
}

export interface TeamInsightsWanted {
  readonly teamId: TeamId
  readonly limit: InsightLimit
}

/** INSIGHT-5: insights of a team's newest retros, for users who may read its boards. */
export async function readTeamInsights(
  identity: Identity | null,
  { teamId, limit }: TeamInsightsWanted,
  ports: ReadTeamInsightsPorts,
): Promise<{ readonly ok: true; readonly insights: CountedInsights } | Unauthorized> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const { facts, memberships, moods, now } = ports
  const [retros, retrosCount, running, membersCount, moodFloor] = await Promise.all([
    newestRetros({ teamId, limit, people: removableIdsOf(authorized) }, ports),
    facts.countOf(teamId, finishedBefore(now())),
    facts.runningOf(teamId, finishedBefore(now())),
    memberships.membersCountOf(teamId),
    moods.floorOfTeam(teamId),
  ])
  const ids = retros.map(({ id }) => id)
  const [results, actions] = await Promise.all([
    moods.disclosedResultsOf(
      retros
        .filter(({ facts: { isMoodOver }, isUpToDate }) => isMoodToldOf({ isMoodOver, isUpToDate }))
        .map(({ id }) => id),
    ),
    facts.actionsOf(teamId, ids),
  ])
  const known = retros.map((retro) => ({
    retro: { id: retro.id, name: retro.name, timestamp: retro.createdAt },
    isArchived: retro.isArchived,
    isReaderRemoved: retro.isReaderRemoved,
    ...moodOf(retro, results.get(retro.id)),
    facts: { ...retro.facts, isMasked: retro.isMasked },
    actions: actions.get(retro.id) ?? [],
  }))
  return {
    ok: true,
    insights: {
      ...teamInsights(known, membersCount, now()),
      retrosCount,
      moodFloor,
      running: running.map(({ id, name, createdAt }) => ({ id, name, timestamp: createdAt })),
    },
  }
}

/**
 * INSIGHT-17: no result of a running poll, also in the moment after it was resumed, when the read model has not caught
 * up: two averages with one answer between them would disclose that answer.
 */
export function isMoodToldOf({ isMoodOver, isUpToDate }: MoodState): boolean {
  return isMoodOver && isUpToDate
}

/** The score of a retro, or why it has none: whether a poll was held, never how many answered it (INSIGHT-25). */
function moodOf(
  {
    facts: { isMoodOver },
    isUpToDate,
  }: { readonly facts: Pick<MoodState, 'isMoodOver'> } & Pick<MoodState, 'isUpToDate'>,
  mood: MoodResult | undefined,
): Pick<KnownRetro, 'moodScore' | 'moodGap'> {
  const moodScore = scoreOf(mood)
  if (moodScore !== null || !isUpToDate) return { moodScore, moodGap: null }
  return { moodScore, moodGap: isMoodOver ? 'few-answers' : 'no-poll' }
}

export function scoreOf(mood: MoodResult | undefined): number | null {
  return mood?.isEnough === true ? mood.moodScore : null
}
