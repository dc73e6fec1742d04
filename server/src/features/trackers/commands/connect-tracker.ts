import type {
  ChangeTracker,
  TrackerConnected,
  TrackerFailure,
  TrackerInput,
} from '@retropulse/contract/trackers'
import type { Refused, RefusedFields } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import { TRACKERS_MAX } from '@retropulse/domain/trackers/limits'
import { projectNameOf } from '@retropulse/domain/trackers/project-name'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import type { Identity } from '../../auth/api.ts'
import { type AuthorizedTeam, authorizeTeam, type Memberships } from '../../orgs/api.ts'
import type { Trackers } from '../ports.ts'
import type { StoredTracker, TrackerStore } from '../store/trackers.ts'

export interface ConnectTrackerPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly trackers: Trackers
  readonly trackerStore: TrackerStore
  readonly newId: () => string
  readonly newSecret: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Made = { readonly ok: true } & Omit<TrackerConnected, 'hookUrl'>

/** TRACK-1: connects a tracker; the secret of its webhook is shown this once. */
export async function connectTracker(
  identity: Identity | null,
  teamId: TeamId,
  input: TrackerInput,
  ports: ConnectTrackerPorts,
): Promise<Made | RefusedFields> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', ports.memberships)
  if (!authorized.ok) return authorized
  const checked = checkedInput(input, ports.trackers)
  if (!checked.ok) return { ok: false, code: 'bad-request', fields: checked.fields }
  const id = ports.newId()
  // Linear makes the secret itself (TRACK-13).
  const hookSecret = input.kind === 'linear' ? null : ports.newSecret()
  const made = { ...checked.input, id, teamId, hookSecret, connectedBy: authorized.actorId }
  const change = changeBy(authorized, { kind: 'connection-made', to: nameOf(made) })
  if (!(await ports.trackerStore.add(made, TRACKERS_MAX, change)))
    return { ok: false, code: 'bad-request', fields: { trackers: 'too-many' } }
  return { ok: true, id, hookSecret }
}

/** TRACK-2, TRACK-3: the input in the form that the tracker uses, or what is wrong with it. */
function checkedInput(
  input: TrackerInput,
  trackers: Pick<Trackers, 'addressRefusal'>,
):
  | { readonly ok: true; readonly input: TrackerInput }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> } {
  const { kind } = input
  const project = projectNameOf(kind, input.project)
  if (project === null) return { ok: false, fields: { project: 'invalid' } }
  const isJira = kind === 'jira'
  const address = kind === 'linear' ? null : plainAddress(input.address)
  if (isJira && (address === null || input.email === null))
    return { ok: false, fields: address === null ? { address: 'missing' } : { email: 'missing' } }
  const refusal = address === null ? null : trackers.addressRefusal(address)
  if (refusal !== null || address?.match(/[?#]/))
    return { ok: false, fields: { address: refusal ?? 'invalid' } }
  const ofJira = isJira ? {} : { email: null, issueType: null }
  return { ok: true, input: { ...input, ...ofJira, project, address } }
}

/** Without a slash at the end; null when there is none. */
function plainAddress(address: string | null): string | null {
  const plain = address?.trim().replace(/\/+$/, '') ?? ''
  return plain === '' ? null : plain
}

/** TRACK-13, TRACK-16: another secret of the webhook, another token, or whether private retros count. */
export async function changeTracker(
  identity: Identity | null,
  teamId: TeamId,
  { id, changes }: { readonly id: string; readonly changes: ChangeTracker },
  ports: ConnectTrackerPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meet(identity, teamId, id, ports)
  if (!authorized.ok) return authorized
  if (changes.hookSecret !== undefined && authorized.tracker.kind !== 'linear')
    return { ok: false, code: 'bad-request' }
  if (Object.keys(changes).length === 0) return { ok: true }
  await ports.trackerStore.change(
    id,
    changes,
    changeBy(authorized, { kind: 'connection-changed', to: nameOf(authorized.tracker) }),
  )
  return { ok: true }
}

/** TRACK-13: makes a new secret for the webhook, shown this once; the former one counts no more. */
export async function renewHookSecret(
  identity: Identity | null,
  teamId: TeamId,
  id: string,
  ports: ConnectTrackerPorts,
): Promise<Made | Refused> {
  const authorized = await meet(identity, teamId, id, ports)
  if (!authorized.ok) return authorized
  if (authorized.tracker.kind === 'linear') return { ok: false, code: 'bad-request' }
  const hookSecret = ports.newSecret()
  const change = changeBy(authorized, { kind: 'connection-changed', to: nameOf(authorized.tracker) })
  await ports.trackerStore.change(id, { hookSecret }, change)
  return { ok: true, id, hookSecret }
}

/** TRACK-4: forgets a tracker. */
export async function disconnectTracker(
  identity: Identity | null,
  teamId: TeamId,
  id: string,
  ports: ConnectTrackerPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await meet(identity, teamId, id, ports)
  if (!authorized.ok) return authorized
  await ports.trackerStore.remove(
    id,
    changeBy(authorized, { kind: 'connection-removed', from: nameOf(authorized.tracker) }),
  )
  return { ok: true }
}

/** TRACK-4: reads the project at once, and says what came of it. */
export async function testTracker(
  identity: Identity | null,
  teamId: TeamId,
  id: string,
  ports: ConnectTrackerPorts,
): Promise<{ readonly ok: true; readonly failure: TrackerFailure | null } | Refused> {
  const authorized = await meet(identity, teamId, id, ports)
  if (!authorized.ok) return authorized
  const { kind, target } = authorized.tracker
  if (target === null) return { ok: true, failure: 'secret-lost' }
  const outcome = await ports.trackers.adapters[kind].check(target)
  const noted = outcome.ok ? { failure: null, retryAfterMs: null } : outcome
  await ports.trackerStore.note(id, noted, ports.now())
  return { ok: true, failure: noted.failure }
}

async function meet(
  identity: Identity | null,
  teamId: TeamId,
  id: string,
  { memberships, trackerStore }: ConnectTrackerPorts,
): Promise<(AuthorizedTeam & { readonly tracker: StoredTracker }) | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', memberships)
  if (!authorized.ok) return authorized
  const tracker = await trackerStore.find(teamId, id)
  return tracker === null ? { ok: false, code: 'not-found' } : { ...authorized, tracker }
}

function nameOf({ kind, project }: Pick<StoredTracker, 'kind' | 'project'>): string {
  return `${TRACKER_NAMES[kind]} ${project}`
}

function changeBy(
  { team, actorId }: Pick<AuthorizedTeam, 'team' | 'actorId'>,
  fact: Pick<AuditEvent, 'kind' | 'from' | 'to'>,
) {
  return { orgId: team.orgId, actorId, facts: [{ ...fact, teamId: team.id }] }
}
