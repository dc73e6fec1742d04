import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import { can, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import {
  countedTeams,
  ORG_TREND_MIN,
  orgResultOf,
  orgTrendAverage,
} from '@retropulse/domain/pulse/org-results'
import { type PublishedTopic, UNPUBLISHED } from '@retropulse/domain/pulse/publication'
import { answersIn, sumOf } from '@retropulse/domain/pulse/rating'
import type { TopicResult } from '@retropulse/domain/pulse/results'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations } from '../../orgs/api.ts'
import type { MonthSum, OrgSurveys } from '../store/org-surveys.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Participation, Surveys } from '../store/surveys.ts'
import { comparedResults, NO_PARTICIPATION, presented, resultsOf, summaryOf } from './survey-results.ts'

export interface OrgSurveysPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly orgSurveys: OrgSurveys
  readonly surveys: Pick<Surveys, 'participationOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How far back the trend goes, in milliseconds: three years. */
const TREND_MS = 3 * 365 * DAY_MS

/** YYYY-MM in UTC. */
function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7)
}

/** The latest survey of a team, and the one before it with the same model. */
interface TeamSurveys {
  readonly latest: StoredSurvey
  readonly previous: StoredSurvey | undefined
}

/**
 * PULSE-49, PULSE-53, PULSE-69: what one model found in the teams of an organisation that the caller may enter, each by
 * itself and all together.
 */
export async function readOrgSurveys(
  identity: Identity | null,
  orgId: OrgId,
  modelId: string | null,
  ports: OrgSurveysPorts,
): Promise<{ readonly ok: true; readonly pulse: OrgPulse } | Refused> {
  const authorized = await authorizeOrg(identity, orgId, 'board:read', ports.organisations)
  if (!authorized.ok) return authorized
  const { orgSurveys, surveys, now } = ports
  const openTeams = authorized.org.teams.filter((team) =>
    can(effectiveRoleOf(team.orgRole, team.teamRole), 'board:read'),
  )
  const openIds = openTeams.map(({ id }) => id)
  const models = await orgSurveys.modelsOf(orgId, openIds)
  const chosen = modelId === null ? models[0]?.id : models.find(({ id }) => id === modelId)?.id
  const [lastTwo, months] =
    chosen === undefined
      ? [[], []]
      : await Promise.all([
          orgSurveys.lastTwoOf(orgId, chosen, openIds),
          orgSurveys.monthsOf(orgId, chosen, openIds, monthOf(now() - TREND_MS)),
        ])
  const byTeam = surveysByTeam(lastTwo)
  // Of earlier surveys only published results are compared.
  const participations = await surveys.participationOf([...byTeam.values()].map(({ latest }) => latest.id))
  const topics = topicsOf([...byTeam.values()])
  const topicIds = topics.map(({ id }) => id)
  return {
    ok: true,
    pulse: {
      models: [...models],
      modelId: chosen ?? null,
      topics,
      ...orgFigures(
        [...byTeam.values()],
        topicIds,
        new Set(openIds),
        participations,
        authorized.org.anonymityFloor,
      ),
      teams: openTeams.map(({ id, name }) => {
        const held = byTeam.get(id)
        return held === undefined
          ? { id, name, survey: null, results: [] }
          : { id, name, ...teamRow(held, topicIds, participations, now()) }
      }),
      trend: trendOf(months, topicIds),
      trendMin: ORG_TREND_MIN,
    },
  }
}

function surveysByTeam(lastTwo: readonly StoredSurvey[]): ReadonlyMap<TeamId, TeamSurveys> {
  return new Map(
    [...Map.groupBy(lastTwo, ({ teamId }) => teamId)].flatMap(([teamId, [latest, previous]]) =>
      latest === undefined ? [] : [[teamId, { latest, previous }] as const],
    ),
  )
}

/** The questions of all latest surveys; those of the survey that started last come first, in their order. */
function topicsOf(teams: readonly TeamSurveys[]): OrgPulse['topics'] {
  const byId = new Map<string, OrgPulse['topics'][number]>()
  const latestFirst = teams.toSorted(
    (one, other) => (other.latest.startedAt ?? 0) - (one.latest.startedAt ?? 0),
  )
  for (const { latest } of latestFirst)
    for (const { id, icon, title } of latest.format.topics)
      if (!byId.has(id)) byId.set(id, { id, icon, title })
  return [...byId.values()]
}

function orgFigures(
  teams: readonly TeamSurveys[],
  topicIds: readonly string[],
  openIds: ReadonlySet<TeamId>,
  participations: ReadonlyMap<string, Participation>,
  floor: number,
): Pick<OrgPulse, 'results' | 'teamsIncluded' | 'teamsLeftOut'> {
  const isOpen = ({ latest }: TeamSurveys) => openIds.has(latest.teamId)
  const isAnswered = ({ latest }: TeamSurveys) => (participations.get(latest.id)?.answered ?? 0) > 0
  const answering = teams.filter((team) => isOpen(team) && isAnswered(team))
  const included = new Set<string>()
  const results = topicIds.map((topicId) => {
    const counted = countedTeams(
      teams.map((team) => ({
        teamId: team.latest.teamId,
        isOpen: isOpen(team),
        topic: team.latest.published[topicId] ?? UNPUBLISHED,
      })),
    )
    for (const { teamId } of counted) included.add(teamId)
    const isAsked = ({ latest }: TeamSurveys) => latest.format.topics.some(({ id }) => id === topicId)
    const published = counted.map(({ topic }): PublishedTopic => topic)
    return presented(orgResultOf(published, floor, answering.some(isAsked)))
  })
  return { results, teamsIncluded: included.size, teamsLeftOut: answering.length - included.size }
}

function teamRow(
  { latest, previous }: TeamSurveys,
  topicIds: readonly string[],
  participations: ReadonlyMap<string, Participation>,
  now: number,
): Pick<OrgPulse['teams'][number], 'survey' | 'results'> {
  const participation = participations.get(latest.id) ?? NO_PARTICIPATION
  const present = resultsOf(latest, participation, now)
  const before: ReadonlyMap<string, TopicResult> =
    previous === undefined ? new Map() : resultsOf(previous, NO_PARTICIPATION, now)
  // A question that the team was not asked has no data.
  const inOrder = new Map(
    topicIds.map((topicId): [string, TopicResult] => [topicId, present.get(topicId) ?? { state: 'no-data' }]),
  )
  return { survey: summaryOf(latest, participation, now), results: comparedResults(inOrder, before) }
}

/** Months in which at least one question has enough answers (PULSE-55). */
function trendOf(months: readonly MonthSum[], topicIds: readonly string[]): OrgPulse['trend'] {
  return [...Map.groupBy(months, ({ month }) => month)].flatMap(([month, sums]) => {
    const totals = topicIds.map((topicId) =>
      sumOf(sums.filter((sum) => sum.topicId === topicId).map(({ sum }) => sum)),
    )
    const averages = totals.map(orgTrendAverage)
    if (averages.every((average) => average === null)) return []
    return [{ month, answers: Math.max(...totals.map(answersIn)), averages }]
  })
}
