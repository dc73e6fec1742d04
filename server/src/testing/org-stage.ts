import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { nanoid } from 'nanoid'
import type { Pool } from 'pg'
import type { TestApp } from './start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from './test-browser.ts'

/**
 * The callers, by role in the organisation or its team; of its other team; of another organisation; a guest, and a
 * browser without any identity.
 */
export const ASKERS = [
  'owner',
  'orgAdmin',
  'teamAdmin',
  'facilitator',
  'member',
  'colleague',
  'stranger',
  'guest',
  'unidentified',
] as const
export type Asker = (typeof ASKERS)[number]

/** `own`: the callers' organisation; `other`: one in which no caller has a part. */
export type Side = 'own' | 'other'

export interface OrgStage {
  browserOf(asker: Asker): TestBrowser
  /** The id of a signed-in caller. */
  idOf(asker: Asker): string
  /** Writes an organisation in which each caller has the intended role. */
  set(side: Side): Promise<OrgScene>
  /** Changes with every change of stored organisations, teams and users. */
  fingerprint(): Promise<string>
}

/** An organisation with two teams, one more in the trash, and users who are the targets of calls. */
export interface OrgScene {
  readonly orgId: string
  readonly teamId: string
  readonly deletedTeamId: string
  readonly orgToken: string
  readonly teamToken: string
  readonly invitedEmail: string
  /** An organisation admin who is not the primary owner. */
  readonly helperId: string
  /** A member of the team. */
  readonly mateId: string
  /** An enabled pulse model, and one in the trash. */
  readonly modelId: string
  readonly deletedModelId: string
  /** A format of the primary owner's, and one in the trash. */
  readonly formatId: string
  readonly deletedFormatId: string
  remove(): Promise<void>
}

export async function setOrgStage(app: TestApp): Promise<OrgStage> {
  const { pool } = app.database
  const browsers = new Map<Asker, TestBrowser>()
  const ids = new Map<Asker, string>()
  for (const asker of ASKERS) {
    const browser = openBrowser(app.url)
    browsers.set(asker, browser)
    if (asker === 'guest') await browser.get('/uid')
    else if (asker !== 'unidentified') ids.set(asker, (await signUp(browser)).sub)
  }
  const others: string[] = []
  for (const _ of ['chief', 'helper', 'mate']) others.push((await signUp(openBrowser(app.url))).sub)
  const [chiefId = '', helperId = '', mateId = ''] = others
  const idOf = (asker: Asker) => ids.get(asker) ?? 'an-id-of-no-user-at-all'
  const browserOf = (asker: Asker) => browsers.get(asker) ?? openBrowser(app.url)
  // Owning another organisation gives no right in this one.
  await createOrg(browserOf('stranger'))
  return {
    browserOf,
    idOf,
    async set(side) {
      const scene = await writeScene(pool, { chiefId, helperId, mateId })
      if (side === 'own') await writeAskers(pool, scene, idOf)
      return scene
    },
    async fingerprint() {
      const { rows } = await pool.query<{ print: string }>(FINGERPRINT)
      return rows.map(({ print }) => print).join()
    },
  }
}

type Scene = OrgScene & { readonly otherTeamId: string }

async function writeScene(
  pool: Pool,
  { chiefId, helperId, mateId }: { chiefId: string; helperId: string; mateId: string },
): Promise<Scene> {
  const [orgId, teamId, otherTeamId, deletedTeamId] = [nanoid(16), nanoid(16), nanoid(16), nanoid(16)]
  const [orgToken, teamToken] = [nanoid(32), nanoid()]
  const invitedEmail = 'invited@example.com'
  await pool.query(
    `INSERT INTO organisation (id, name, primary_owner_id, plan_id) VALUES ($1, 'Acme', $2, 'level3')`,
    [orgId, chiefId],
  )
  await pool.query(
    `INSERT INTO team (id, org_id, name, deleted_at)
     VALUES ($2, $1, 'One', null), ($3, $1, 'Two', null), ($4, $1, 'Gone', now())`,
    [orgId, teamId, otherTeamId, deletedTeamId],
  )
  await pool.query(`INSERT INTO org_member VALUES ($1, $2, 'owner'), ($1, $3, 'admin')`, [
    orgId,
    chiefId,
    helperId,
  ])
  await pool.query(`INSERT INTO team_member VALUES ($1, $2, 'member')`, [teamId, mateId])
  await pool.query(`INSERT INTO team_invite VALUES ($1, $2, false)`, [teamId, teamToken])
  await pool.query(`INSERT INTO org_invite VALUES ($1, $2, $3, 'owner', now() + interval '1 day', true)`, [
    orgToken,
    orgId,
    invitedEmail,
  ])
  await pool.query(
    `INSERT INTO org_api_key (id, name, org_id, key_hash, ending, scopes)
     VALUES (gen_random_uuid()::text, 'Key', $1, $2, 'abcd', '{metrics}')`,
    [orgId, nanoid(64)],
  )
  const [modelId, deletedModelId] = [nanoid(), nanoid()]
  await pool.query(
    `INSERT INTO pulse_model (id, org_id, title, format, is_enabled, deleted_at)
     VALUES ($2, $1, 'Pulse', $4, true, null), ($3, $1, 'Gone', $4, false, now())`,
    [orgId, modelId, deletedModelId, JSON.stringify(DEFAULT_PULSE_FORMAT)],
  )
  const [formatId, deletedFormatId] = [nanoid(), nanoid()]
  await pool.query(
    `INSERT INTO org_format (id, org_id, name, columns, created_by, deleted_at)
     VALUES ($2, $1, 'Ours', $4, $5, null), ($3, $1, 'Gone', $4, $5, now())`,
    [orgId, formatId, deletedFormatId, '[{"name": "One", "meaning": "good"}]', chiefId],
  )
  return {
    orgId,
    teamId,
    otherTeamId,
    deletedTeamId,
    orgToken,
    teamToken,
    invitedEmail,
    helperId,
    mateId,
    modelId,
    deletedModelId,
    formatId,
    deletedFormatId,
    async remove() {
      for (const statement of REMOVAL) await pool.query(statement, [orgId])
    },
  }
}

async function writeAskers(
  pool: Pool,
  { orgId, teamId, otherTeamId, deletedTeamId }: Scene,
  idOf: (asker: Asker) => string,
): Promise<void> {
  await pool.query(`INSERT INTO org_member VALUES ($1, $2, 'owner'), ($1, $3, 'admin')`, [
    orgId,
    idOf('owner'),
    idOf('orgAdmin'),
  ])
  for (const id of [teamId, deletedTeamId])
    await pool.query(
      `INSERT INTO team_member VALUES ($1, $2, 'admin'), ($1, $3, 'facilitator'), ($1, $4, 'member')`,
      [id, idOf('teamAdmin'), idOf('facilitator'), idOf('member')],
    )
  await pool.query(`INSERT INTO team_member VALUES ($1, $2, 'admin')`, [otherTeamId, idOf('colleague')])
}

const OF_ORG = 'WHERE org_id = $1'
const OF_TEAMS = `WHERE team_id IN (SELECT id FROM team ${OF_ORG})`
const REMOVAL = [
  ...[
    'audit_entry',
    'org_api_key',
    'agent_grant',
    'org_invite',
    'org_member',
    'pulse_model',
    'org_format',
  ].map((table) => `DELETE FROM ${table} ${OF_ORG}`),
  ...['team_invite', 'team_member'].map((table) => `DELETE FROM ${table} ${OF_TEAMS}`),
  `DELETE FROM team ${OF_ORG}`,
  'DELETE FROM organisation WHERE id = $1',
]

const FINGERPRINT = [
  'organisation',
  'team',
  'org_member',
  'team_member',
  'team_invite',
  'org_invite',
  'org_api_key',
  'agent_grant',
  'pulse_model',
  'org_format',
  'audit_entry',
  'user_account',
]
  .map((table) => `SELECT md5(string_agg(kept::text, '' ORDER BY kept::text)) AS print FROM ${table} AS kept`)
  .join(' UNION ALL ')
