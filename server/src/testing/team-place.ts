import type { OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'
import type { TestApp } from './start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/** A signed-in user. */
export interface TestUser {
  readonly browser: TestBrowser
  readonly id: string
}

/** An organisation with its first team. */
export interface TeamPlace {
  readonly orgId: string
  readonly teamId: string
  /** The primary owner, who is admin of the team. */
  readonly owner: TestUser
}

export async function newUser(app: TestApp, name?: string): Promise<TestUser> {
  const browser = openBrowser(app.url)
  const { sub } = await signUp(browser, name === undefined ? {} : { name })
  return { browser, id: sub }
}

export async function teamPlace(app: TestApp, ownerName?: string): Promise<TeamPlace> {
  const owner = await newUser(app, ownerName)
  return { ...(await createOrg(owner.browser)), owner }
}

/** A new user with these roles; null: without one. */
export async function newUserAs(
  app: TestApp,
  { orgId, teamId }: Pick<TeamPlace, 'orgId' | 'teamId'>,
  org: OrgRole | null,
  team: TeamRole | null,
  name?: string,
): Promise<TestUser> {
  const person = await newUser(app, name)
  const { pool } = app.database
  if (org !== null) await pool.query('INSERT INTO org_member VALUES ($1, $2, $3)', [orgId, person.id, org])
  if (team !== null)
    await pool.query('INSERT INTO team_member VALUES ($1, $2, $3)', [teamId, person.id, team])
  return person
}

/** As if the user had followed a mailed link: the address is proved. */
export async function proveEmail(app: TestApp, { id }: TestUser): Promise<void> {
  await app.database.pool.query('UPDATE user_account SET email_verified = true WHERE id = $1', [id])
}

/** The activity log of an organisation since its creation, oldest first, as [actor, kind, details]. */
export async function auditedChangesIn(app: TestApp, { orgId }: TeamPlace): Promise<unknown[][]> {
  const { rows } = await app.database.pool.query<{ actor_id: string; kind: string; details: unknown }>(
    `SELECT actor_id, kind, details FROM audit_entry
     WHERE org_id = $1 AND kind NOT IN ('org-created', 'team-created') ORDER BY id`,
    [orgId],
  )
  return rows.map(({ actor_id, kind, details }) => [actor_id, kind, details])
}
