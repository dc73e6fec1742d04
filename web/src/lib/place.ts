import type { UserMeta } from '@retropulse/contract/orgs'
import { remember } from './remembered.ts'
import { isSignInPage } from './sign-in-pages.ts'

/** The organisation that was chosen last, and the team that was visited last. */
export const rememberedOrg = remember('org')
export const rememberedTeam = remember('team')

/** An organisation somebody has to do with, with their role in it; `member` are those with one in its teams alone. */
export type OrgPlace = UserMeta['orgs'][number]

/** The current organisation: the one chosen last where that still holds, else the first; null without any. */
export function currentOrg(meta: UserMeta, remembered: string | null): OrgPlace | null {
  return meta.orgs.find((org) => org.id === remembered) ?? meta.orgs[0] ?? null
}

/**
 * Where `/` leads (teams.md §2): to the team when the organisation has exactly one, else to the
 * organisation; null for somebody who belongs nowhere and sees Getting started.
 */
export function homePath(meta: UserMeta, remembered: string | null): string | null {
  if (meta.teams.length === 0 && meta.orgs.length === 0) return null
  const org = currentOrg(meta, remembered)
  const teams = org ? meta.teams.filter((team) => team.orgId === org.id) : meta.teams
  const [only] = teams
  return only && teams.length === 1 ? teamPath(only.id) : '/dashboard'
}

export function teamPath(teamId: string): string {
  return `/dashboard/team/${encodeURIComponent(teamId)}`
}

export function boardPath(boardId: string): string {
  return `/board/${encodeURIComponent(boardId)}`
}

/** The sign-in page that leads back here afterwards, unless here is where people sign in or out. */
export function loginPath(returnTo: string): string {
  return returnTo === '/' || isSignInPage(returnTo)
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(returnTo)}`
}

/** Where an SSO connection's provider is reached, which leads back here afterwards; the server's, so not for the router. */
export function ssoLoginPath(connection: string, returnTo: string): string {
  return `/sso-login?${new URLSearchParams({ connection, returnTo }).toString()}`
}
