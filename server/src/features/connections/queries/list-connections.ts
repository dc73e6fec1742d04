import type { Connection, TeamConnections } from '@retropulse/contract/connections'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations, type Unauthorized } from '../../orgs/api.ts'
import type { NamesOf } from '../ports.ts'
import type { Connections, StoredConnection } from '../store/connections.ts'

export interface NamesPort {
  readonly namesOf: NamesOf
}

/** What people see of connections: with the names of those who made them (LINK-3). */
export async function presenter(stored: readonly StoredConnection[], { namesOf }: NamesPort) {
  const names = await namesOf([...new Set(stored.flatMap(({ connectedBy }) => connectedBy ?? []))])
  return (connection: StoredConnection): Connection => ({
    ...connection,
    connectedBy: connection.connectedBy && (names.get(connection.connectedBy) ?? null),
  })
}

/** The connections of all teams of an organisation, for its owners; never their addresses (LINK-16). */
export async function listTeamConnections(
  identity: Identity | null,
  orgId: OrgId,
  ports: NamesPort & {
    readonly organisations: Pick<Organisations, 'find'>
    readonly connections: Pick<Connections, 'ofTeams'>
  },
): Promise<{ readonly ok: true; readonly teams: TeamConnections['teams'] } | Unauthorized> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!authorized.ok) return authorized
  const stored = await ports.connections.ofTeams(orgId)
  const present = await presenter(
    stored.map(({ connection }) => connection),
    ports,
  )
  const teams = new Map<TeamId, TeamConnections['teams'][number]>()
  for (const { team, connection } of stored) {
    const entry = teams.get(team.id) ?? { ...team, connections: [] }
    entry.connections.push(present(connection))
    teams.set(team.id, entry)
  }
  return { ok: true, teams: [...teams.values()] }
}
