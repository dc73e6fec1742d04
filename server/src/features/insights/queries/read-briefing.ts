import type { Briefing } from '@retropulse/contract/insights'
import { shownDifference } from '@retropulse/domain/kernel/tenth'
import type { Day } from '@retropulse/domain/kernel/day'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { Unauthorized } from '../../orgs/api.ts'
import type { RetroFacts } from '../ports.ts'
import { readRecurringTopics, type ReadRecurringTopicsPorts } from './read-recurring-topics.ts'
import { type CountedInsights, readTeamInsights, type ReadTeamInsightsPorts } from './read-team-insights.ts'

export type ReadBriefingPorts = ReadTeamInsightsPorts &
  ReadRecurringTopicsPorts & { readonly facts: Pick<RetroFacts, 'overdueOf'> }

/** The newest retros that a briefing looks back on, as insights do at first (INSIGHT-2). */
const LIMIT = '12'

/**
 * DASH-33: what a team should know before its next retro, for users who may read its boards. It repeats what insights
 * and recurring topics disclose, so the anonymity floor and masked boards are respected there.
 */
export async function readBriefing(
  identity: Identity | null,
  { teamId, today }: { readonly teamId: TeamId; readonly today: Day },
  ports: ReadBriefingPorts,
): Promise<{ readonly ok: true; readonly briefing: Briefing } | Unauthorized> {
  const wanted = { teamId, limit: LIMIT } as const
  const read = await readTeamInsights(identity, wanted, ports)
  if (!read.ok) return read
  const [topics, overdue] = await Promise.all([
    readRecurringTopics(identity, wanted, ports),
    ports.facts.overdueOf(teamId, today),
  ])
  if (!topics.ok) return topics
  // Topics of most retros come first (TOPIC-7); a search that still runs leaves this part out.
  const [topic] = topics.themes ?? []
  const [newest] = topic?.notes ?? []
  return {
    ok: true,
    briefing: {
      overdue,
      mood: moodOf(read.insights),
      topic:
        topic === undefined || newest === undefined
          ? null
          : { label: topic.label, retrosCount: topic.retrosCount, retroId: newest.retro.id },
    },
  }
}

/** The change of the mood since the poll before; null where both moods are shown as the same number (INSIGHT-28). */
function moodOf({ retros, trends: { moodScore } }: CountedInsights): Briefing['mood'] {
  const { latest, previous, change } = moodScore
  const newest = retros.findLast((retro) => retro.moodScore !== null)
  if (latest === null || previous === null || change === null || newest === undefined) return null
  return shownDifference(latest, previous) === 0
    ? null
    : { score: latest, previous, change, retro: newest.retro }
}
