import { asId, type TeamId } from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import type { Pool } from 'pg'

/** Inserts a team with its organisation and their owner into a database; returns the team's id. */
export async function teamInDatabase(pool: Pool): Promise<TeamId> {
  const [person, org, team] = [nanoid(20), nanoid(16), nanoid(16)]
  await pool.query(
    `insert into user_account (id, name, email, email_verified, created_at, updated_at)
     values ($1, 'Owner', $1 || '@example.com', true, now(), now())`,
    [person],
  )
  await pool.query(`insert into organisation (id, name, primary_owner_id) values ($1, 'Example Ltd', $2)`, [
    org,
    person,
  ])
  await pool.query(`insert into team (id, org_id, name) values ($1, $2, 'Platform')`, [team, org])
  return asId<TeamId>(team)
}
