import type { ListedTracker, TeamTrackers } from '@retropulse/contract/trackers'
import type { Refused } from '@retropulse/contract/refusal'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import {
  authorizeOrg,
  authorizeTeam,
  type Memberships,
  type Organisations,
  type Unauthorized,
} from '../../orgs/api.ts'
import type { StoredTracker, TrackerStore } from '../store/trackers.ts'

export interface ListTrackersPorts {
  readonly organisations: Pick<Organisations, 'find'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly trackerStore: Pick<TrackerStore, 'of' | 'ofTeams'>
  readonly namesOf: (people: readonly PersonId[]) => Promise<ReadonlyMap<PersonId, string>>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const HOSTS = { github: 'github.com', gitlab: 'gitlab.com', jira: '', linear: 'linear.app' }
/** Far more trackers than the teams of an organisation have. */
const TRACKERS_LISTED = 1000

/** TRACK-1: facilitators of a team see its trackers. */
export async function listTrackers(
  identity: Identity | null,
  teamId: TeamId,
  ports: ListTrackersPorts,
): Promise<
  { readonly ok: true; readonly trackers: readonly ListedTracker[]; readonly mayEdit: boolean } | Refused
> {
  const authorized = await authorizeTeam(identity, teamId, 'board:edit', ports.memberships)
  if (!authorized.ok) return authorized
  const stored = await ports.trackerStore.of(teamId)
  const present = await presenter(stored, ports)
  return { ok: true, trackers: stored.map(present), mayEdit: can(authorized.effectiveRole, 'team:edit') }
}

/** The trackers of all teams of an organisation, for its owners; never their tokens (TRACK-15). */
export async function listTeamTrackers(
  identity: Identity | null,
  orgId: OrgId,
  ports: ListTrackersPorts,
): Promise<{ readonly ok: true; readonly teams: TeamTrackers['teams'] } | Unauthorized> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', ports.organisations)
  if (!authorized.ok) return authorized
  const stored = await ports.trackerStore.ofTeams(orgId, TRACKERS_LISTED)
  const present = await presenter(
    stored.map(({ tracker }) => tracker),
    ports,
  )
  const teams = new Map<TeamId, TeamTrackers['teams'][number]>()
  for (const { team, tracker } of stored) {
    const entry = teams.get(team.id) ?? { ...team, trackers: [] }
    entry.trackers.push(present(tracker))
    teams.set(team.id, entry)
  }
  return { ok: true, teams: [...teams.values()] }
}

/** What people see of trackers, with the names of those who connected them (TRACK-4). */
async function presenter(stored: readonly StoredTracker[], { namesOf, now }: ListTrackersPorts) {
  const names = await namesOf([...new Set(stored.flatMap(({ connectedBy }) => connectedBy ?? []))])
  return ({ target, address, connectedBy, ...tracker }: StoredTracker): ListedTracker => ({
    ...tracker,
    host: address === null ? HOSTS[tracker.kind] : new URL(address).host,
    pausedUntil: (tracker.pausedUntil ?? 0) > now() ? tracker.pausedUntil : null,
    connectedBy: connectedBy && (names.get(connectedBy) ?? null),
    // Without its token it can be asked nothing, whatever it answered before.
    ...(target === null && { lastFailure: 'secret-lost' as const, lastFailureAt: now() }),
  })
}
