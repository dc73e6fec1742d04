import type { StartSurvey } from '@retropulse/contract/pulse-survey'
import type { Refused } from '@retropulse/contract/refusal'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { surveyAllowance } from '@retropulse/domain/billing/plans'
import { SURVEYS_MAX } from '@retropulse/domain/pulse/limits'
import { daysAfter } from '@retropulse/domain/pulse/schedule'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { PulseModels } from '../ports.ts'
import type { Schedules } from '../store/schedules.ts'
import type { NewSurvey, Surveys } from '../store/surveys.ts'

export interface OpenSurveyPorts {
  readonly memberships: Pick<Memberships, 'planOf'>
  readonly models: Pick<PulseModels, 'findEnabled'>
  readonly surveys: Pick<Surveys, 'create'>
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface StartSurveyPorts extends OpenSurveyPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly schedules: Pick<Schedules, 'find'>
}

export type SurveyStarted = { readonly ok: true; readonly id: string } | Refused

/** PULSE-36, PULSE-37: starts a survey with the questions that an enabled model has now. */
export async function startSurvey(
  identity: Identity | null,
  teamId: TeamId,
  input: StartSurvey,
  ports: StartSurveyPorts,
): Promise<SurveyStarted> {
  const authorized = await authorizeTeam(identity, teamId, 'board:create', ports.memberships)
  if (!authorized.ok) return authorized
  if (authorized.team.isArchived) return { ok: false, code: 'team-archived' }
  const place = { teamId, orgId: authorized.team.orgId, createdBy: authorized.actorId }
  // Days are those of the team, wherever the caller is (CAL-6).
  const timeZone = (await ports.schedules.find(teamId))?.timeZone ?? 'UTC'
  return openSurvey(place, { ...input, timeZone }, ports)
}

/** `timeZone`: an IANA time zone, in which the days are counted. */
type SurveyInput = Pick<StartSurvey, 'modelId' | 'name' | 'openDays'> & { readonly timeZone: string }

/** Starts a survey for a team whose members may have one: on request, or by its schedule. */
export async function openSurvey(
  place: { readonly teamId: TeamId; readonly orgId: OrgId; readonly createdBy: PersonId },
  { modelId, name, openDays, timeZone }: SurveyInput,
  ports: OpenSurveyPorts,
): Promise<SurveyStarted> {
  const model = await ports.models.findEnabled({ orgId: place.orgId, modelId })
  if (model === undefined) return { ok: false, code: 'not-found' }
  const startedAt = ports.now()
  const survey: NewSurvey = {
    ...place,
    id: ports.newId(),
    modelId,
    predecessorId: null,
    name: cleanText(name).trim(),
    format: model.format,
    startedAt,
    closesAt: openDays === undefined ? null : daysAfter(startedAt, openDays, timeZone),
    endedAt: null,
  }
  const started = surveyAllowance(await ports.memberships.planOf(place.teamId))
  const made = await ports.surveys.create(survey, { started, ofTeam: SURVEYS_MAX })
  return made === 'made' ? { ok: true, id: survey.id } : { ok: false, code: made }
}
