import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { noteSaying, startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, signUp } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

interface TeamFile {
  readonly team: string
  readonly retros: readonly { readonly notes: readonly { readonly text: string }[] }[]
  readonly omitted: readonly { readonly name: string; readonly reason: string }[]
}

test('EXPORT-8: all retros of a team are one file, without masked texts, and archived ones are named', async () => {
  const retro = await startRetro(app.url)
  const guest = openBrowser(app.url)
  await guest.get('/uid')
  const client = await joinBoard(app.url, retro.boardId, guest.cookie())
  const facilitator = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  onTestFinished(() => {
    client.close()
    facilitator.close()
  })
  expect(await client.send(noteSaying('Sugar is short', 'n1'))).toMatchObject({ ok: true })
  expect(await facilitator.send({ type: 'set-masking', on: true })).toMatchObject({ ok: true })
  expect(await facilitator.send(noteSaying('Tea is fine', 'n2'))).toMatchObject({ ok: true })
  const { body } = await retro.facilitator.post(`/api/team/${retro.teamId}/boards`, {
    name: 'Long ago',
    columns: ['One'],
  })
  await app.database.pool.query('UPDATE board SET created_at = created_at - 20 * 86400000 WHERE id = $1', [
    (body as { id: string }).id,
  ])

  const answer = await fetch(`${app.url}/api/team/${retro.teamId}/export`, {
    headers: { cookie: retro.facilitator.cookie() },
  })
  const text = await answer.text()
  const file = JSON.parse(text) as TeamFile
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
  expect(file.retros).toHaveLength(1)
  expect(text).toContain('Tea is fine')
  expect(text).not.toContain('Sugar')
  expect(file.omitted).toEqual([{ name: 'Long ago', reason: 'archived' }])
})

test('EXPORT-8: a team is exported to its members alone', async () => {
  const { teamId } = await startRetro(app.url)
  const stranger = openBrowser(app.url)
  await signUp(stranger)
  expect((await openBrowser(app.url).get(`/api/team/${teamId}/export`)).status).toBe(401)
  expect((await stranger.get(`/api/team/${teamId}/export`)).status).toBe(404)
})

test('EXPORT-7: the fifth export of a team within a minute from one address is refused', async () => {
  const own = await startApp()
  onTestFinished(() => own.close())
  const { teamId, facilitator } = await startRetro(own.url)
  const statuses: number[] = []
  for (let times = 0; times < 5; times += 1)
    statuses.push((await facilitator.get(`/api/team/${teamId}/export`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})
