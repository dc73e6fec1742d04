import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type Action, can } from '@retropulse/domain/orgs/policy'
import { surveyAllowance } from '@retropulse/domain/billing/plans'
import { TRASH_MS } from '@retropulse/domain/orgs/team-rules'
import { SURVEYS_MAX } from '@retropulse/domain/pulse/limits'
import { afterStep, type SurveyStep } from '@retropulse/domain/pulse/survey'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type AuthorizedTeam, type Memberships } from '../../orgs/api.ts'
import type { Publisher } from '../store/publisher.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Surveys } from '../store/surveys.ts'
import type { SurveyStarted } from './start-survey.ts'

export interface ChangeSurveyPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly surveys: Pick<Surveys, 'find' | 'changeTimes' | 'create' | 'delete' | 'restore'>
  readonly publisher: Publisher
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A survey as a call names it. */
export interface SurveyPlace {
  readonly teamId: TeamId
  readonly pulseId: string
}

export type SurveyChanged = { readonly ok: true } | Refused

const NOT_FOUND = { ok: false, code: 'not-found' } as const

/** PULSE-39: starts a draft, ends a running survey, or reopens an ended one. */
export async function changeSurvey(
  identity: Identity | null,
  place: SurveyPlace,
  step: SurveyStep,
  ports: ChangeSurveyPorts,
): Promise<SurveyChanged> {
  const authorized = await authorizeSurveyOf(identity, place, 'board:create', ports)
  if (!authorized.ok) return authorized
  if (step !== 'end' && authorized.team.isArchived) return { ok: false, code: 'team-archived' }
  const started = surveyAllowance(await ports.memberships.planOf(place.teamId))
  const changed = await ports.surveys.changeTimes(
    place.pulseId,
    (times) => afterStep(times, step, ports.now()),
    { started },
  )
  if (changed === 'refused') return { ok: false, code: 'survey-state' }
  if (changed !== 'changed') return { ok: false, code: changed }
  if (step === 'end') await ports.publisher.publish(place.pulseId)
  return { ok: true }
}

/** PULSE-57: a draft with the same questions and without answers, which follows the survey. */
export async function duplicateSurvey(
  identity: Identity | null,
  place: SurveyPlace,
  ports: ChangeSurveyPorts,
): Promise<SurveyStarted> {
  const authorized = await authorizeSurveyOf(identity, place, 'board:create', ports)
  if (!authorized.ok) return authorized
  if (authorized.team.isArchived) return { ok: false, code: 'team-archived' }
  const { survey, team, actorId } = authorized
  const { teamId, modelId, name, format } = survey
  const id = ports.newId()
  const times = { startedAt: null, closesAt: null, endedAt: null }
  const copy = { id, teamId, modelId, name, format, predecessorId: survey.id, ...times }
  const made = await ports.surveys.create(
    { ...copy, orgId: team.orgId, createdBy: actorId },
    { started: null, ofTeam: SURVEYS_MAX },
  )
  return made === 'made' ? { ok: true, id } : { ok: false, code: made }
}

/** PULSE-44, PULSE-54: puts a survey into the trash for 30 days. */
export async function deleteSurvey(
  identity: Identity | null,
  place: SurveyPlace,
  ports: ChangeSurveyPorts,
): Promise<SurveyChanged> {
  const authorized = await authorizeSurveyOf(identity, place, 'board:delete', ports)
  if (!authorized.ok) return authorized
  const by = { orgId: authorized.team.orgId, actorId: authorized.actorId }
  return (await ports.surveys.delete(authorized.survey, ports.now(), by)) ? { ok: true } : NOT_FOUND
}

/** PULSE-44: brings a deleted survey back as it was, while the team has room for it (PULSE-63). */
export async function restoreSurvey(
  identity: Identity | null,
  { teamId, pulseId: surveyId }: SurveyPlace,
  ports: Pick<ChangeSurveyPorts, 'memberships' | 'surveys' | 'now'>,
): Promise<SurveyChanged> {
  const authorized = await authorizeTeam(identity, teamId, 'board:delete', ports.memberships)
  if (!authorized.ok) return authorized
  const by = { orgId: authorized.team.orgId, actorId: authorized.actorId }
  const place = { teamId, surveyId }
  const outcome = await ports.surveys.restore(place, ports.now() - TRASH_MS, { ofTeam: SURVEYS_MAX }, by)
  return outcome === 'restored' ? { ok: true } : { ok: false, code: outcome }
}

/** Loads a survey of a team for a caller who may do `action` there; a draft is found by those who start surveys. */
export async function authorizeSurveyOf(
  identity: Identity | null,
  { teamId, pulseId }: SurveyPlace,
  action: Action,
  ports: {
    readonly memberships: Pick<Memberships, 'findForUser'>
    readonly surveys: Pick<Surveys, 'find'>
  },
): Promise<(AuthorizedTeam & { readonly survey: StoredSurvey }) | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  if (!can(authorized.effectiveRole, action)) return { ok: false, code: 'forbidden' }
  const survey = await ports.surveys.find(pulseId)
  return survey?.teamId === teamId ? { ...authorized, survey } : NOT_FOUND
}
