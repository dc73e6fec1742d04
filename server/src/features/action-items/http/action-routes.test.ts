import type { MyActions, TeamAction, TeamActions } from '@retropulse/contract/actions'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { noteSaying, startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs, type TestUser, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'

/* The action items of a team, read and changed apart from its boards. */
let app: TestApp
let place: TeamPlace
let mia: TestUser
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await teamPlace(app)
  mia = await newUserAs(app, place, null, 'member')
})

describe('the list of a team’s action items', () => {
  test('ACTION-15, ACTION-26: has open ones by due date, then the newest, then those that are done', async () => {
    await retroWith('Buy tea', 'Buy milk', 'Buy mugs', 'Buy spoons')
    await change({ text: 'Buy milk', due: '2031-01-02' }, { text: 'Buy mugs', due: '2031-01-01' })
    await change({ text: 'Buy tea', status: 'done' })
    expect(texts(await list())).toEqual(['Buy mugs', 'Buy milk', 'Buy spoons', 'Buy tea'])
    expect(await list()).toMatchObject({ open: 3, done: 1, next: null, mayAdd: true })
  })

  test('ACTION-26: is filtered by state, by assignee, by retro and by what is overdue', async () => {
    const first = await retroWith('Buy tea', 'Buy milk')
    await retroWith('Buy mugs')
    await change({ text: 'Buy tea', status: 'done' }, { text: 'Buy milk', assignee: mia.id })
    await change({ text: 'Buy mugs', due: '2026-01-01' })
    expect(texts(await list('?status=open'))).toEqual(['Buy mugs', 'Buy milk'])
    expect(texts(await list('?status=done'))).toEqual(['Buy tea'])
    expect(texts(await list(`?assignee=${mia.id}`))).toEqual(['Buy milk'])
    expect(texts(await list('?assignee=none'))).toEqual(['Buy mugs', 'Buy tea'])
    expect(texts(await list(`?board=${first}`))).toEqual(['Buy milk', 'Buy tea'])
    expect(texts(await list('?overdue=2026-01-02'))).toEqual(['Buy mugs'])
    expect(texts(await list('?overdue=2026-01-01'))).toEqual([])
    expect((await list('?overdue=2026-01-01')).retros.map(({ name }) => name)).toEqual([
      'Sprint 12',
      'Sprint 12',
    ])
  })

  test('ACTION-30: has the assignee, the retro and the note of each, and not its author', async () => {
    const boardId = await retroWith()
    await onBoard(boardId, noteSaying('No tea', 'n1'), { ...add('Buy tea'), fromNote: asId<NoteId>('n1') })
    await change({ text: 'Buy tea', assignee: mia.id, due: '2031-01-01' })
    const [action] = (await list()).actions
    expect(action).toMatchObject({
      assignee: { id: mia.id, name: 'Ann Example' },
      retro: { id: boardId, name: 'Sprint 12', isArchived: false },
      noteId: 'n1',
      due: '2031-01-01',
    })
    expect(action).not.toHaveProperty('createdBy')
  })

  test('ACTION-30: has no link to a note of a board that hides its notes', async () => {
    const boardId = await retroWith()
    await onBoard(boardId, noteSaying('No tea', 'n1'), { ...add('Buy tea'), fromNote: asId<NoteId>('n1') })
    await onBoard(boardId, { type: 'set-masking', on: true })
    expect((await list()).actions).toMatchObject([{ noteId: null }])
  })

  test('ACTION-26: comes a hundred at a time, each action item once', async () => {
    const boardId = await retroWith()
    await app.database.pool.query(
      `INSERT INTO team_action (team_id, id, text, status, time_stamp, due, added_in)
       SELECT $1, 'a' || n, 'Action ' || n, n % 2, n, CASE WHEN n % 3 = 0 THEN '2031-01-01' END, $2
       FROM generate_series(1, 250) AS n`,
      [place.teamId, boardId],
    )
    const pages: TeamActions[] = [await list()]
    for (let next = pages[0]?.next; next !== null && next !== undefined; next = pages.at(-1)?.next)
      pages.push(await list(`?from=${encodeURIComponent(next)}`))
    expect(pages.map(({ actions }) => actions.length)).toEqual([100, 100, 50])
    expect(new Set(pages.flatMap(({ actions }) => actions.map(({ id }) => id))).size).toBe(250)
  })

  test('counts the open ones of 200 retros with 2,000 action items', async () => {
    const boardId = await retroWith()
    const { orgId, owner, teamId } = place
    await app.database.pool.query(
      `INSERT INTO board (id, team_id, org_id, created_by, is_private, created_at, seq, title, columns, notes_count, updated_at)
       SELECT $1 || n, $2, $3, $4, false, created_at, 1, 'Retro ' || n, columns, 0, updated_at
       FROM board, generate_series(1, 200) AS n WHERE id = $5`,
      ['b-', teamId, orgId, owner.id, boardId],
    )
    await app.database.pool.query(
      `INSERT INTO team_action (team_id, id, text, status, time_stamp, assignee, added_in)
       SELECT $1, 'a' || n, 'Action ' || n, n % 2, n, $2, 'b-' || (1 + n % 200) FROM generate_series(1, 2000) AS n`,
      [teamId, owner.id],
    )
    expect((await list()).open).toBe(1000)
    const { body } = await owner.browser.get('/api/my-actions')
    expect(body).toMatchObject({ open: 1000 })
  })
})

describe('changes of action items', () => {
  // Rules: ACTION-10, ACTION-17, ACTION-29, TRASH-6
  test('reach their board: text, assignee, due date, done, deleted and restored', async () => {
    const boardId = await retroWith('Buy tea')
    await change({ text: 'Buy tea', assignee: mia.id, due: '2031-01-01' })
    const [changed] = await change({ text: 'Buy tea', newText: 'Buy green tea', status: 'done' })
    expect(changed).toMatchObject({ text: 'Buy green tea', status: 'done', assignee: { id: mia.id } })
    expect(await onBoard(boardId)).toMatchObject([
      { text: 'Buy green tea', status: 1, assignees: [mia.id], due: '2031-01-01', resovledIn: boardId },
    ])
    const { id } = changed!
    expect(await post({ actions: [{ id, isDeleted: true }] })).toMatchObject({ body: { actions: [] } })
    expect(await onBoard(boardId)).toEqual([])
    expect(await post({ actions: [{ id, isDeleted: false }] })).toMatchObject({ body: { actions: [{ id }] } })
    expect(await onBoard(boardId)).toHaveLength(1)
  })

  test('ACTION-28, ACTION-29: a new one is written to the team’s latest retro', async () => {
    await retroWith()
    const latest = await retroWith()
    const newAction = { text: 'Buy tea', assignee: mia.id, due: '2031-01-01' }
    const { body } = await post({ newAction })
    expect(body).toMatchObject({ actions: [{ text: 'Buy tea', retro: { id: latest }, due: '2031-01-01' }] })
    expect(await onBoard(latest)).toMatchObject([{ text: 'Buy tea', addedIn: latest, assignees: [mia.id] }])
  })

  test('ACTION-28: without a retro a new one is refused', async () => {
    expect(await post({ newAction: { text: 'Buy tea' } })).toMatchObject({ status: 404 })
    expect(await list()).toMatchObject({ actions: [], mayAdd: false })
  })

  test('ACTION-28: an open one whose retro is in the trash is changed on the team’s latest', async () => {
    const gone = await retroWith('Buy tea')
    const latest = await retroWith()
    await trash(gone)
    expect((await list()).actions).toMatchObject([{ text: 'Buy tea', retro: null }])
    await change({ text: 'Buy tea', status: 'done' })
    expect(await onBoard(latest)).toMatchObject([{ text: 'Buy tea', status: 1, resovledIn: latest }])
  })

  test('ACTION-31: a done one whose retro is in the trash is not listed', async () => {
    const gone = await retroWith('Buy tea', 'Buy milk')
    await change({ text: 'Buy tea', status: 'done' })
    await trash(gone)
    expect(texts(await list())).toEqual(['Buy milk'])
    expect(await list()).toMatchObject({ open: 1, done: 0 })
  })

  test('ACTION-31: one that has only archived boards is not changed, and not listed once it is done', async () => {
    await onFreePlan()
    const boardId = await retroWith('Buy tea', 'Buy milk')
    const done = await change({ text: 'Buy tea', status: 'done' })
    await age(boardId)
    expect((await list()).actions).toMatchObject([
      { text: 'Buy milk', noteId: null, retro: { isArchived: true } },
    ])
    for (const { id } of [...done, ...(await list()).actions])
      expect(await post({ actions: [{ id, status: 'open', text: 'x' }] })).toMatchObject({
        status: 402,
        body: { code: 'archived' },
      })
  })

  test('ACTION-11, ACTION-29: an assignee who is not on the team is refused', async () => {
    await retroWith('Buy tea')
    const stranger = await teamPlace(app)
    const [{ id }] = (await list()).actions as [TeamAction]
    const refused = await post({ actions: [{ id, assignee: stranger.owner.id }] })
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknown-member' } })
  })

  test('ACTION-29: the rules of boards hold: a member deletes only their own, and no text is empty', async () => {
    await retroWith('Buy tea')
    const [{ id, mayDelete }] = (await list('', mia.browser)).actions as [TeamAction]
    expect(mayDelete).toBe(false)
    const refused = await post({ actions: [{ id, isDeleted: true }] }, mia.browser)
    expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    expect(await post({ actions: [{ id, text: ' ' }] })).toMatchObject({ body: { code: 'text-empty' } })
    await post({ newAction: { text: 'My own' } }, mia.browser)
    const own = (await list('', mia.browser)).actions.find(({ text }) => text === 'My own')
    expect(own?.mayDelete).toBe(true)
    expect(await post({ actions: [{ id: own?.id, isDeleted: true }] }, mia.browser)).toMatchObject({
      status: 200,
    })
  })

  test('ACTION-24: a new one on an anonymous board does not hold the id of its author', async () => {
    const boardId = await startBoard(place.owner.browser, place.teamId, true)
    await post({ newAction: { text: 'Buy tea' } }, mia.browser)
    expect(JSON.stringify(await onBoard(boardId))).not.toContain(mia.id)
  })

  test('ACTION-29: a body of another shape changes nothing', async () => {
    const inputs = [
      {},
      { actions: [] },
      { actions: [{ id: 'a', due: '2031-02-30' }] },
      { actions: [{ id: 'a', due: 'soon' }] },
      { actions: [{ id: 'a', createdBy: 'me' }] },
      { newAction: { text: 'x', status: 'done' } },
    ]
    for (const input of inputs) expect(await post(input)).toMatchObject({ status: 400 })
  })
})

describe('a user’s own action items', () => {
  test('ACTION-33, DASH-25: are the open ones of all their teams, and none of those that they have left', async () => {
    await retroWith('Buy tea', 'Buy milk')
    await change({ text: 'Buy tea', assignee: mia.id }, { text: 'Buy milk', assignee: mia.id })
    await change({ text: 'Buy milk', status: 'done' })
    const mine = async () => (await mia.browser.get('/api/my-actions')).body as MyActions
    expect(await mine()).toMatchObject({
      open: 1,
      actions: [{ text: 'Buy tea', team: { id: place.teamId, name: 'Platform' } }],
    })
    await app.database.pool.query('DELETE FROM team_member WHERE user_id = $1', [mia.id])
    expect(await mine()).toEqual({ open: 0, actions: [] })
    expect((await list()).actions[0]?.assignee).toEqual({ id: mia.id, name: null, picture: null })
  })
})

interface Input {
  readonly text: string
  readonly newText?: string
  readonly status?: string
  readonly assignee?: string
  readonly due?: string
}

async function retroWith(...actions: readonly string[]): Promise<string> {
  const boardId = await startBoard(place.owner.browser, place.teamId)
  await onBoard(boardId, ...actions.map(add))
  return boardId
}

function add(text: string): BoardCommand & { type: 'add-action' } {
  return { type: 'add-action', actionId: asId<ActionId>(text.replaceAll(' ', '-')), text }
}

/** Sends commands to a board, and returns its action items. */
async function onBoard(boardId: string, ...commands: readonly BoardCommand[]): Promise<unknown[]> {
  const { browser } = place.owner
  const client = await joinBoard(app.url, boardId, browser.cookie())
  for (const command of commands) expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
  const { body } = await browser.get(`/api/board/${boardId}?include=notes`)
  return (body as { actions: unknown[] }).actions
}

async function list(query = '', browser: TestBrowser = place.owner.browser): Promise<TeamActions> {
  const { status, body } = await browser.get(`/api/team/${place.teamId}/actions${query}`)
  expect(status).toBe(200)
  return body as TeamActions
}

function texts({ actions }: TeamActions): readonly string[] {
  return actions.map(({ text }) => text)
}

function post(body: unknown, browser: TestBrowser = place.owner.browser) {
  return browser.post(`/api/team/${place.teamId}/actions`, body)
}

async function change(...inputs: readonly Input[]): Promise<readonly TeamAction[]> {
  const actions = inputs.map(({ text, newText, ...rest }) => ({
    id: text.replaceAll(' ', '-'),
    ...(newText !== undefined && { text: newText }),
    ...rest,
  }))
  const { status, body } = await post({ actions })
  expect({ status, body }).toMatchObject({ status: 200 })
  return (body as { actions: TeamAction[] }).actions
}

async function trash(boardId: string): Promise<void> {
  await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [boardId])
}

async function onFreePlan(): Promise<void> {
  await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
}

async function age(boardId: string): Promise<void> {
  const old = Date.now() - 20 * DAY_MS
  await app.database.pool.query('UPDATE board SET created_at = $2 WHERE id = $1', [boardId, old])
}
