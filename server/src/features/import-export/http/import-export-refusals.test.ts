import type { ImportPreview } from '@retropulse/contract/import-export'
import { IMPORT_BYTES_MAX } from '@retropulse/domain/import-export/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

function imports(browser: TestBrowser, teamId: string, body: object, query = '') {
  return browser.post(`/api/team/${teamId}/import${query}`, body)
}

const CSV = { format: 'csv', content: 'Column,Text,Votes\nWent well,Tea,2\nWent less well,Rain,\n' }

describe('an import that changes nothing', () => {
  /** Without the rows that carry action items of earlier imports to other boards, which follow in their own time. */
  async function printOf(): Promise<unknown> {
    const { rows } = await app.database.pool.query(
      `SELECT (SELECT count(*) FROM board) AS boards,
        (SELECT count(*) FROM board_log WHERE command_id NOT LIKE 'carry:%') AS rows,
        (SELECT count(*) FROM team_action) AS actions, (SELECT sum(retros_begun) FROM organisation) AS begun`,
    )
    return rows
  }

  test('IMPORT-6: a dry run returns the preview', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const before = await printOf()
    const content = `${CSV.content},,\nWent well,More,1,`
    const { status, body } = await imports(facilitator, teamId, { ...CSV, content }, '?dryRun=true')
    expect(status).toBe(200)
    expect(body satisfies unknown as ImportPreview).toEqual({
      source: 'table',
      retros: [
        {
          title: 'Imported retro',
          columns: [
            { name: 'Went well', notes: 2 },
            { name: 'Went less well', notes: 1 },
          ],
          counts: { notes: 3, groups: 0, comments: 0, votes: 3, actions: 0 },
          leftOut: [],
          names: [],
        },
      ],
      title: 'Imported retro',
      isAnonymous: false,
      columns: [
        { name: 'Went well', notes: 2 },
        { name: 'Went less well', notes: 1 },
      ],
      counts: { notes: 3, comments: 0, votes: 3, reactions: 0, actions: 0 },
      firstNotes: [
        { column: 'Went well', text: 'Tea', votes: 2 },
        { column: 'Went less well', text: 'Rain', votes: 0 },
        { column: 'Went well', text: 'More', votes: 1 },
      ],
      warnings: [{ line: 4, code: 'row-empty', detail: '' }],
    })
    expect(await printOf()).toEqual(before)
  })

  test.each([
    [{ ...CSV, content: 'Column,Text,Votes\nGood,Tea,many\nBad,Rain,-1' }, [2, 3]],
    [{ format: 'json', content: '{"kind":' }, [null]],
    [{ format: 'json', content: 'null' }, [null]],
  ])('IMPORT-8: a broken file is reported line by line: %j', async (body, lines) => {
    const { facilitator, teamId } = await startRetro(app.url)
    const before = await printOf()
    for (const query of ['', '?dryRun=true']) {
      const answer = await imports(facilitator, teamId, body, query)
      expect(answer.status).toBe(400)
      const report = answer.body as { code: string; count: number; problems: { line: number | null }[] }
      expect([report.code, report.count]).toEqual(['bad-request', lines.length])
      expect(report.problems.map(({ line }) => line)).toEqual(lines)
    }
    expect(await printOf()).toEqual(before)
  })

  test.each([
    ['an unknown format', { format: 'xml', content: '' }],
    ['no content', { format: 'csv' }],
    ['a title over 92 characters', { ...CSV, title: 'x'.repeat(93) }],
    ['a column below zero', { ...CSV, mapping: { text: -1, column: null, votes: null } }],
    [
      'a mapping to a name that is too long',
      {
        ...CSV,
        mapping: { text: 1, column: 0, votes: null, columns: [{ from: 'a', to: 'x'.repeat(61) }] },
      },
    ],
  ])('a request with %s is refused', async (_, body) => {
    const { facilitator, teamId } = await startRetro(app.url)
    const before = await printOf()
    expect(await imports(facilitator, teamId, body)).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
    expect(await printOf()).toEqual(before)
  })

  test('IMPORT-8, IMPORT-22, LIMIT-5: a file over 10 MB is refused; other calls take 64 kB', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const before = await printOf()
    const tooLarge = { status: 413, body: { code: 'too-large' } }
    const content = 'x'.repeat(IMPORT_BYTES_MAX)
    expect(await imports(facilitator, teamId, { format: 'csv', content })).toMatchObject(tooLarge)
    const quotes = '"'.repeat(IMPORT_BYTES_MAX / 2 - 100)
    expect(await imports(facilitator, teamId, { format: 'csv', content: quotes })).toMatchObject({
      status: 400,
    })
    const path = `/api/team/${teamId}/boards`
    expect(await facilitator.post(path, { name: 'x'.repeat(70_000) })).toMatchObject(tooLarge)
    expect(await printOf()).toEqual(before)
  })

  test('IMPORT-14: a fifth large file within a minute from one user is refused; small ones are not', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const large = { format: 'json', content: ' '.repeat(1024 * 1024) }
    const statuses: number[] = []
    for (let at = 0; at < 5; at += 1) statuses.push((await imports(facilitator, teamId, large)).status)
    expect(statuses).toEqual([400, 400, 400, 400, 429])
    expect((await imports(facilitator, teamId, CSV)).status).toBe(201)
  })

  test('IMPORT-13: after 20 files within a minute from one user the next is refused; other users are not', async () => {
    const [{ facilitator, teamId }, other] = [await startRetro(app.url), await startRetro(app.url)]
    const broken = { format: 'json', content: 'null' }
    for (let times = 0; times < 20; times += 1)
      expect((await imports(facilitator, teamId, broken)).status).toBe(400)
    expect(await imports(facilitator, teamId, CSV)).toMatchObject({ status: 429, body: { code: 'too-fast' } })
    expect((await imports(other.facilitator, other.teamId, CSV)).status).toBe(201)
  })

  test('IMPORT-1: users who may not start a retro in the team, and archived teams, are refused', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    const before = await printOf()
    const codeFor = async (browser: TestBrowser, id = teamId) => {
      const { status, body } = await imports(browser, id, CSV)
      return [status, (body as { code: string }).code]
    }
    expect(await codeFor(openBrowser(app.url))).toEqual([401, 'sign-in-required'])
    expect(await codeFor(stranger)).toEqual([404, 'not-found'])
    expect(await codeFor(facilitator, 'no-such-team')).toEqual([404, 'not-found'])
    await app.database.pool.query('UPDATE team SET is_archived = true WHERE id = $1', [teamId])
    expect(await codeFor(facilitator)).toEqual([409, 'team-archived'])
    expect(await printOf()).toEqual(before)
  })

  test('IMPORT-18: more open action items than a board takes with those of the team are refused', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const file = (status: 0 | 1) => {
      const board = {
        kind: 'retropulse-board',
        version: 1,
        title: 'Full',
        columns: [{ name: 'Tea' }],
        notes: [],
      }
      const actions = Array.from({ length: 501 }, () => ({ text: 'Write tests', status }))
      return { format: 'json', content: JSON.stringify({ ...board, actions }) }
    }
    const answers = await Promise.all([1, 2].map(() => imports(facilitator, teamId, file(0))))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]))
    const before = await printOf()
    expect(await imports(facilitator, teamId, file(0))).toMatchObject({
      status: 400,
      body: { code: 'bad-request', problems: [{ code: 'too-many-actions' }], count: 1 },
    })
    expect(await printOf()).toEqual(before)
    expect((await imports(facilitator, teamId, file(1))).status).toBe(201)
  })

  test('IMPORT-19: an import counts as one of the three free retros', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    await app.database.pool.query(
      `UPDATE organisation SET plan_id = NULL, retros_begun = 2
       WHERE id = (SELECT org_id FROM team WHERE id = $1)`,
      [teamId],
    )
    expect((await imports(facilitator, teamId, CSV)).status).toBe(201)
    const before = await printOf()
    expect(await imports(facilitator, teamId, CSV)).toMatchObject({
      status: 403,
      body: { code: 'plan-required' },
    })
    expect(await printOf()).toEqual(before)
  })
})
