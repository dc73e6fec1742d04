import { standingOf } from '@retropulse/domain/orgs/policy'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/ports.ts'
import type { TeamMemberPorts } from './commands/change-team-role.ts'
import { memberRoutes } from './http/member-routes.ts'
import { orgRoutes } from './http/org-routes.ts'
import type { Memberships, TeamBoards } from './ports.ts'
import { createOrganisations } from './store/organisations.ts'
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
  routes(app: HttpApp, wiring: OrgsWiring): void
}

/** Where people belong: organisations, teams and who is what in them. */
export function createOrgsFeature({
  database,
  identities,
  allowsOrgCreation,
  defaultPlan,
}: OrgsFeatureOptions): OrgsFeature {
  const organisations = createOrganisations(database.db)
  return {
    memberships: {
      findTeam: organisations.findTeam,
      planOf: organisations.planOf,
      membersCountOf: organisations.membersCountOf,
      memberIdsOf: async (teamId) => (await organisations.membersOf(teamId)).map(({ userId }) => userId),
      async standingIn(teamId, userId) {
        const { orgRole, teamRole } = await organisations.rolesIn(teamId, userId)
        return standingOf(orgRole, teamRole)
      },
    },
    routes(app, { boards, onStandingChanged }) {
      orgRoutes(app, { organisations, identities, boards, allowsOrgCreation, defaultPlan, newId: nanoid })
      memberRoutes(app, { organisations, identities, onStandingChanged })
    },
  }
}
