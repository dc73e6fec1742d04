import type { BoardCard } from '@retropulse/contract/board'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { standingOf } from '@retropulse/domain/orgs/policy'
import { nanoid } from 'nanoid'
import type { Database } from '../../platform/database/database.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Identities } from '../auth/ports.ts'
import { orgRoutes } from './http.ts'
import type { Memberships } from './ports.ts'
import { createOrganisations } from './store/organisations.ts'
import type { OrgTables } from './store/tables.ts'

export interface OrgsFeatureOptions {
  readonly database: Pick<Database<OrgTables>, 'db'>
  readonly identities: Identities
  readonly allowsOrgCreation: boolean
}

export interface OrgsFeature {
  readonly memberships: Memberships
  /** `listBoardsOfTeam` answers a team's retros, newest first: the boards' business. */
  routes(app: HttpApp, listBoardsOfTeam: (teamId: TeamId) => Promise<readonly BoardCard[]>): void
}

/** Where people belong: organisations, teams and who is what in them. */
export function createOrgsFeature({
  database,
  identities,
  allowsOrgCreation,
}: OrgsFeatureOptions): OrgsFeature {
  const organisations = createOrganisations(database.db)
  return {
    memberships: {
      findTeam: organisations.findTeam,
      async standingIn(teamId, userId) {
        const { orgRole, teamRole } = await organisations.rolesIn(teamId, userId)
        return standingOf(orgRole, teamRole)
      },
    },
    routes(app, listBoardsOfTeam) {
      orgRoutes(app, { organisations, identities, listBoardsOfTeam, allowsOrgCreation, newId: nanoid })
    },
  }
}
