import type { UserMeta } from '@retropulse/contract/orgs'
import { currentOrg } from '../../lib/paths.ts'

export type TeamPlace = UserMeta['teams'][number]

/** The id of the team in an address; undefined without one. */
export function teamIdIn(path: string): string | undefined {
  return /^\/(?:dashboard\/)?team\/([^/]+)/.exec(path)?.[1]
}

export interface NavigationContext {
  /** The id of the team in the address of the open page. */
  readonly open: string | undefined
  /** The ids of the team and the organisation that were visited last. */
  readonly team: string | null
  readonly org: string | null
}

/** The current team of the profile menu (SHELL-24). */
export function currentTeam(meta: UserMeta, { open, team, org }: NavigationContext): TeamPlace | undefined {
  const find = (id: string | null | undefined) => meta.teams.find((one) => one.id === id)
  const orgId = currentOrg(meta, org)?.id
  return find(open) ?? find(team) ?? meta.teams.find((one) => one.orgId === orgId)
}
