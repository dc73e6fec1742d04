import type { CalendarStatus } from '@retropulse/contract/calendar'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import { can } from '@retropulse/domain/orgs/policy'
import type { Identities, Identity } from '../../auth/api.ts'
import { type AuditedChange, authorizeTeam, hashOfKey, type Memberships } from '../../orgs/api.ts'
import type { CalendarLinks } from '../store/calendar-links.ts'

export interface CalendarLinkPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly links: Pick<CalendarLinks, 'of' | 'replace' | 'remove'>
  /** Random and unguessable, safe in an address. */
  readonly newToken: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What an audit entry calls the link. */
const NAME = 'Calendar'

/** How the link of a team is doing, for its facilitators (CAL-1). */
export async function readCalendarStatus(
  identity: Identity | null,
  teamId: TeamId,
  { identities, memberships, links }: CalendarLinkPorts,
): Promise<{ readonly ok: true; readonly status: CalendarStatus } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:edit', memberships)
  if (!authorized.ok) return authorized
  const mayEdit = can(authorized.effectiveRole, 'team:edit')
  const link = await links.of(teamId)
  if (link === null) return { ok: true, status: { link: null, mayEdit } }
  const { createdBy: maker, createdAt, lastReadAt, includesPrivate } = link
  const profiles = await identities.profilesOf(maker === null ? [] : [maker])
  const createdBy = maker === null ? null : (profiles.get(maker)?.name ?? null)
  return { ok: true, status: { link: { createdBy, createdAt, lastReadAt, includesPrivate }, mayEdit } }
}

/** Makes a link, in place of the one before; the token is given out this once (CAL-2). */
export async function makeCalendarLink(
  identity: Identity | null,
  teamId: TeamId,
  { includesPrivate }: { readonly includesPrivate: boolean },
  ports: CalendarLinkPorts,
): Promise<{ readonly ok: true; readonly token: string } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', ports.memberships)
  if (!authorized.ok) return authorized
  const token = ports.newToken()
  const hasOne = (await ports.links.of(teamId)) !== null
  const change = changeBy(authorized, { kind: hasOne ? 'connection-changed' : 'connection-made', to: NAME })
  const link = { teamId, includesPrivate, createdBy: authorized.actorId, createdAt: ports.now() }
  await ports.links.replace({ ...link, tokenHash: hashOfKey(token) }, change)
  return { ok: true, token }
}

/** Ends the link: calendars that have it are answered 404 (CAL-4). */
export async function endCalendarLink(
  identity: Identity | null,
  teamId: TeamId,
  { memberships, links }: CalendarLinkPorts,
): Promise<{ readonly ok: true } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'team:edit', memberships)
  if (!authorized.ok) return authorized
  if ((await links.of(teamId)) === null) return { ok: false, code: 'not-found' }
  await links.remove(teamId, changeBy(authorized, { kind: 'connection-removed', from: NAME }))
  return { ok: true }
}

type Met = Extract<Awaited<ReturnType<typeof authorizeTeam>>, { ok: true }>

function changeBy({ team, actorId }: Met, fact: Pick<AuditEvent, 'kind' | 'from' | 'to'>): AuditedChange {
  return { orgId: team.orgId, actorId, facts: [{ ...fact, teamId: team.id }] }
}
