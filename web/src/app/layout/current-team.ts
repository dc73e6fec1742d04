import type { UserMeta } from '@retropulse/contract/orgs'
import { currentOrg } from '../../lib/place.ts'

export type TeamPlace = UserMeta['teams'][number]

/** The team that an address is about; undefined without one. */
export function teamIdIn(path: string): string | undefined {
  return /^\/(?:dashboard\/)?team\/([^/]+)/.exec(path)?.[1]
}

export interface Whereabouts {
  /** The team of the page that is open, if it is about one. */
  readonly open: string | undefined
  /** The team and the organisation that were visited last. */
  readonly team: string | null
  readonly org: string | null
}

/** The team that the profile menu is about: the one in sight, the last one, else the organisation's first (board.md §2). */
export function currentTeam(meta: UserMeta, { open, team, org }: Whereabouts): TeamPlace | undefined {
  const find = (id: string | null | undefined) => meta.teams.find((one) => one.id === id)
  const orgId = currentOrg(meta, org)?.id
  return find(open) ?? find(team) ?? meta.teams.find((one) => one.orgId === orgId)
}
