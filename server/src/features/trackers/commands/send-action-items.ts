import type { TrackerIssue, TrackerTargets } from '@retropulse/contract/trackers'
import type { Refused } from '@retropulse/contract/refusal'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'
import type { ActionItemPermission } from '../../action-items/api.ts'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type Memberships } from '../../orgs/api.ts'
import type { TrackerIssues } from '../store/tracker-issues.ts'
import type { TrackerStore } from '../store/trackers.ts'

export interface SendActionItemsPorts {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly actionItems: ActionItemPermission
  readonly trackerStore: Pick<TrackerStore, 'of' | 'find'>
  readonly trackerIssues: Pick<TrackerIssues, 'of' | 'add'>
  /** A UUID. */
  readonly newIssueId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type IssuesRead = { readonly ok: true; readonly issues: readonly TrackerIssue[] } | Refused

/** TRACK-7: the trackers that the action items of a team can be sent to. */
export async function listTargets(
  identity: Identity | null,
  teamId: TeamId,
  { memberships, trackerStore }: SendActionItemsPorts,
): Promise<({ readonly ok: true } & TrackerTargets) | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  if (!authorized.ok) return authorized
  const stored = await trackerStore.of(teamId)
  return { ok: true, trackers: stored.map(({ id, kind, project }) => ({ id, kind, project })) }
}

/** TRACK-8: what became of action items, for those who see the list of the team. */
export async function listIssues(
  identity: Identity | null,
  teamId: TeamId,
  ids: readonly ActionId[],
  { memberships, trackerIssues }: SendActionItemsPorts,
): Promise<IssuesRead> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  return authorized.ok ? { ok: true, issues: await trackerIssues.of(teamId, ids) } : authorized
}

/** TRACK-7, TRACK-9: has action items sent, or tried again; what was sent already stays as it is. */
export async function sendActionItems(
  identity: Identity | null,
  teamId: TeamId,
  { trackerId, actionIds }: { readonly trackerId: string; readonly actionIds: readonly ActionId[] },
  ports: SendActionItemsPorts,
): Promise<IssuesRead> {
  const wanted = [...new Set(actionIds)]
  const may = await ports.actionItems.mayChange(identity, teamId, wanted)
  if (!may.ok) return may
  if ((await ports.trackerStore.find(teamId, trackerId)) === null) return { ok: false, code: 'not-found' }
  const issues = wanted.map((actionId) => ({ id: ports.newIssueId(), actionId }))
  await ports.trackerIssues.add({ teamId, trackerId, issues }, ports.now())
  return { ok: true, issues: await ports.trackerIssues.of(teamId, wanted) }
}
