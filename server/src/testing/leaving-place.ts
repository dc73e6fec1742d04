import type { TestApp } from './start-app.ts'
import type { TeamPlace } from './team-place.ts'

/** All that is stored of an organisation, its teams and its people, but its log, as one text. */
export async function storedOf({ database }: TestApp, { orgId }: Pick<TeamPlace, 'orgId'>): Promise<string> {
  const rows = await Promise.all(
    QUERIES.map(async (query) => (await database.pool.query(query, [orgId])).rows as unknown),
  )
  return JSON.stringify(rows)
}

const OF_ORG = [
  'org_member',
  'org_invite',
  'org_api_key',
  'agent_grant',
  'sso_connection',
  'pulse_model',
  'org_format',
]

const QUERIES = [
  'SELECT * FROM organisation WHERE id = $1',
  'SELECT * FROM team WHERE org_id = $1 ORDER BY id',
  'SELECT board.* FROM board JOIN team ON team.id = team_id WHERE team.org_id = $1 ORDER BY board.id',
  ...OF_ORG.map((table) => `SELECT kept::text FROM ${table} AS kept WHERE org_id = $1 ORDER BY 1`),
  ...['team_member', 'team_invite'].map(
    (table) =>
      `SELECT kept::text FROM ${table} AS kept JOIN team ON team.id = team_id WHERE org_id = $1 ORDER BY 1`,
  ),
]
