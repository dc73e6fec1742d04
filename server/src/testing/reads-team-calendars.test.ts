import type { CalendarLink, CalendarStatus } from '@retropulse/contract/calendar'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import ICAL from 'ical.js'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinBoard } from './board-client.ts'
import { noteSaying, startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { auditedChangesIn, newUser, newUserAs, type TeamPlace, teamPlace } from './team-place.ts'
import { openBrowser } from './test-browser.ts'

const PUBLIC_URL = 'https://retro.example.com'
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

let app: TestApp
let place: TeamPlace
beforeAll(async () => {
  app = await startApp({ PUBLIC_URL, DEFAULT_PLAN: 'level1' })
})
beforeEach(async () => {
  place = await teamPlace(app)
})
afterAll(() => app.close())

const path = () => `/api/team/${place.teamId}/calendar`
const query = (statement: string, ...values: unknown[]) => app.database.pool.query(statement, values)

/** Makes a link; returns its path. */
async function link(includesPrivate = false): Promise<string> {
  const { status, body } = await place.owner.browser.post(path(), { includesPrivate })
  expect(status).toBe(201)
  const { url } = body as CalendarLink
  expect(url).toMatch(/^https:\/\/retro\.example\.com\/api\/calendar\/[\w-]{43}\.ics$/)
  return url.replace(PUBLIC_URL, '')
}

async function linkStatus(): Promise<CalendarStatus> {
  return (await place.owner.browser.get(path())).body as CalendarStatus
}

/** A calendar that asks, which has no cookie. */
async function ask(at: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.url + at, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

function titlesIn(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  return calendar
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each).summary)
    .toSorted()
}

/** A retro with a note and an action item that is due. */
async function retro(title: string, action: string, due = dayAfter(3)): Promise<string> {
  const { browser } = place.owner
  const boardId = await startBoard(browser, place.teamId)
  await query('UPDATE board SET title = $2 WHERE id = $1', boardId, title)
  const client = await joinBoard(app.url, boardId, browser.cookie())
  const actionId = asId<ActionId>(`of-${boardId}`.slice(0, 16))
  const commands = [
    noteSaying('What somebody wrote'),
    { type: 'add-action', actionId, text: action },
    { type: 'set-action-due', actionId, due },
  ] as const
  for (const command of commands) expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  return boardId
}

async function survey(name: string): Promise<string> {
  const id = nanoid()
  await query(
    `INSERT INTO pulse_survey (id, team_id, model_id, name, format, floor, created_by, started_at, closes_at)
     VALUES ($1, $2, 'none', $3, '{}', 4, $4, now(), now() + interval '2 days')`,
    id,
    place.teamId,
    name,
    place.owner.id,
  )
  return id
}

describe('the link', () => {
  test('CAL-1, CAL-2: is shown once, lies hashed in the database, and says whether calendars ask', async () => {
    expect(await linkStatus()).toEqual({ link: null, mayEdit: true })
    const feed = await link()
    expect(await linkStatus()).toMatchObject({ link: { lastReadAt: null, includesPrivate: false } })
    const { rows } = await query('SELECT * FROM calendar_link WHERE team_id = $1', place.teamId)
    expect(JSON.stringify(rows)).not.toContain(feed.slice('/api/calendar/'.length, -4))
    expect((await ask(feed)).status).toBe(200)
    expect((await linkStatus()).link?.lastReadAt).toBeGreaterThan(0)
    expect(JSON.stringify(await linkStatus())).not.toContain(feed.slice(-20, -4))
  })

  test('CAL-4: after another one, after its end, or with its team in the trash, it is answered as one that never was', async () => {
    const unknown = await ask(`/api/calendar/${'x'.repeat(43)}.ics`)
    expect(unknown.status).toBe(404)
    const first = await link()
    const second = await link()
    expect(await ask(first)).toMatchObject({ status: 404, text: unknown.text })
    expect((await ask(second)).status).toBe(200)
    await query('UPDATE team SET deleted_at = now() WHERE id = $1', place.teamId)
    expect(await ask(second)).toMatchObject({ status: 404, text: unknown.text })
    await query('UPDATE team SET deleted_at = NULL WHERE id = $1', place.teamId)
    expect((await place.owner.browser.delete(path())).status).toBe(204)
    expect(await ask(second)).toMatchObject({ status: 404, text: unknown.text })
    expect((await place.owner.browser.delete(path())).status).toBe(404)
  })

  test('LINK-6, CAL-2: making, replacing and ending it are entries of the activity log', async () => {
    await link()
    await link()
    await place.owner.browser.delete(path())
    const kinds = (await auditedChangesIn(app, place)).map(([, kind]) => kind)
    expect(kinds).toEqual(['connection-made', 'connection-changed', 'connection-removed'])
  })

  test('CAL-1: facilitators see how it is doing; who may edit the team makes and ends it', async () => {
    const facilitator = await newUserAs(app, place, null, 'facilitator')
    const member = await newUserAs(app, place, null, 'member')
    const statuses = async (browser: typeof member.browser) => [
      (await browser.get(path())).status,
      (await browser.post(path(), { includesPrivate: false })).status,
      (await browser.delete(path())).status,
    ]
    expect(await statuses(facilitator.browser)).toEqual([200, 403, 403])
    expect(await statuses(member.browser)).toEqual([403, 403, 403])
    expect(await statuses((await newUser(app)).browser)).toEqual([404, 404, 404])
    expect(await statuses(openBrowser(app.url))).toEqual([401, 401, 401])
  })
})

describe('what stands in the calendar', () => {
  test('CAL-3, CAL-6: retros, surveys and due dates; no note, no author, nothing that is done or in the trash', async () => {
    await retro('Sprint 12', 'Buy tea')
    const gone = await retro('Deleted', 'Gone')
    await query('UPDATE board SET deleted_at = now() WHERE id = $1', gone)
    await retro('Sprint 13', 'Already done')
    await query("UPDATE team_action SET status = 1 WHERE text = 'Already done'")
    await survey('Winter pulse')
    const { text, headers } = await ask(await link())
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(titlesIn(text)).toEqual(['Due: Buy tea', 'Sprint 12', 'Sprint 13', 'Winter pulse'])
    expect(text).not.toMatch(/somebody wrote|ORGANIZER|ATTENDEE/)
    expect(text).not.toContain(place.owner.id)
    expect(text.replaceAll('\r\n ', '')).toContain(`${PUBLIC_URL}/dashboard/team/${place.teamId}/actions`)
  })

  test('CAL-6: a survey stands on the days that the team has, where surveys are scheduled in a time zone', async () => {
    const id = await survey('Winter pulse')
    // In Auckland, 13 hours before UTC at the end of November, it is the next morning at 20:00 UTC.
    await query(
      `UPDATE pulse_survey SET started_at = '2026-11-29T20:00Z', closes_at = '2026-12-01T20:00Z' WHERE id = $1`,
      id,
    )
    const cookie = place.owner.browser.cookie()
    const days = async () => {
      const { text } = await ask(`/api/team/${place.teamId}/calendar/survey/${id}`, { cookie })
      return [...text.matchAll(/DT(?:START|END);VALUE=DATE:(\d+)/g)].map(([, day]) => day)
    }
    expect(await days()).toEqual(['20261129', '20261202'])
    await query(
      `INSERT INTO pulse_schedule (team_id, model_id, name, cadence, first_day, hour, time_zone, open_days, created_by)
       VALUES ($1, 'none', 'Weekly', 'weekly', '2026-11-30', 9, 'Pacific/Auckland', 2, $2)`,
      place.teamId,
      place.owner.id,
    )
    expect(await days()).toEqual(['20261130', '20261203'])
  })

  test('CAL-5: private retros and their action items stand in it only where that was chosen', async () => {
    await retro('Open', 'Of an open one')
    const hidden = await retro('Hidden', 'Of a private one')
    await query('UPDATE board SET is_private = true WHERE id = $1', hidden)
    expect(titlesIn((await ask(await link())).text)).toEqual(['Due: Of an open one', 'Open'])
    expect(titlesIn((await ask(await link(true))).text)).toContain('Hidden')
    const feed = await link()
    await query('UPDATE team SET is_private = true WHERE id = $1', place.teamId)
    expect(titlesIn((await ask(feed)).text)).toEqual([])
  })

  test('CAL-5: what is over for more than 90 days is left out', async () => {
    const old = await retro('Long ago', 'Forgotten', dayAfter(-91))
    await query('UPDATE board SET created_at = $2 WHERE id = $1', old, Date.now() - 91 * DAY_MS)
    await retro('Lately', 'Late', dayAfter(-89))
    expect(titlesIn((await ask(await link())).text)).toEqual(['Due: Late', 'Lately'])
  })

  test('CAL-3: a calendar that has it already is answered 304', async () => {
    await retro('Sprint 12', 'Buy tea')
    const feed = await link()
    const etag = (await ask(feed)).headers.get('etag')
    expect(etag).not.toBeNull()
    expect((await ask(feed, { 'if-none-match': etag! })).status).toBe(304)
  })
})

describe('a single entry', () => {
  test('CAL-7: a retro and a survey are files for those who may read the boards of the team', async () => {
    const boardId = await retro('Sprint 12', 'Buy tea')
    const surveyId = await survey('Winter pulse')
    const member = await newUserAs(app, place, null, 'member')
    const stranger = await newUser(app)
    const wanted = [
      [`${path()}/retro/${boardId}`, 'Sprint 12'],
      [`${path()}/survey/${surveyId}`, 'Winter pulse'],
    ] as const
    for (const [at, title] of wanted) {
      const { status, text, headers } = await ask(at, { cookie: member.browser.cookie() })
      expect([status, headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="(retro|survey)\.ics"$/),
      ])
      expect(titlesIn(text)).toEqual([title])
      expect((await stranger.browser.get(at)).status).toBe(404)
      expect((await openBrowser(app.url).get(at)).status).toBe(401)
    }
    expect((await member.browser.get(`${path()}/survey/${boardId}`)).status).toBe(404)
    const other = await teamPlace(app)
    const elsewhere = `/api/team/${other.teamId}/calendar/retro/${boardId}`
    expect((await other.owner.browser.get(elsewhere)).status).toBe(404)
  })
})

test('CAL-8: owners read how the links of all teams are doing, never the links', async () => {
  const at = `/api/org/${place.orgId}/calendar`
  expect((await place.owner.browser.get(at)).body).toEqual({ teams: [] })
  const secret = await link(true)
  await ask(secret)
  const { status, body } = await place.owner.browser.get(at)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    teams: [{ id: place.teamId, link: { lastReadAt: expect.any(Number) as number, includesPrivate: true } }],
  })
  expect(JSON.stringify(body)).not.toContain(secret.slice('/api/calendar/'.length, -'.ics'.length))
  const admin = await newUserAs(app, place, 'admin', null)
  expect((await admin.browser.get(at)).status).toBe(403)
  expect((await (await newUser(app)).browser.get(at)).status).toBe(404)
  expect((await openBrowser(app.url).get(at)).status).toBe(401)
})
