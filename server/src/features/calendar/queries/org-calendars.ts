import type { OrgCalendar } from '@retropulse/contract/calendar'
import type { OrgId } from '@retropulse/domain/kernel/ids'
import type { Identities, Identity } from '../../auth/api.ts'
import { authorizeOrg, type Organisations, type Unauthorized } from '../../orgs/api.ts'
import type { CalendarLinks } from '../store/calendar-links.ts'

export interface OrgCalendarsPorts {
  readonly identities: Pick<Identities, 'profilesOf'>
  readonly organisations: Pick<Organisations, 'find'>
  readonly links: Pick<CalendarLinks, 'ofOrg'>
}

/** Far more teams than an organisation has. */
const TEAMS_MAX = 1000

/** The calendar links of all teams of an organisation, for its owners; never their addresses (CAL-8). */
export async function readOrgCalendars(
  identity: Identity | null,
  orgId: OrgId,
  { identities, organisations, links }: OrgCalendarsPorts,
): Promise<{ readonly ok: true; readonly teams: OrgCalendar['teams'] } | Unauthorized> {
  const authorized = await authorizeOrg(identity, orgId, 'org:edit', organisations)
  if (!authorized.ok) return authorized
  const made = await links.ofOrg(orgId, TEAMS_MAX)
  const people = new Set(made.flatMap(({ createdBy }) => createdBy ?? []))
  const profiles = await identities.profilesOf([...people])
  const teams = made.map(({ teamId, teamName, createdBy, createdAt, lastReadAt, includesPrivate }) => ({
    id: teamId,
    name: teamName,
    link: {
      createdBy: createdBy && (profiles.get(createdBy)?.name ?? null),
      createdAt,
      lastReadAt,
      includesPrivate,
    },
  }))
  return { ok: true, teams }
}
