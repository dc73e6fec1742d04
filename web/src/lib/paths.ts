import type { UserMeta } from '@retropulse/contract/orgs'
import { storedText } from './stored-text.ts'
import { isSignInPage } from './sign-in-pages.ts'

/** The organisation that was chosen last, and the team that was visited last. */
export const rememberedOrg = storedText('org')
export const rememberedTeam = storedText('team')

/** An organisation of the user, with their role in it; `member` for a user with a role only in its teams (ORG-8). */
export type OrgPlace = UserMeta['orgs'][number]

/** The current organisation: the one chosen last where the user still has it, else the first; null without any. */
export function currentOrg(meta: UserMeta, remembered: string | null): OrgPlace | null {
  return meta.orgs.find((org) => org.id === remembered) ?? meta.orgs[0] ?? null
}

/**
 * Where `/` leads (DASH-1): to the team when the organisation has exactly one, else to the organisation; null for a
 * user without any, who sees Getting started (DASH-2).
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

/** The sign-in page with `returnTo`, which is left out for the pages that sign in or out (AUTH-27). */
export function loginPath(returnTo: string): string {
  return returnTo === '/' || isSignInPage(returnTo)
    ? '/login'
    : `/login?returnTo=${encodeURIComponent(returnTo)}`
}

/**
 * The address that leads to the provider of an SSO connection, with `returnTo` (SSO-14); served by the server, not by
 * the router.
 */
export function ssoLoginPath(connection: string, returnTo: string): string {
  return `/sso-login?${new URLSearchParams({ connection, returnTo }).toString()}`
}
