import { standingOf } from '@retropulse/domain/orgs/policy'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Departures, Identities } from '../auth/ports.ts'
import type { TeamMemberPorts } from './commands/change-team-role.ts'
import { memberRoutes } from './http/member-routes.ts'
import { orgRoutes } from './http/org-routes.ts'
import type { Memberships, TeamBoards } from './ports.ts'
import { createApiKeys } from './store/api-keys.ts'
import { createDepartures } from './store/departures.ts'
import { createInvites } from './store/invites.ts'
import { createOrganisations } from './store/organisations.ts'
import { createTeams } from './store/teams.ts'
import type { OrgTables } from './store/tables.ts'

export interface OrgsFeatureOptions {
  readonly database: Pick<Database<OrgTables>, 'db'>
  readonly identities: Identities
  readonly allowsOrgCreation: boolean
  /** The plan of a new organisation (D21); null: the free one. */
  readonly defaultPlan: PlanId | null
}

/** What orgs has of the boards, which are made after it. */
export interface OrgsWiring extends Pick<TeamMemberPorts, 'onStandingChanged'> {
  readonly boards: TeamBoards
}

export interface OrgsFeature {
  readonly memberships: Memberships
  readonly departures: Departures
  routes(app: HttpApp, wiring: OrgsWiring): void
}

const now = (): number => Date.now()

/** Where people belong: organisations, teams and who is what in them. */
export function createOrgsFeature({
  database,
  identities,
  allowsOrgCreation,
  defaultPlan,
}: OrgsFeatureOptions): OrgsFeature {
  const organisations = createOrganisations(database.db)
  const teams = createTeams(database.db)
  const invites = createInvites(database.db)
  const apiKeys = createApiKeys(database.db)
  return {
    departures: createDepartures(database.db),
    memberships: {
      findTeam: teams.findTeam,
      planOf: teams.planOf,
      membersCountOf: teams.membersCountOf,
      shutAmong: teams.shutAmong,
      async doorOf(teamId, userId) {
        const team = await teams.findAs(teamId, userId)
        return team && { isPrivate: team.isPrivate, standing: standingOf(team.orgRole, team.teamRole) }
      },
      memberIdsOf: async (teamId) => (await teams.membersOf(teamId)).map(({ userId }) => userId),
      async standingIn(teamId, userId) {
        const { orgRole, teamRole } = await teams.rolesIn(teamId, userId)
        return standingOf(orgRole, teamRole)
      },
      async standingInOrg(orgId, userId) {
        const org = await organisations.find(orgId, userId)
        return standingOf(org?.orgRole ?? null, null)
      },
    },
    routes(app, { boards, onStandingChanged }) {
      const ports = { organisations, teams, invites, apiKeys, identities, boards, newId: nanoid, now }
      orgRoutes(app, { ...ports, allowsOrgCreation, defaultPlan })
      memberRoutes(app, { teams, identities, onStandingChanged })
    },
  }
}
