import type { Refused } from '@retropulse/contract/refusal'
import { can, type EffectiveRole, effectiveRoleOf } from '@retropulse/domain/orgs/policy'
import { type SurveyState, surveyStateOf } from '@retropulse/domain/pulse/survey'
import type { Identity } from '../../auth/api.ts'
import type { Memberships, TeamRef } from '../../orgs/api.ts'
import type { StoredSurvey } from '../store/survey-rows.ts'
import type { Surveys } from '../store/surveys.ts'

export interface AuthorizeSurveyPorts {
  readonly surveys: Pick<Surveys, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A survey that a caller may open. */
export interface AuthorizedSurvey {
  readonly ok: true
  readonly survey: StoredSurvey
  readonly state: SurveyState
  readonly team: TeamRef
  /** Null for guests of a public team, who may answer and see no results. */
  readonly effectiveRole: EffectiveRole | null
}

/**
 * Loads a survey for a caller who may answer it: people with a role in the team, and anyone where the team is public
 * (PULSE-64). A draft is open to those who start surveys; for strangers it does not exist.
 */
export async function authorizeSurvey(
  identity: Identity | null,
  surveyId: string,
  ports: AuthorizeSurveyPorts,
): Promise<AuthorizedSurvey | Refused> {
  const survey = await ports.surveys.find(surveyId)
  if (survey === null) return NOT_FOUND
  const userId = identity?.kind === 'user' ? identity.id : null
  const team = await ports.memberships.findForUser(survey.teamId, userId)
  if (team === null) return NOT_FOUND
  const effectiveRole = effectiveRoleOf(team.orgRole, team.teamRole)
  const state = surveyStateOf(survey, ports.now())
  if (state === 'not-started' && !can(effectiveRole, 'board:create')) {
    const isKnown = can(effectiveRole, 'board:read') || (userId === null && !team.isPrivate)
    return isKnown ? { ok: false, code: 'forbidden' } : NOT_FOUND
  }
  if (team.isPrivate && !can(effectiveRole, 'board:read'))
    return { ok: false, code: userId === null ? 'sign-in-required' : 'invitation-required' }
  return { ok: true, survey, state, team, effectiveRole }
}

const NOT_FOUND = { ok: false, code: 'not-found' } as const
