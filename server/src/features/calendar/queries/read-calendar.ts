import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Refused } from '@retropulse/contract/refusal'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, hashOfKey, type Memberships } from '../../orgs/api.ts'
import type { CalendarEntries, CalendarEntry } from '../store/calendar-entries.ts'
import type { CalendarLinks } from '../store/calendar-links.ts'

export interface ReadCalendarPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'findTeam'>
  readonly links: Pick<CalendarLinks, 'withHash' | 'noteRead'>
  readonly entries: CalendarEntries
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What is written into a file. */
export interface TeamCalendar {
  readonly ok: true
  readonly teamId: TeamId
  readonly teamName: string
  readonly entries: readonly CalendarEntry[]
}

/** What is over for longer is left out (CAL-5). */
const PAST_MS = 90 * DAY_MS
/** Of each kind: retros, surveys and action items (CAL-5). */
const ENTRIES_MAX = 200

/** The calendar of a team, for requests with its link (CAL-3). */
export async function readFeed(token: string, ports: ReadCalendarPorts): Promise<TeamCalendar | Refused> {
  const link = await ports.links.withHash(hashOfKey(token))
  const team = link === null ? null : await ports.memberships.findTeam(link.teamId)
  if (link === null || team === null) return { ok: false, code: 'not-found' }
  const { teamId, includesPrivate } = link
  const from = ports.now() - PAST_MS
  const entries = await ports.entries.of(teamId, { includesPrivate, from, limit: ENTRIES_MAX })
  await ports.links.noteRead(teamId, ports.now())
  return { ok: true, teamId, teamName: team.name, entries }
}

/** One retro or survey of a team as a file, for those who may read its boards (CAL-7). */
export async function readEntry(
  identity: Identity | null,
  { teamId, kind, id }: { readonly teamId: TeamId; readonly kind: 'retro' | 'survey'; readonly id: string },
  { memberships, entries }: ReadCalendarPorts,
): Promise<TeamCalendar | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', memberships)
  if (!authorized.ok) return authorized
  const found = await entries.of(teamId, { includesPrivate: true, from: 0, limit: 1, id })
  const wanted = found.filter((entry) => entry.kind === kind)
  if (wanted.length === 0) return { ok: false, code: 'not-found' }
  return { ok: true, teamId, teamName: authorized.team.name, entries: wanted }
}
