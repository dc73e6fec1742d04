import type { BoardCommand } from '@retropulse/domain/board/command'
import {
  asId,
  type ActionId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const note = (noteId: string, text: string, columnId = 'c1'): BoardCommand => ({
  type: 'add-note',
  noteId: asId<NoteId>(noteId),
  columnId: asId<ColumnId>(columnId),
  rank: `a${noteId.slice(1)}`,
  text,
})
const action = (actionId: string, text: string): BoardCommand => ({
  type: 'add-action',
  actionId: asId<ActionId>(actionId),
  text,
})
const assign = (actionId: string, assignee: string): BoardCommand => ({
  type: 'assign-action',
  actionId: asId<ActionId>(actionId),
  assignee: asId<AuthorId>(assignee),
})

async function member(teamId: string | null, name: string): Promise<string> {
  const browser = openBrowser(app.url)
  const { sub } = await signUp(browser, { name })
  if (teamId !== null)
    await app.database.pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [teamId, sub])
  return sub
}

/** A team with a member, and a retro with a group, comments, a reaction, and action items of three people. */
async function fullRetro() {
  const { facilitator, teamId, boardId } = await startRetro(app.url)
  const mia = await member(teamId, 'Mia Lee')
  const former = await member(teamId, 'Tao Former')
  const client = await joinBoard(app.url, boardId, facilitator.cookie())
  const commands: readonly BoardCommand[] = [
    note('n1', '=Tea\n\n  hot'),
    note('n2', "'=Milk", 'c2'),
    note('n3', '**Sun**'),
    { type: 'group-note', noteId: asId<NoteId>('n2'), into: asId<NoteId>('n1') },
    { type: 'title-group', noteId: asId<NoteId>('n1'), title: 'Drinks' },
    {
      type: 'add-comment',
      noteId: asId<NoteId>('n2'),
      commentId: asId<CommentId>('k1'),
      text: '- cold\n- or not',
    },
    { type: 'set-reaction', noteId: asId<NoteId>('n3'), emoji: '👍', on: true },
    action('a1', 'Buy tea'),
    assign('a1', mia),
    { type: 'set-action-due', actionId: asId<ActionId>('a1'), due: '2027-03-01' },
    action('a2', 'Buy milk'),
    assign('a2', former),
    { type: 'set-action-status', actionId: asId<ActionId>('a2'), status: 1 },
  ]
  for (const command of commands) expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  return { facilitator, teamId, boardId, mia, former }
}

async function fileOf(browser: TestBrowser, path: string): Promise<string> {
  const answer = await fetch(app.url + path, { headers: { cookie: browser.cookie() } })
  expect(answer.status).toBe(200)
  return answer.text()
}

const exported = (browser: TestBrowser, boardId: string, format: string) =>
  fileOf(browser, `/api/board/${boardId}/export?format=${format}`)

/** The file without what EXPORT-13 excepts: its times, the address of the board, and names of authors. */
function comparable(file: string, format: string): string {
  if (format === 'csv')
    return file.includes(',Author\r\n') ? file.replaceAll(/,[^,\r\n]*\r\n/g, '\r\n') : file
  if (format === 'md') return file.replace(/.* · \[View board\].*/, '')
  return file.replaceAll(/"author": .*/g, '').replaceAll(/"(?:exportedAt|createdAt)": .*/g, '')
}

async function imports(browser: TestBrowser, teamId: string, body: object): Promise<readonly string[]> {
  const { status, body: made } = await browser.post(`/api/team/${teamId}/import`, body)
  expect([status, made]).toMatchObject([201, { stopped: null }])
  return (made as { ids: readonly string[] }).ids
}

describe('EXPORT-13: a file of a board makes the same board again', () => {
  test.each(['json', 'csv', 'md'])('%s, with assignees whose names are allowed', async (format) => {
    const { facilitator, teamId, boardId } = await fullRetro()
    const content = await exported(facilitator, boardId, format)
    const names = ['Mia Lee', 'Tao Former']
    const title = 'Sprint 12'
    const [id = ''] = await imports(facilitator, teamId, { content, names, title })
    const again = await exported(facilitator, id, format)
    expect(comparable(again, format)).toBe(comparable(content, format))
    expect(again).toContain('Mia Lee')
  })

  test('EXPORT-20: in JSON with the steps of its guided run, and compact', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    const steps = [
      { kind: 'write', minutes: 8, title: 'Write alone' },
      { kind: 'other', minutes: 5, title: 'Tea' },
    ]
    const { body } = await facilitator.post(`/api/team/${teamId}/boards`, {
      name: 'Planned',
      columns: ['Glad', 'Sad'],
      compact: true,
      steps,
    })
    const { id: planned } = body as { id: string }
    const content = await exported(facilitator, planned, 'json')
    const [id = ''] = await imports(facilitator, teamId, { content })
    expect(comparable(await exported(facilitator, id, 'json'), 'json')).toBe(comparable(content, 'json'))
    const again = JSON.parse(await fileOf(facilitator, `/api/board/${id}`)) as object
    expect(again).toMatchObject({ runSteps: steps, compact: true })
  })

  test.each(['json', 'csv', 'md'])('MOVE-IN-9: %s, and no name that is not allowed', async (format) => {
    const { facilitator, teamId, boardId } = await fullRetro()
    const content = await exported(facilitator, boardId, format)
    const [id = ''] = await imports(facilitator, teamId, { content })
    expect(await exported(facilitator, id, format)).not.toMatch(/Mia|Tao/)
  })
})

describe('MOVE-IN-9: an assignee is a member of the team at the time of the import', () => {
  const actionsOf = async (browser: TestBrowser, id: string) => {
    const { actions } = JSON.parse(await exported(browser, id, 'json')) as {
      actions: readonly { text: string; assignee: string | null }[]
    }
    return actions.map(({ text, assignee }) => `${text}: ${assignee}`)
  }

  test.each(['json', 'csv', 'md'])(
    '%s: the name of a former member stands behind the text',
    async (format) => {
      const { facilitator, teamId, boardId, former } = await fullRetro()
      const content = await exported(facilitator, boardId, format)
      await app.database.pool.query('DELETE FROM team_member WHERE user_id = $1', [former])
      const [id = ''] = await imports(facilitator, teamId, { content, names: ['Mia Lee', 'Tao Former'] })
      expect(await actionsOf(facilitator, id)).toEqual(['Buy tea: Mia Lee', 'Buy milk (Tao Former): null'])
    },
  )

  test('an outsider of the same name is no member, and two members of one name are none', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    await member(null, 'Ann Outside')
    await member(teamId, 'Bo  Two')
    await member(teamId, 'bo two')
    await member(teamId, 'Cy One')
    const csv = [
      'Kind,Column,Text,Votes,Reactions,Comments,Group,State,Assignee,Due date',
      'Action item,,First,,,,,Open,Ann Outside,',
      'Action item,,Second,,,,,Open,Bo Two,',
      'Action item,,Third,,,,,Open,CY  one,',
    ].join('\n')
    const names = ['Ann Outside', 'Bo Two', 'CY  one']
    const [id = ''] = await imports(facilitator, teamId, { content: csv, names })
    expect(await actionsOf(facilitator, id)).toEqual([
      'First (Ann Outside): null',
      'Second (Bo Two): null',
      'Third: Cy One',
    ])
  })

  test('files of other tools assign members, too', async () => {
    const { facilitator, teamId } = await startRetro(app.url)
    await member(teamId, 'Mira Holm')
    const content = JSON.stringify({
      name: 'Retro 12',
      shortUrl: 'https://trello.com/b/AbCd1234',
      lists: [{ id: 'l1', name: 'Actions', closed: false, pos: 1 }],
      members: [
        { id: 'm1', fullName: 'Mira Holm' },
        { id: 'm2', fullName: 'Tao' },
      ],
      cards: [
        { id: 'c1', name: 'Order a runner', idList: 'l1', closed: false, pos: 1, idMembers: ['m1'] },
        { id: 'c2', name: 'Buy tea', idList: 'l1', closed: false, pos: 2, idMembers: ['m2'] },
      ],
      actions: [],
    })
    const [id = ''] = await imports(facilitator, teamId, { content, names: ['Mira Holm', 'Tao'] })
    expect(await actionsOf(facilitator, id)).toEqual(['Order a runner: Mira Holm', 'Buy tea (Tao): null'])
  })
})

test('IMPORT-30: the JSON of a team comes in as its retros', async () => {
  const { facilitator, teamId } = await fullRetro()
  const file = JSON.parse(await fileOf(facilitator, `/api/team/${teamId}/export`)) as { retros: object[] }
  const content = JSON.stringify({
    ...file,
    retros: [...file.retros, { ...file.retros[0], title: 'Sprint 11' }],
  })
  const { body } = await facilitator.post(`/api/team/${teamId}/import?dryRun=true`, { content })
  expect(body).toMatchObject({
    source: 'retropulse',
    retros: [{ title: 'Sprint 12' }, { title: 'Sprint 11', names: ['Mia Lee', 'Tao Former'] }],
  })
  const ids = await imports(facilitator, teamId, { content, names: ['Mia Lee'] })
  expect(ids).toHaveLength(2)
  const texts = await Promise.all(ids.map((id) => exported(facilitator, id, 'csv')))
  expect(texts.filter((text) => text.includes(',Open,Mia Lee,'))).not.toEqual([])
})

test('IMPORT-26: a file beyond the bytes of a board is refused with its reason, and nothing is made', async () => {
  const { facilitator, teamId } = await startRetro(app.url)
  const notes = Array.from({ length: 700 }, () => ({ column: 0, text: '日'.repeat(2000) }))
  const retro = (title: string, own: readonly object[]) => ({
    kind: 'retropulse-board',
    version: 1,
    title,
    columns: [{ name: 'Glad', meaning: 'good' }],
    notes: own,
  })
  const content = JSON.stringify({ team: 'A', retros: [retro('Small', []), retro('Large', notes)] })
  const answer = await facilitator.post(`/api/team/${teamId}/import`, { content })
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'bad-request', problems: [{ code: 'board-too-large', detail: 'retros[1] 4410000' }] },
  })
  const { rows } = await app.database.pool.query(
    "SELECT id FROM board WHERE team_id = $1 AND title = 'Small'",
    [teamId],
  )
  expect(rows).toEqual([])
})
