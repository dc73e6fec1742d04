import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, isPseudonym } from '@retropulse/domain/kernel/ids'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { memberCookie, type Retro, startBoard, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { sendAccepted } from './board-steps.ts'

/* Action items belong to the team, and every board of the team shows them to its members (ACTION-17, ACTION-21). */
const actionId = asId<ActionId>('act')
const add: BoardCommand = { type: 'add-action', actionId, text: 'Write tests' }

let app: TestApp
let retro: Retro
let clients: BoardClient[]
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  clients = []
  retro = await startRetro(app.url)
})
afterEach(() => {
  for (const client of clients) client.close()
})

describe('two boards of one team, with people on both', () => {
  test('ACTION-17: an action item of one is on the other at once, and done there it is done on both', async () => {
    const otherId = await startBoard(retro.facilitator, retro.teamId)
    const [one, other] = [await facilitatorOn(retro.boardId), await facilitatorOn(otherId)]
    await sendAccepted(one, add)
    await eventually(() => expect(actionOf(other)).toMatchObject({ status: 0, addedIn: retro.boardId }))
    await sendAccepted(other, { type: 'set-action-status', actionId, status: 1 })
    await eventually(() => expect(actionOf(one)).toMatchObject({ status: 1, resolvedIn: otherId }))
    await sendAccepted(one, { type: 'delete-action', actionId })
    await eventually(() => expect(actionOf(other)).toBeUndefined())
  })

  test('ACTION-17: a board of another team receives nothing of it', async () => {
    const others = await startRetro(app.url)
    const [one, stranger] = [await facilitatorOn(retro.boardId), await guestOn(others.boardId)]
    await sendAccepted(one, add)
    const sibling = await facilitatorOn(await startBoard(retro.facilitator, retro.teamId))
    expect(actionOf(sibling)).toBeDefined()
    expect(JSON.stringify(stranger.received)).not.toContain('Write tests')
    expect(actionOf(await guestOn(others.boardId))).toBeUndefined()
  })
})

describe('the next retro', () => {
  test('ACTION-18, CREATE-10: begins with what is open, in the first answer, and without what is done', async () => {
    const one = await facilitatorOn(retro.boardId)
    await sendAccepted(one, add)
    await sendAccepted(one, { type: 'add-action', actionId: asId('done'), text: 'Is done' })
    await sendAccepted(one, { type: 'set-action-status', actionId: asId('done'), status: 1 })
    const next = await facilitatorOn(await startBoard(retro.facilitator, retro.teamId))
    expect(next.joined.board?.state.actions).toMatchObject({ act: { addedIn: retro.boardId } })
    expect(Object.keys(next.joined.board?.state.actions ?? {})).toEqual(['act'])
  })

  test('ACTION-18: begins so too when its page was read before the first join', async () => {
    await sendAccepted(await facilitatorOn(retro.boardId), add)
    const nextId = await startBoard(retro.facilitator, retro.teamId)
    expect((await retro.facilitator.get(`/api/board/${nextId}`)).status).toBe(200)
    expect((await facilitatorOn(nextId)).joined.board?.state.actions).toHaveProperty('act')
  })
})

test('ACTION-24: an action item of an anonymous board names its creator neither on another board nor in its log', async () => {
  const secretId = await startBoard(retro.facilitator, retro.teamId, true)
  const [secret, named] = [await facilitatorOn(secretId), await facilitatorOn(retro.boardId)]
  const guest = await guestOn(secretId)
  await sendAccepted(secret, add)
  await sendAccepted(guest, { type: 'edit-action', actionId, text: 'Write good tests' })
  await eventually(() => expect(actionOf(named)?.text).toBe('Write good tests'))
  expect(actionOf(named)).toMatchObject({ createdBy: null, updatedBy: null })
  const { pool } = app.database
  const { rows: table } = await pool.query<Record<'created_by' | 'updated_by', string>>(
    'select created_by, updated_by from team_action where team_id = $1',
    [retro.teamId],
  )
  expect(table.map((row) => [row.created_by, row.updated_by].every((by) => isPseudonym(asId(by))))).toEqual([
    true,
  ])
  const people = [secret.joined.you.id, guest.joined.you.id]
  const { rows: log } = await pool.query(
    `select actor, events from board_log where board_id = $1 and command_id like 'carry:%'`,
    [retro.boardId],
  )
  expect(log.length).toBeGreaterThan(0)
  expect(people.filter((person) => JSON.stringify(log).includes(person))).toEqual([])
})

test('ACTION-28, WIRE-8: viewers on the board read who added an action item in the list of the team', async () => {
  const mia = kept(await joinBoard(app.url, retro.boardId, await memberCookie(app.url)))
  const path = `/api/team/${retro.teamId}/actions`
  expect((await retro.facilitator.post(path, { newAction: { text: 'Tea' } })).status).toBeLessThan(300)
  const shown = (): ActionItem | undefined => [...mia.board().state.actions.values()][0]
  await eventually(() => expect(shown()?.text).toBe('Tea'))
  const createdBy = String(shown()?.createdBy)
  const authors = { [createdBy]: { name: 'Fay Facilitator', picture: null } }
  await eventually(() => expect(mia.received).toContainEqual(['room', { type: 'authors', authors }]))
})

test('ACTION-35: carrying an action item is refused to clients as a bad request', async () => {
  const one = await facilitatorOn(retro.boardId)
  await sendAccepted(one, add)
  const record = one.joined.board?.state.actions[actionId] ?? { id: actionId, text: 'Mine', status: 0 }
  for (const name of ['message', 'update', 'settings-update']) {
    const command = { type: 'carry-action', action: record, isDeleted: true }
    expect(await one.sendRaw(name, { id: 'carry', command })).toEqual({ ok: false, code: 'bad-request' })
    expect(await one.sendRaw(name, { id: 'carry:0123456789', command: add })).toEqual({
      ok: false,
      code: 'bad-request',
    })
  }
  expect(actionOf(await guestOn(retro.boardId))).toMatchObject({ text: 'Write tests' })
})

test('ACTION-34: an action item under an id that the team uses can be deleted by its author, without effect on the team’s', async () => {
  const one = await facilitatorOn(retro.boardId)
  await sendAccepted(one, add)
  await sendAccepted(one, { type: 'set-action-status', actionId, status: 1 })
  const guest = await guestOn(await startBoard(retro.facilitator, retro.teamId))
  // Before the team's action items have reached the board.
  await Promise.all([
    sendAccepted(guest, { ...add, text: 'Mine' }),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      await guest.send({ type: 'delete-action', actionId })
    })(),
  ])
  const { body } = await retro.facilitator.get(`/api/team/${retro.teamId}/actions`)
  expect(body).toMatchObject({ actions: [{ text: 'Write tests', status: 'done' }] })
})

async function facilitatorOn(boardId: string): Promise<BoardClient> {
  return kept(await joinBoard(app.url, boardId, retro.facilitator.cookie()))
}

async function guestOn(boardId: string): Promise<BoardClient> {
  return kept(await joinBoard(app.url, boardId, await guestCookie(app.url)))
}

function kept(client: BoardClient): BoardClient {
  clients.push(client)
  return client
}

function actionOf(client: BoardClient): ActionItem | undefined {
  return client.board().state.actions.get(actionId)
}
