import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrackerIssues } from '../../features/trackers/store/tracker-issues.ts'
import { eventually } from '../eventually.ts'
import { startBoard } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { type TeamPlace, teamPlace } from '../team-place.ts'

/*
 * The attack: an organisation connects more services than are sent to at once, all of which take nine seconds for an
 * answer, and so never rest after failures. The deliveries of all others waited for it.
 */
const SLOW = 20
const SLOW_MS = 9000

let app: TestApp
let service: Server
let origin: string
const arrivals: string[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    arrivals.push(request.url ?? '')
    request.resume()
    setTimeout(() => response.writeHead(200).end(), request.url === '/slow' ? SLOW_MS : 0)
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  app = await startApp({
    PUBLIC_URL: 'https://retro.example.com',
    DEFAULT_PLAN: 'level3',
    ALLOW_PRIVATE_WEBHOOKS: 'true',
  })
})
afterAll(async () => {
  service.closeAllConnections()
  service.close()
  await app.close()
})

test('LINK-11: slow services of one organisation delay no other organisation', async () => {
  const [attacker, other] = [await teamPlace(app), await teamPlace(app)]
  const connect = async ({ owner, teamId }: TeamPlace, path: string) => {
    const input = { kind: 'webhook', name: path, url: origin + path, events: ['retro.started'] }
    expect((await owner.browser.post(`/api/team/${teamId}/connections`, input)).status).toBe(201)
  }
  for (let at = 0; at < SLOW; at += 1) await connect(attacker, '/slow')
  await connect(other, '/quick')
  await startBoard(attacker.owner.browser, attacker.teamId)
  await eventually(() => expect(arrivals.length).toBeGreaterThan(0))

  await startBoard(other.owner.browser, other.teamId)
  await eventually(() => expect(arrivals).toContain('/quick'), SLOW_MS - 3000)
}, 60_000)

test('TRACK-10: of one organisation four trackers are asked at a time, whatever waits', async () => {
  const [attacker, other] = [await teamPlace(app), await teamPlace(app)]
  const { pool } = app.database
  const add = async ({ teamId }: TeamPlace, id: string) => {
    await pool.query(
      `INSERT INTO tracker (id, team_id, kind, project, token_encrypted, paused_until)
       VALUES ($1, $2, 'github', 'acme/web', 'sealed', now() + interval '1 day')`,
      [id, teamId],
    )
    await pool.query(
      `INSERT INTO team_action (team_id, id, text, status, added_in, time_stamp)
       VALUES ($1, $2, 'Fix the build', 0, 'a-board', 0)`,
      [teamId, id],
    )
    await pool.query(
      `INSERT INTO tracker_issue (id, team_id, action_id, tracker_id, due_at)
       VALUES (gen_random_uuid(), $1, $2, $2, now() - interval '1 hour')`,
      [teamId, id],
    )
  }
  for (let at = 0; at < 6; at += 1) await add(attacker, `slow-${at}`)
  await add(other, 'quick')
  // The loop of the server rests with these trackers until tomorrow; this one does not.
  const issues = createTrackerIssues(app.database.db, 'key')
  const claim = async (except: readonly string[]) => {
    const wanted = { now: Date.now() + 2 * 86_400_000, limit: 48, ofOneOrg: 4, except }
    return (await issues.claim(wanted)).map(({ trackerId }) => trackerId)
  }
  const first = await claim([])
  expect(first).toHaveLength(5)
  expect(first).toContain('quick')
  // Those are under way: no other tracker of the organisation may begin.
  expect(await claim(first)).toEqual([])
  expect(await claim(first.filter((id) => id !== 'quick').slice(0, 3))).toHaveLength(1)
})
