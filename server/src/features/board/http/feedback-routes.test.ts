import { FEEDBACK_MAX, type FeedbackList } from '@retropulse/contract/board-feedback'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorKeyOf } from '../../../platform/secret/operator-key.ts'
import { startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openGuestBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
let boardId: string
beforeAll(async () => {
  app = await startApp()
  boardId = (await startRetro(app.url)).boardId
})
afterAll(() => app.close())

async function kept(): Promise<unknown[]> {
  const { rows } = await app.database.pool.query<object>('SELECT * FROM board_feedback ORDER BY id')
  return rows
}

async function send(browser: TestBrowser, body: unknown, board = boardId): Promise<unknown[]> {
  const answer = await browser.post(`/api/board/${board}/feedback`, body)
  return [answer.status, answer.body]
}

describe('the operator’s list of feedback', () => {
  const PATH = '/api/operator/feedback'
  const read = async (key: string | null, query = '') => {
    const headers = key === null ? {} : { 'x-operator-key': key }
    const answer = await fetch(`${app.url}${PATH}${query}`, { headers })
    return { status: answer.status, body: (await answer.json()) as FeedbackList }
  }

  test('BOARD-63: is read with the operator’s key alone, newest first, without authors and boards', async () => {
    const key = operatorKeyOf('a secret of thirty-two characters')
    await app.database.pool.query(
      "INSERT INTO board_feedback (board_id, feedback) SELECT $1, 'Entry ' || n FROM generate_series(1, 60) n",
      [boardId],
    )
    for (const wrong of [null, '', 'guess', `${key}x`]) expect((await read(wrong)).status).toBe(403)
    const { status, body } = await read(key)
    expect([status, body.entries.length, body.hasMore]).toEqual([200, 50, true])
    expect(body.entries[0]).toEqual({
      id: expect.any(Number),
      feedback: 'Entry 60',
      createdAt: expect.any(Number),
    })
    const older = await read(key, `?before=${body.entries.at(-1)?.id}`)
    expect(older.body.entries.map(({ feedback }) => feedback)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Entry ${10 - index}`),
    )
    expect(older.body.hasMore).toBe(false)
    await app.database.pool.query('DELETE FROM board_feedback')
  })
})

describe('feedback', () => {
  test('BOARD-60: is stored without its author', async () => {
    const browser = await openGuestBrowser(app.url)
    expect(await send(browser, { feedback: '  Nice,\r\nbut loud ', uid: 'gsomebody' })).toEqual([
      204,
      undefined,
    ])
    expect(await kept()).toEqual([
      { id: expect.anything(), board_id: boardId, feedback: 'Nice,\nbut loud', at: expect.any(Date) },
    ])
  })

  test.each([
    ['', 'text-empty'],
    [' \n\u200b', 'text-empty'],
    ['x'.repeat(FEEDBACK_MAX + 1), 'text-too-long'],
  ])('BOARD-61, BOARD-75: %j is refused: %s', async (feedback, code) => {
    const before = await kept()
    expect(await send(await openGuestBrowser(app.url), { feedback })).toEqual([400, { code }])
    expect(await send(await openGuestBrowser(app.url), { text: 'of no such field' })).toEqual([
      400,
      expect.objectContaining({ code: 'bad-request' }),
    ])
    expect(await kept()).toEqual(before)
  })

  test('BOARD-76: the sixth within a minute from one person is refused', async () => {
    const browser = await openGuestBrowser(app.url)
    const statuses: unknown[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await send(browser, { feedback: 'Nice' }))[0])
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    expect(await send(await openGuestBrowser(app.url), { feedback: 'Nice' })).toEqual([204, undefined])
  })

  test('BOARD-62: about a board that the person may not enter is refused as entering is', async () => {
    const other = await startRetro(app.url)
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [other.boardId])
    expect(await send(await openGuestBrowser(app.url), { feedback: 'Hello?' }, other.boardId)).toEqual([
      401,
      { code: 'sign-in-required' },
    ])
    expect(await send(await openGuestBrowser(app.url), { feedback: 'Hello?' }, 'nowhere')).toEqual([
      404,
      { code: 'not-found' },
    ])
  })
})
