import type { TeamId } from '@retropulse/domain/kernel/ids'
import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { migrate } from '../platform/database/migrations.ts'
import { scratchFolder } from '../platform/database/testing/scratch-folder.ts'
import { silentLog } from '../platform/database/testing/silent-log.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { teamInDatabase } from './team-in-database.ts'

/* Deliveries that a former version stored as whole messages, before the migration and beside the new version. */

const FIRST_NEW = '0060'
const AT = Date.UTC(2026, 10, 24, 9, 30)

let pool: Pool
let teamId: TeamId
beforeEach(async () => {
  const former = scratchFolder()
  for (const name of readdirSync(MIGRATIONS_DIR))
    if (name < FIRST_NEW) copyFileSync(join(MIGRATIONS_DIR, name), join(former, name))
  const database = await openTestDatabase<Tables>(former)
  onTestFinished(() => database.close())
  pool = database.pool
  teamId = await teamInDatabase(pool)
  await pool.query(
    `INSERT INTO connection (id, org_id, team_id, kind, name, url_encrypted, host, secret_encrypted, events)
     SELECT 'c1', org_id, id, 'webhook', 'Ours', '', '', '', '{retro.started}' FROM team WHERE id = $1`,
    [teamId],
  )
  await pool.query(
    `INSERT INTO board (id, team_id, org_id, created_by, created_at, seq, title, columns, updated_at)
     SELECT 'b1', id, org_id, 'u1', 0, 0, 'Sprint 12', '[]', 0 FROM team WHERE id = $1`,
    [teamId],
  )
})

const migrateAll = () => migrate(pool, MIGRATIONS_DIR, silentLog)

/** Stores a message as the former version did. */
async function store(id: string, type: string, data: object, isWaiting = false): Promise<void> {
  const payload = { at: AT, data, notice: { title: 'Zebulon Quux', lines: ['a delicate note'], link: null } }
  await pool.query(
    `INSERT INTO delivery (id, connection_id, type, payload, next_try_at, tries, sent_at, status, failure)
     VALUES ($1, 'c1', $2, $3, $4, 2, $5, $6, $7)`,
    isWaiting
      ? [id, type, JSON.stringify(payload), new Date(AT), null, 503, 'error']
      : [id, type, JSON.stringify(payload), null, new Date(AT), 200, null],
  )
}

const kept = async () =>
  (await pool.query<Record<string, unknown>>('SELECT * FROM connection_delivery ORDER BY seq')).rows

test('LINK-10, LINK-17: an update keeps what waits and the log, and erases texts and names', async () => {
  const team = { id: teamId, name: 'Platform' }
  const retro = { id: 'b1', title: 'Sprint 12' }
  await store('m1', 'retro.summary', { team, retro, details: { topNotes: ['a delicate note (2)'] } }, true)
  await store('m2', 'action.created', { team, retro, actionItem: { id: 'a1', text: 'a delicate action' } })
  await store('m3', 'member.joined', { team, person: { id: 'p1', name: 'Zebulon Quux' } })
  await store('m4', 'survey.opened', { team, survey: { id: 's1', name: 'March' } })
  await store('m5', 'plan.changed', { details: { from: 'free', to: 'level2:1' } })
  await store('m6', 'test', { message: 'Retropulse is connected' })
  await migrateAll()

  const sent = { due_at: null, sent_at: new Date(AT), status: 200, failure: null }
  const ofTeam = {
    connection_id: 'c1',
    team_id: teamId,
    tries: 2,
    at: new Date(AT),
    withheld: null,
    details: {},
  }
  expect(await kept()).toMatchObject([
    {
      ...ofTeam,
      id: 'm1',
      board_id: 'b1',
      subject: 'b1',
      due_at: new Date(AT),
      sent_at: null,
      failure: 'error',
    },
    { ...ofTeam, ...sent, id: 'm2', board_id: 'b1', subject: 'a1' },
    { ...ofTeam, ...sent, id: 'm3', board_id: null, subject: 'p1' },
    { ...ofTeam, ...sent, id: 'm4', board_id: null, subject: 's1' },
    { ...sent, id: 'm5', team_id: null, subject: null, details: { from: 'free', to: 'level2:1' } },
    { ...sent, id: 'm6', team_id: null, subject: null },
  ])
  expect(JSON.stringify(await kept())).not.toMatch(/delicate|Quux|Sprint|Platform/)
  expect((await pool.query('SELECT FROM delivery')).rowCount).toBe(0)
})

test('LINK-17, TRASH-20: an update erases deliveries about a retro or a team that is gone for good', async () => {
  await store('m1', 'retro.started', { retro: { id: 'purged', title: 'Gone' } }, true)
  await store('m2', 'member.left', { team: { id: 'purged', name: 'Gone' }, person: { id: 'p1' } })
  await migrateAll()
  expect(await kept()).toEqual([])
  expect((await pool.query('SELECT FROM delivery')).rowCount).toBe(0)
})

test('LINK-10, LINK-17: what a server of the former version stores during an update is sent by the new version', async () => {
  await migrateAll()
  await store('m1', 'retro.started', { retro: { id: 'b1', title: 'Sprint 12' } }, true)
  await store('m2', 'test', { message: 'Retropulse is connected' })
  expect(await kept()).toMatchObject([{ id: 'm1', board_id: 'b1', due_at: new Date(AT) }])
  expect((await pool.query('SELECT FROM delivery')).rowCount).toBe(0)
})

test('LINK-17, PROFILE-11: events hold no address of a person who joined, before the update and after it', async () => {
  const joinOrganisation = () =>
    pool.query(
      `INSERT INTO audit_entry (org_id, actor_id, kind, details)
       SELECT org_id, 'p1', 'org-joined', '{"from": "zebulon@quux.example", "to": "admin"}' FROM team WHERE id = $1`,
      [teamId],
    )
  await joinOrganisation()
  await migrateAll()
  await joinOrganisation()
  const { rows } = await pool.query('SELECT type, subject, details FROM event_outbox WHERE subject = $1', [
    'p1',
  ])
  const event = { type: 'member.joined', subject: 'p1', details: {} }
  expect(rows).toEqual([event, event])
})
