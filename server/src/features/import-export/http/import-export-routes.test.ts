import type { ExportedBoard } from '@retropulse/domain/import-export/exported-board'
import {
  type ActionId,
  asId,
  type AuthorId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteSaying, type Retro, startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { createOrg, openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'
import { joinForTest, sendAccepted } from '../../../testing/board-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const [n1, n2] = [asId<NoteId>('n1'), asId<NoteId>('n2')]
const a1 = asId<ActionId>('a1')

/** A retro with content of a facilitator and of a guest. */
async function livelyRetro(isAnonymous = false) {
  const retro = await startRetro(app.url, { isAnonymous })
  const gus = openBrowser(app.url)
  await gus.get('/uid')
  const fay = await joinForTest(app.url, retro.boardId, retro.facilitator.cookie())
  const guest = await joinForTest(app.url, retro.boardId, gus.cookie())
  await sendAccepted(fay, noteSaying('Tea', 'n1'), {
    type: 'set-reaction',
    noteId: n1,
    emoji: '👍',
    on: true,
  })
  await sendAccepted(guest, noteSaying('=1+1', 'n2'), {
    type: 'add-comment',
    noteId: n1,
    commentId: asId<CommentId>('c1'),
    text: 'With milk',
  })
  await sendAccepted(fay, { type: 'add-action', actionId: a1, text: 'Buy tea' })
  const { body } = await retro.facilitator.get('/profile')
  const fayId = asId<AuthorId>((body as { sub: string }).sub)
  await sendAccepted(fay, { type: 'assign-action', actionId: a1, assignee: fayId })
  return { ...retro, gus, fay, guest, fayId }
}

const exportPath = ({ teamId, boardId }: Retro, format = 'json') =>
  `/api/team/${teamId}/board/${boardId}/export?format=${format}`

async function fileOf(browser: TestBrowser, path: string) {
  const response = await fetch(app.url + path, { headers: { cookie: browser.cookie() } })
  expect(response.status).toBe(200)
  return { headers: response.headers, text: await response.text() }
}

async function exportFor(browser: TestBrowser, retro: Retro): Promise<ExportedBoard> {
  return JSON.parse((await fileOf(browser, exportPath(retro))).text) as ExportedBoard
}

async function imports(browser: TestBrowser, teamId: string, body: object, query = '') {
  return browser.post(`/api/team/${teamId}/import${query}`, body)
}

const CSV = { format: 'csv', content: 'Column,Text,Votes\nWent well,Tea,2\nWent less well,Rain,\n' }

describe('a board as a file', () => {
  test.each([
    ['json', 'application/json; charset=utf-8', '"text": "Tea"'],
    ['md', 'text/markdown; charset=utf-8', '# Sprint 12'],
    ['csv', 'text/csv; charset=utf-8', 'Note,Went well,Tea,0,👍 1,• With milk'],
  ])('EXPORT-1: %s has the title as its name, and a content type', async (format, type, part) => {
    const retro = await livelyRetro()
    const { headers, text } = await fileOf(retro.facilitator, exportPath(retro, format))
    expect(headers.get('content-type')).toBe(type)
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Sprint-12.${format}`)
    expect(text).toContain(part)
    const short = await fileOf(retro.facilitator, `/api/board/${retro.boardId}/export?format=${format}`)
    expect(short.text.length).toBe(text.length)
  })

  test('EXPORT-10: a cell that a spreadsheet would run as a formula gets an apostrophe', async () => {
    const retro = await livelyRetro()
    expect((await fileOf(retro.gus, exportPath(retro, 'csv'))).text).toContain("Went well,'=1+1,")
  })

  test('EXPORT-1, EXPORT-2: members read names, other readers none, and no file holds an id of a person', async () => {
    const retro = await livelyRetro()
    const forFay = await exportFor(retro.facilitator, retro)
    expect(forFay.notes.map(({ author }) => author)).toEqual(['Fay Facilitator', null])
    expect(forFay.actions).toMatchObject([{ text: 'Buy tea', assignee: 'Fay Facilitator' }])
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    for (const browser of [retro.gus, stranger, openBrowser(app.url)]) {
      const told = await exportFor(browser, retro)
      expect(JSON.stringify(told)).not.toMatch(/Fay|~/)
    }
    for (const browser of [retro.facilitator, retro.gus])
      for (const format of ['json', 'md', 'csv']) {
        const { text } = await fileOf(browser, exportPath(retro, format))
        for (const id of [retro.fayId, ...retro.guest.joined.you.authorIds]) expect(text).not.toContain(id)
      }
  })

  test('ANON-10, EXPORT-4: the file of an anonymous board has no authors, for a facilitator neither', async () => {
    const retro = await livelyRetro(true)
    const exported = await exportFor(retro.facilitator, retro)
    expect(exported.settings.isAnonymous).toBe(true)
    expect(
      exported.notes.flatMap((note) => [note.author, ...note.comments.map((one) => one.author)]),
    ).toEqual([null, null, null])
  })

  test('MASK-5, EXPORT-3: while brainstorming no file has the text of another person', async () => {
    const retro = await livelyRetro()
    await sendAccepted(retro.fay, { type: 'set-masking', on: true })
    for (const format of ['json', 'md', 'csv']) {
      const { text } = await fileOf(retro.facilitator, exportPath(retro, format))
      expect(text).not.toMatch(/1\+1|milk/)
      expect((await fileOf(retro.gus, exportPath(retro, format))).text).not.toMatch(/Tea\b/)
    }
    expect(await exportFor(retro.facilitator, retro)).toMatchObject({
      hiddenNotes: 1,
      notes: [{ text: 'Tea' }],
    })
  })

  test('EXPORT-5, VOTE-32: votes of a secret vote are in no file while it runs', async () => {
    const retro = await livelyRetro()
    await sendAccepted(
      retro.fay,
      { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
      { type: 'cast-votes', noteId: n2, votes: 2 },
    )
    const votes = async () => (await exportFor(retro.facilitator, retro)).notes.map((note) => note.votes)
    expect(await votes()).toEqual([0, 0])
    await sendAccepted(retro.fay, { type: 'end-voting' })
    expect(await votes()).toEqual([0, 2])
  })
})

describe('a retro from a file', () => {
  test('EXPORT-13, IMPORT-11, IMPORT-15: is as it was exported, created by the importer, without authors', async () => {
    const retro = await livelyRetro()
    await sendAccepted(
      retro.fay,
      { type: 'group-note', noteId: n2, into: n1 },
      { type: 'title-group', noteId: n1, title: 'Drinks' },
      { type: 'start-voting', contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
      { type: 'cast-votes', noteId: n1, votes: 2 },
      { type: 'end-voting' },
      { type: 'set-action-status', actionId: a1, status: 1 },
    )
    const exported = await exportFor(retro.facilitator, retro)
    const content = JSON.stringify(exported)
    const { status, body } = await imports(retro.facilitator, retro.teamId, { format: 'json', content })
    expect(status).toBe(201)
    const again = { ...retro, boardId: (body as { id: string }).id }
    const copy = await exportFor(retro.facilitator, again)
    const nameless = (board: ExportedBoard) => ({
      ...board,
      exportedAt: 0,
      createdAt: 0,
      notes: board.notes.map((note) => ({
        ...note,
        author: null,
        comments: note.comments.map((comment) => ({ ...comment, author: null })),
      })),
      actions: board.actions.filter(({ earlier }) => !earlier).map((one) => ({ ...one, assignee: null })),
    })
    expect(nameless(copy)).toEqual(nameless(exported))
    expect(copy.notes.map(({ author }) => author)).toEqual([null, null])
    const { rows } = await app.database.pool.query(
      'SELECT actor, count(*)::integer FROM board_log WHERE board_id = $1 GROUP BY actor',
      [again.boardId],
    )
    expect(rows).toEqual([{ actor: retro.fayId, count: 1 }])
  })

  test('IMPORT-17: its open action items are the team’s, without assignees, on every board of the team', async () => {
    const retro = await livelyRetro()
    const exported = await exportFor(retro.facilitator, retro)
    const other = openBrowser(app.url)
    await signUp(other)
    const { teamId } = await createOrg(other)
    const { body: first } = await imports(other, teamId, CSV)
    const client = await joinForTest(app.url, (first as { id: string }).id, other.cookie())
    const content = JSON.stringify(exported)
    expect((await imports(other, teamId, { format: 'json', content })).status).toBe(201)
    await expect
      .poll(async () => {
        const { body } = await other.get(`/api/board/${client.joined.board?.state.id}?include=notes`)
        return (body as { actions: { text: string }[] }).actions.map(({ text }) => text)
      })
      .toEqual(['Buy tea'])
    const { rows } = await app.database.pool.query(
      'SELECT text, assignee FROM team_action WHERE team_id = $1',
      [teamId],
    )
    expect(rows).toEqual([{ text: 'Buy tea', assignee: null }])
  })

  test('IMPORT-16, IMPORT-27: from CSV has columns with meanings, notes and totals of votes', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const { status, body } = await imports(facilitator, teamId, { ...CSV, title: 'From elsewhere' })
    expect(status).toBe(201)
    const exported = await exportFor(facilitator, {
      facilitator,
      teamId,
      boardId: (body as { id: string }).id,
    })
    expect(exported).toMatchObject({
      title: 'From elsewhere',
      columns: [
        { name: 'Went well', meaning: 'good' },
        { name: 'Went less well', meaning: 'bad' },
      ],
      notes: [
        { text: 'Tea', votes: 2, column: 0 },
        { text: 'Rain', votes: 0, column: 1 },
      ],
    })
  })

  test('IMPORT-28: hides authors where its JSON did; from CSV, where the team does', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const isAnonymous = async (body: object) => {
      const imported = await imports(facilitator, teamId, body)
      const { body: board } = await facilitator.get(`/api/board/${(imported.body as { id: string }).id}`)
      return (board as { isAnonymous: boolean }).isAnonymous
    }
    const anonymous = await livelyRetro(true)
    const content = JSON.stringify(await exportFor(anonymous.facilitator, anonymous))
    expect(await isAnonymous({ format: 'json', content })).toBe(true)
    expect(await isAnonymous(CSV)).toBe(false)
    await app.database.pool.query('UPDATE organisation SET retros_begun = 0')
    await app.database.pool.query('UPDATE team SET is_anonymous = true WHERE id = $1', [teamId])
    expect(await isAnonymous(CSV)).toBe(true)
  })

  test('IMPORT-12: is private again where it was private and the plan allows that', async () => {
    const retro = await startRetro(app.url)
    const { pool } = app.database
    await pool.query('UPDATE board SET is_private = true WHERE id = $1', [retro.boardId])
    const content = JSON.stringify(await exportFor(retro.facilitator, retro))
    const isPrivateOn = async (planId: string | null) => {
      const sql = `UPDATE organisation SET plan_id = $2 WHERE id = (SELECT org_id FROM team WHERE id = $1)`
      await pool.query(sql, [retro.teamId, planId])
      const { body } = await imports(retro.facilitator, retro.teamId, { format: 'json', content })
      const { rows } = await pool.query<{ is_private: boolean }>(
        'SELECT is_private FROM board WHERE id = $1',
        [(body as { id: string }).id],
      )
      return rows[0]?.is_private
    }
    expect([await isPrivateOn('level1'), await isPrivateOn(null)]).toEqual([true, false])
  })

  test('with 300 notes can be written on at once', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const content = `Column,Text\n${Array.from({ length: 300 }, (_, at) => `Good,Note ${at}\n`).join('')}`
    const { body } = await imports(facilitator, teamId, { format: 'csv', content })
    const { id } = body as { id: string }
    const client = await joinForTest(app.url, id, facilitator.cookie())
    expect(Object.keys(client.joined.board?.state.notes ?? {})).toHaveLength(300)
    await sendAccepted(client, noteSaying('One more', 'more'))
    const { rows } = await app.database.pool.query<{ seq: number; notes_count: number }>(
      'SELECT seq, notes_count FROM board WHERE id = $1',
      [id],
    )
    expect(rows).toEqual([{ seq: 3, notes_count: 301 }])
  })
})
