import type { Database } from '../../server/src/platform/database/database.ts'
import { GUESTS, MEMBERS, type Member, ODD_GUESTS, ORG, PASSWORD_HASH, TEAMS } from './cast.ts'
import type { Tables } from '../../server/src/main.ts'

/** Writes accounts, guests, the organisation and its teams; existing rows stay as they are. */
export async function writePeople({ pool }: Pick<Database<Tables>, 'pool'>, since: Date): Promise<void> {
  const members: readonly Member[] = Object.values(MEMBERS)
  for (const { id, name, email } of members) {
    await pool.query(ACCOUNT, [id, name, email, since])
    await pool.query(CREDENTIAL, [`${id}-password`, id, PASSWORD_HASH, since])
  }
  for (const { id, name } of [...GUESTS, ...ODD_GUESTS]) await pool.query(GUEST, [id, name, since])

  await pool.query(ORGANISATION, [ORG.id, ORG.name, MEMBERS.nora.id, since, ORG.planId, ORG.planQuantity])
  for (const [at, { id, name }] of Object.values(TEAMS).entries()) {
    await pool.query(TEAM, [id, ORG.id, name, after(since, at + 1)])
  }
  for (const [at, { id, orgRole, teamRoles }] of members.entries()) {
    const joined = after(since, 10 + at)
    if (orgRole !== null) await pool.query(ORG_MEMBER, [ORG.id, id, orgRole, joined])
    for (const [team, { id: teamId }] of Object.entries(TEAMS)) {
      const role = Object.entries(teamRoles).find(([key]) => key === team)?.[1]
      if (role !== undefined) await pool.query(TEAM_MEMBER, [teamId, id, role, joined])
    }
  }
}

const ACCOUNT = `
  INSERT INTO user_account (id, name, email, email_verified, created_at, updated_at)
  VALUES ($1, $2, $3, true, $4, $4) ON CONFLICT (id) DO NOTHING`
const CREDENTIAL = `
  INSERT INTO user_credential (id, user_id, provider_id, account_id, password, created_at, updated_at)
  VALUES ($1, $2, 'credential', $2, $3, $4, $4) ON CONFLICT (id) DO NOTHING`
const GUEST = 'INSERT INTO guest (id, name, created_at) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING'
const ORGANISATION = `
  INSERT INTO organisation (id, name, primary_owner_id, created_at, plan_id, plan_quantity)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING`
const TEAM =
  'INSERT INTO team (id, org_id, name, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING'
const ORG_MEMBER = `
  INSERT INTO org_member (org_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`
const TEAM_MEMBER = `
  INSERT INTO team_member (team_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`

function after(since: Date, minutes: number): Date {
  return new Date(since.getTime() + minutes * 60_000)
}
