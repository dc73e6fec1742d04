import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, guestCookie, joinBoard, openSocket } from './board-client.ts'
import { noteSaying, type Retro, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** A board that was created so many days ago, with a note on it. */
async function oldRetro(days: number): Promise<Retro> {
  const retro = await startRetro(app.url)
  const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  await client.send(noteSaying('what nobody may read'))
  client.close()
  await app.database.pool.query('UPDATE board SET created_at = $2 WHERE id = $1', [
    asId<BoardId>(retro.boardId),
    Date.now() - days * DAY_MS,
  ])
  return retro
}

async function buyPlan({ teamId }: Retro): Promise<void> {
  await app.database.pool.query(
    "UPDATE organisation SET plan_id = 'level1' WHERE id = (SELECT org_id FROM team WHERE id = $1)",
    [teamId],
  )
}

async function knock(boardId: string, cookie: string): Promise<unknown> {
  const socket = openSocket(app.url, cookie)
  const reply = await askToJoin(socket, boardId)
  socket.close()
  return reply
}

describe('a board older than 14 days on the free plan', () => {
  test('PLAN-14: a younger board says how many days remain', async () => {
    const { boardId, facilitator } = await oldRetro(12.5)
    const { body } = await facilitator.get(`/api/board/${boardId}`)
    expect(body).toMatchObject({ daysRemaining: 2, planId: null })
  })

  test('PLAN-14, PLAN-15: it says 0 days, and its socket refuses all participants, facilitators included', async () => {
    const { boardId, facilitator } = await oldRetro(14)
    const read = await facilitator.get(`/api/board/${boardId}`)
    expect(read.body).toMatchObject({ id: boardId, daysRemaining: 0, columns: [] })
    for (const cookie of [facilitator.cookie(), await guestCookie(app.url)])
      expect(await knock(boardId, cookie)).toEqual({ ok: false, code: 'archived' })
  })

  test('PLAN-15: no call that reads a board discloses what is on it', async () => {
    const { boardId, teamId, facilitator } = await oldRetro(20)
    for (const path of READS) {
      const read = await facilitator.get(path.replace('{board}', boardId).replace('{team}', teamId))
      expect([path, read.status]).toEqual([path, ENTITIES.includes(path) ? 200 : 402])
      expect(JSON.stringify(read.body)).not.toContain('nobody may read')
    }
  })

  test('PLAN-17: nothing of it is deleted, and it opens again with a plan', async () => {
    const retro = await oldRetro(400)
    await buyPlan(retro)
    const { body } = await retro.facilitator.get(`/api/board/${retro.boardId}`)
    expect(body).toMatchObject({ daysRemaining: null, planId: 'level1', columns: expect.any(Array) })
    const client = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
    expect(client.board().state.notes.values()).toMatchObject([{ text: 'what nobody may read' }])
    client.close()
  })

  test('PLAN-18: of a private one strangers learn only that it is private', async () => {
    const { boardId } = await oldRetro(20)
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [boardId])
    const stranger = openBrowser(app.url)
    await stranger.get('/uid')
    expect((await stranger.get(`/api/board/${boardId}`)).body).toEqual({ code: 'sign-in-required' })
    expect(await knock(boardId, stranger.cookie())).toEqual({ ok: false, code: 'sign-in-required' })
  })
})

/** The call that says that a board is archived, in both forms; all other reads disclose nothing. */
const ENTITIES = ['/api/board/{board}', '/api/board/{board}?include=notes']

const READS = [
  ...ENTITIES,
  '/api/board/{board}/history',
  '/api/board/{board}/trash',
  '/api/board/{board}/facilitators',
  '/api/board/{board}/removed-people',
  '/api/team/{team}/board-insights/{board}',
  '/api/team/{team}/board/{board}/polls?type=mood',
]
