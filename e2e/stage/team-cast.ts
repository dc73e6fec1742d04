import type { Page } from '@playwright/test'
import type { TeamRole } from '@retropulse/domain/orgs/policy'
import type { Team } from '@retropulse/contract/teams'
import { createOrg, openBrowser, signUp, type TestBrowser } from '../../server/src/testing/test-browser.ts'
import { type Device, expect } from './journey.ts'
import { enter } from './own-server.ts'
import type { Stage } from './stage.ts'

/** A new user, whom no other journey knows. */
export interface Someone {
  readonly id: string
  readonly name: string
  /** Sends the requests that a page would. */
  readonly calls: TestBrowser
}

/** An organisation of its own with one team, and its owner. */
export interface OwnTeam {
  readonly owner: Someone
  readonly orgId: string
  readonly teamId: string
  /** The path of the team's page. */
  readonly path: string
}

export async function createSomeone({ url }: Stage, name: string): Promise<Someone> {
  const calls = openBrowser(url)
  const { sub } = await signUp(calls, { name })
  return { id: sub, name, calls }
}

export async function createOwnTeam(stage: Stage, teamName: string): Promise<OwnTeam> {
  const owner = await createSomeone(stage, 'Olga Owner')
  const { orgId, teamId } = await createOrg(owner.calls, { name: `${teamName} Ltd`, teamName })
  return { owner, orgId, teamId, path: `/dashboard/team/${teamId}` }
}

/** Brings a user onto the team by its invite link, with the role that the owner then gives. */
export async function bring(team: OwnTeam, { id, calls }: Someone, role: TeamRole = 'member'): Promise<void> {
  const joined = await calls.post(`/api/team/${team.teamId}/join`, { inviteId: await inviteIdOf(team) })
  expect(joined.status).toBe(204)
  if (role === 'member') return
  const changed = await team.owner.calls.post(`/api/team/${team.teamId}/user-meta`, { id, role })
  expect(changed.status).toBe(204)
}

/** The token in the current invite link of the team. */
export async function inviteIdOf({ owner, teamId }: OwnTeam): Promise<string> {
  const { body } = await owner.calls.get(`/api/team/${teamId}`)
  return (body as Team).invite?.id ?? ''
}

/** Opens an address as a user; `visit` is that of the journey. */
export async function visitAs(
  visit: (who: 'guest', path: string, device?: Device) => Promise<Page>,
  { url }: Stage,
  { calls }: Someone,
  path: string,
  device?: Device,
): Promise<Page> {
  const page = await visit('guest', '/healthz', device)
  await enter(page.context(), url, calls.cookies)
  await page.goto(path)
  return page
}
