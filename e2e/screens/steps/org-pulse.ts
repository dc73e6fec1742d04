import type { ComparedResult, OrgPulse } from '@retropulse/contract/pulse-survey'
import { orgResultOf } from '@retropulse/domain/pulse/org-results'
import { MODEL } from './pulse-model.ts'
import { FEW, FULL, shown, summary, topics } from './pulse-results.ts'

const FLOOR = 3
const TREND_MONTHS = 6

/** Enough answers for a point of the trend of an organisation; one question was not asked, the last two agree. */
const HARBOUR: readonly ComparedResult[] = [
  shown([1, 3, 4, 3, 2], -0.3),
  shown([0, 2, 4, 5, 2], 0.5),
  shown([1, 1, 3, 5, 3], 0.2),
  shown([2, 5, 3, 2, 1], null),
  { state: 'no-data', change: null },
  { state: 'band', answers: 13, agreed: { low: 0, high: 13 }, change: null },
]

const teams: OrgPulse['teams'] = [
  team('Booking', FULL, 9),
  team('Customer Care', FEW, 1),
  team('Harbour operations and night crews', HARBOUR, 13),
]

/** The sum of what the teams show in figures, as the server counts it (PULSE-69). */
const results = topics.map((_, at) => {
  const published = teams.flatMap((each) => {
    const result = each.results[at]
    return result?.state === 'shown' ? [{ latest: result.distribution, agreed: result.agreed }] : []
  })
  const result = orgResultOf(published, FLOOR, true)
  return result.state === 'shown'
    ? { ...result, distribution: [...result.distribution] as [number, number, number, number, number] }
    : result
})

/** An organisation with three teams, two of them with enough answers. All latest surveys started in one month. */
export const ORG: OrgPulse = {
  models: [{ id: MODEL.id, name: MODEL.title }],
  modelId: MODEL.id,
  topics: topics.map(({ id, icon, title }) => ({ id, icon, title })),
  results,
  teamsIncluded: 2,
  teamsLeftOut: 1,
  teams,
  trend: Array.from({ length: TREND_MONTHS }, (_, at) => {
    const isLatest = at === TREND_MONTHS - 1
    return {
      month: monthBefore(TREND_MONTHS - 1 - at),
      answers: isLatest ? 22 : 40 + at,
      averages: results.map((result, topic) => {
        if (isLatest) return result.state === 'shown' && result.answers >= 20 ? result.average : null
        return at === 2 ? null : 2.5 + ((at * (topic + 1)) % 5) / 2
      }),
    }
  }),
  trendMin: 20,
}

function team(
  name: string,
  teamResults: readonly ComparedResult[],
  answered: number,
): OrgPulse['teams'][number] {
  return {
    id: name,
    name,
    survey: { ...summary('Autumn', 0, teamResults, answered), invited: 16 },
    results: [...teamResults],
  }
}

/** YYYY-MM of a month before that in which the surveys started. */
function monthBefore(count: number): string {
  const month = new Date(summary('Autumn', 0, FULL).startedAt ?? 0)
  month.setUTCDate(1)
  month.setUTCMonth(month.getUTCMonth() - count)
  return month.toISOString().slice(0, 7)
}
