import type { SurveyResults, TeamPulse } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import { surveyAllowance } from '@retropulse/domain/billing/plans'
import { isInTrash } from '@retropulse/domain/orgs/team-rules'
import { TEAM_TREND_MIN } from '@retropulse/domain/pulse/org-results'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type Memberships } from '../../orgs/api.ts'
import type { SurveyPage } from '../api.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Surveys } from '../store/surveys.ts'
import { comparedResults, NO_PARTICIPATION, resultsOf, surveyResults } from './survey-results.ts'

export interface TeamSurveysPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly surveys: Pick<Surveys, 'ofTeam' | 'previousOf' | 'participationOf' | 'deletedOf' | 'startedIn'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Started surveys of a team that are listed at most, and as many drafts; the trend ends there too. */
const LISTED_MAX = 100

/** The surveys that a team started, a page of them, for programs and exports. */
export async function readSurveyPage(
  identity: Identity | null,
  teamId: TeamId,
  page: SurveyPage,
  ports: TeamSurveysPorts,
): Promise<{ readonly ok: true; readonly surveys: readonly SurveyResults[] } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const started = await ports.surveys.ofTeam(teamId, null, 'started', page)
  return { ok: true, surveys: await withResults([], started, page.limit, ports) }
}

/** PULSE-50, PULSE-53: the surveys of a team with their results, the latest first. */
export async function readTeamSurveys(
  identity: Identity | null,
  teamId: TeamId,
  { modelId, latestOnly }: { readonly modelId: string | null; readonly latestOnly: boolean },
  ports: TeamSurveysPorts,
): Promise<{ readonly ok: true; readonly list: TeamPulse } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const startsSurveys = can(authorized.effectiveRole, 'board:create')
  const page = { after: null, limit: LISTED_MAX }
  const [started, drafts, planId, deleted] = await Promise.all([
    ports.surveys.ofTeam(teamId, modelId, 'started', page),
    // Only members who may start a survey see drafts.
    startsSurveys ? ports.surveys.ofTeam(teamId, modelId, 'draft', page) : [],
    ports.memberships.planOf(teamId),
    can(authorized.effectiveRole, 'board:delete') ? ports.surveys.deletedOf(teamId) : [],
  ])
  const max = surveyAllowance(planId)
  const used = max === null ? 0 : await ports.surveys.startedIn(authorized.team.orgId)
  const surveys = await withResults(drafts, started, LISTED_MAX, ports)
  const latest = surveys.find(({ startedAt }) => startedAt !== null)
  return {
    ok: true,
    list: {
      surveys: latestOnly ? (latest === undefined ? [] : [latest]) : surveys,
      deletedSurveys: deleted.filter(({ deletedAt }) => isInTrash(deletedAt, ports.now())),
      trendMin: TEAM_TREND_MIN,
      allowance: max === null ? null : { used: Math.min(used, max), max },
    },
  }
}

/** Surveys with their results, and how those changed since the survey before with the same model (PULSE-45). */
async function withResults(
  drafts: readonly StoredSurvey[],
  started: readonly StoredSurvey[],
  limit: number,
  ports: TeamSurveysPorts,
): Promise<SurveyResults[]> {
  const now = ports.now()
  const listed = [...drafts, ...started]
  const all = [...listed, ...(started.length < limit ? [] : await surveysBefore(started, ports))]
  const participations = await ports.surveys.participationOf(all.map(({ id }) => id))
  const results = new Map(
    all.map((survey) => [
      survey.id,
      resultsOf(survey, participations.get(survey.id) ?? NO_PARTICIPATION, now),
    ]),
  )
  return listed.map((survey) => {
    // The latest come first: the one before is the next of the same model.
    const previous = all.find(
      (other) => other.modelId === survey.modelId && (other.startedAt ?? Infinity) < (survey.startedAt ?? 0),
    )
    const compared = comparedResults(
      results.get(survey.id) ?? new Map(),
      results.get(previous?.id ?? '') ?? new Map(),
    )
    return surveyResults(survey, participations.get(survey.id) ?? NO_PARTICIPATION, compared, now)
  })
}

/** Of each model the survey with which the oldest of these is compared (PULSE-45). */
async function surveysBefore(
  latestFirst: readonly StoredSurvey[],
  { surveys }: Pick<TeamSurveysPorts, 'surveys'>,
): Promise<readonly StoredSurvey[]> {
  const oldest = new Map(latestFirst.map((survey) => [survey.modelId, survey]))
  const found: StoredSurvey[] = []
  // One after the other: an organisation may have a hundred models.
  for (const survey of oldest.values()) {
    const previous = await surveys.previousOf(survey)
    if (previous !== null) found.push(previous)
  }
  return found
}
