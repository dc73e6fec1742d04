import { profileSchema } from '@retropulse/contract/accounts'
import { orgIdSchema, teamIdSchema, userIdSchema } from '@retropulse/contract/ids'
import {
  createOrgSchema,
  createTeamSchema,
  orgCreatedSchema,
  orgSchema,
  runningRetrosSchema,
  teamCreatedSchema,
  userMetaSchema,
} from '@retropulse/contract/orgs'
import { teamSchema } from '@retropulse/contract/teams'
import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { DoInSteps } from '@retropulse/domain/kernel/text-in-steps'
import type { Identities, PersonProfile } from '../../auth/api.ts'
import { createOrg, type CreateOrgPorts } from '../commands/create-org.ts'
import { createTeam } from '../commands/create-team.ts'
import { type ColleagueProfilePorts, readColleagueProfile } from '../queries/colleague-profile.ts'
import { openOrg, openOrgOfTeam, type OpenOrgPorts } from '../queries/open-org.ts'
import { orgJson } from '../queries/org-json.ts'
import { openTeam, type OpenTeamPorts } from '../queries/open-team.ts'
import { teamJson } from '../queries/team-json.ts'
import { readRunningRetros, type RunningBoards } from '../queries/running-retros.ts'
import { readUserMeta } from '../queries/user-meta.ts'
import type { Organisations } from '../store/organisations.ts'
import type { Teams } from '../store/teams.ts'

export interface OrgRoutesOptions extends CreateOrgPorts, OpenOrgPorts, OpenTeamPorts, ColleagueProfilePorts {
  readonly boards: OpenTeamPorts['boards'] & RunningBoards
  readonly organisations: Organisations
  readonly teams: Teams
  readonly identities: Identities
  readonly doInSteps: DoInSteps
}

/** The account of a person who deleted it has an empty name. */
const colleagueSchema = profileSchema.omit({ sub: true, email: true }).extend({ anonymous: z.boolean() })

/** Organisations, teams and their members: creating and reading. */
export function orgRoutes(app: HttpApp, options: OrgRoutesOptions): void {
  const route = routesOn(app, options.identities)

  route.post('/api/org', {
    body: createOrgSchema,
    answer: orgCreatedSchema,
    status: 201,
    call: ({ caller, body }) => createOrg(caller, body, options),
    present: ({ orgId, teamId }) => ({ orgId, teamId }),
  })

  route.get('/api/user-meta', {
    answer: userMetaSchema,
    call: ({ caller }) => readUserMeta(caller, options.organisations),
    present: ({ meta }) => meta,
  })

  route.get('/api/running-retros', {
    summary: 'Retros of the teams of a user on which people are now',
    answer: runningRetrosSchema,
    call: ({ caller }) => readRunningRetros(caller, options),
    present: ({ retros }) => ({ retros }),
  })

  route.get('/api/org/:id', {
    params: z.object({ id: orgIdSchema }),
    answer: orgSchema,
    call: ({ caller, params: { id } }) => openOrg(caller, id, options),
    text: ({ org }) => orgJson(org, options.doInSteps),
  })

  route.get('/api/team/:teamId', {
    params: z.object({ teamId: teamIdSchema }),
    answer: teamSchema,
    call: ({ caller, params: { teamId } }) => openTeam(caller, teamId, options),
    text: ({ team }) => teamJson(team, options.doInSteps),
  })

  route.get('/api/team/:teamId/org', {
    summary: 'The organisation of a team',
    params: z.object({ teamId: teamIdSchema }),
    answer: orgSchema,
    call: ({ caller, params: { teamId } }) => openOrgOfTeam(caller, teamId, options),
    text: ({ org }) => orgJson(org, options.doInSteps),
  })

  route.post('/api/org/:orgId/team/create', {
    summary: 'Makes a team',
    params: z.object({ orgId: orgIdSchema }),
    body: createTeamSchema,
    answer: teamCreatedSchema,
    status: 201,
    call: ({ caller, params: { orgId }, body }) => createTeam(caller, orgId, body, options),
    present: ({ id }) => ({ id }),
  })

  route.get('/api/:userId/profile', {
    params: z.object({ userId: userIdSchema }),
    answer: colleagueSchema,
    call: ({ caller, params: { userId } }) => readColleagueProfile(caller, userId, options),
    present: ({ profile }) => presentColleague(profile),
  })
}

function presentColleague({ name, picture }: Pick<PersonProfile, 'name' | 'picture'>) {
  const known = name ?? ''
  return { name: known, ...nameParts(known), picture, anonymous: known === '' }
}
