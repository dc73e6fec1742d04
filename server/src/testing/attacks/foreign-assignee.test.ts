import { type ActionId, asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { startBoard } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { newUser, newUserAs, teamPlace } from '../team-place.ts'
import type { TestBrowser } from '../test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const actionId = asId<ActionId>('a1')

async function enter(boardId: string, browser: TestBrowser) {
  const client = await joinBoard(app.url, boardId, browser.cookie())
  onTestFinished(() => client.close())
  return client
}

const assign = (id: string) => ({ type: 'assign-action', actionId, assignee: asId<AuthorId>(id) }) as const

describe('the assignee of an action item, whatever a client sends', () => {
  test('ACTION-40: a user of another team, and one who does not exist, are refused; a colleague is not', async () => {
    const place = await teamPlace(app)
    const colleague = await newUserAs(app, place, null, 'member')
    const stranger = await newUser(app)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const client = await enter(boardId, place.owner.browser)
    expect(await client.send({ type: 'add-action', actionId, text: 'Order cake' })).toMatchObject({
      ok: true,
    })
    for (const id of [stranger.id, 'a-user-id-that-nobody-has-at-all'])
      expect(await client.send(assign(id))).toMatchObject({ ok: false, code: 'unknown-member' })
    expect(client.board().state.actions.get(actionId)?.assignees).toEqual([])
    expect(await client.send(assign(colleague.id))).toMatchObject({ ok: true })
    expect(client.board().state.actions.get(actionId)?.assignees).toEqual([colleague.id])
  })

  test('ACTION-40: on a board without a team its creator takes an item, and can assign it to no other person', async () => {
    const creator = await newUser(app)
    const stranger = await newUser(app)
    const { body } = await creator.browser.post('/api/boards', { name: 'Mine', columns: ['One'] })
    const client = await enter((body as { id: string }).id, creator.browser)
    expect(await client.send({ type: 'add-action', actionId, text: 'Order cake' })).toMatchObject({
      ok: true,
    })
    expect(await client.send(assign(stranger.id))).toMatchObject({ ok: false, code: 'unknown-member' })
    expect(await client.send(assign(creator.id))).toMatchObject({ ok: true })
  })

  test('AUTH-2: a member whose session ends while the assignee is looked up assigns nothing', async () => {
    const place = await teamPlace(app)
    const mia = await newUserAs(app, place, null, 'member')
    const colleague = await newUserAs(app, place, null, 'member')
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const [fay, gone] = [await enter(boardId, place.owner.browser), await enter(boardId, mia.browser)]
    await fay.send({ type: 'add-action', actionId, text: 'Order cake' })
    await fay.send({ type: 'add-action', actionId: asId<ActionId>('a2'), text: 'Eat cake' })
    const lookups = await app.database.pool.connect()
    try {
      await lookups.query('BEGIN')
      await lookups.query('LOCK TABLE team_member IN ACCESS EXCLUSIVE MODE')
      gone.send(assign(colleague.id), 'a-command-of-mia', 1000).catch(() => undefined)
      await mia.browser.post('/api/auth/sign-out')
      await eventually(() => expect(gone.socket.connected).toBe(false))
    } finally {
      await lookups.query('ROLLBACK')
      lookups.release()
    }
    // Its lookup begins later than the other one.
    const later = { ...assign(colleague.id), actionId: asId<ActionId>('a2') }
    expect(await fay.send(later)).toMatchObject({ ok: true })
    expect(fay.board().state.actions.get(actionId)?.assignees).toEqual([])
  })
})
