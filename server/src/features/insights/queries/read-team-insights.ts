import type { InsightLimit } from '@retropulse/contract/insights'
import { type Mood, moodOf } from '@retropulse/domain/board/mood'
import { teamInsights, type TeamInsights } from '@retropulse/domain/insights/team-insights'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/ports.ts'
import type { MoodAnswers } from '../../board/ports.ts'
import type { Memberships } from '../../orgs/ports.ts'
import type { RetroFacts } from '../ports.ts'
import { meetReader, type MeetReaderPorts, type ReaderRefused } from './meet-reader.ts'
import { type NewestRetro, newestRetros, type NewestRetrosPorts } from './newest-retros.ts'

export type ReadTeamInsightsPorts = MeetReaderPorts &
  NewestRetrosPorts & {
    readonly facts: Pick<RetroFacts, 'countOf' | 'actionsOf'>
    readonly memberships: Pick<Memberships, 'membersCountOf'>
    readonly moods: Pick<MoodAnswers, 'toldOf'>
  }

export interface CountedInsights extends TeamInsights {
  readonly retrosCount: number
}

/** What a team's newest retros came to, for whoever may read its boards (teams.md §3). */
export async function readTeamInsights(
  identity: Identity | null,
  { teamId, limit }: { readonly teamId: TeamId; readonly limit: InsightLimit },
  ports: ReadTeamInsightsPorts,
): Promise<{ readonly ok: true; readonly insights: CountedInsights } | ReaderRefused> {
  const met = await meetReader(identity, teamId, ports)
  if (!met.ok) return met
  const { facts, memberships, moods, now } = ports
  const [retros, retrosCount, membersCount] = await Promise.all([
    newestRetros(teamId, limit, ports),
    facts.countOf(teamId),
    memberships.membersCountOf(teamId),
  ])
  const ids = retros.map(({ id }) => id)
  const [told, actions] = await Promise.all([
    moods.toldOf(retros.filter(isMoodToldOf).map(({ id }) => id)),
    facts.actionsOf(teamId, ids),
  ])
  const known = retros.map((retro) => ({
    retro: { id: retro.id, name: retro.name, timestamp: retro.createdAt },
    isArchived: retro.isArchived,
    moodScore: scoreOf(told.get(retro.id) ?? []),
    facts: { ...retro.facts, isMasked: retro.isMasked },
    actions: actions.get(retro.id) ?? [],
  }))
  return { ok: true, insights: { ...teamInsights(known, membersCount, now()), retrosCount } }
}

/**
 * While a poll runs its result is nobody's to know, also in the moment in which it was resumed and what is kept does not
 * know yet: two averages with one answer between them would tell that answer (D17).
 */
function isMoodToldOf({ facts, isUpToDate }: NewestRetro): boolean {
  return facts.isMoodOver && isUpToDate
}

function scoreOf(answers: readonly Mood[]): number | null {
  const mood = moodOf(answers)
  return mood.isEnough ? mood.moodScore : null
}
