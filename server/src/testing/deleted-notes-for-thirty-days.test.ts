import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinBoard } from './board-client.ts'
import { noteSaying, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'

/** The server's clock, which stands still unless a test advances it. */
let clock = Date.now()
let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' }, { now: () => clock })
})
afterAll(() => app.close())

test('TRASH-5: a deleted note is on the list of facilitators for 30 days, the latest first', async () => {
  const { boardId, facilitator } = await startRetro(app.url)
  const client = await joinBoard(app.url, boardId, facilitator.cookie())
  const [first, second] = [asId<NoteId>('n1'), asId<NoteId>('n2')]
  await client.send(noteSaying('Tea', first))
  await client.send(noteSaying('Milk', second))
  const listed = async () => {
    const { body } = await facilitator.get(`/api/board/${boardId}/trash`)
    return (body as { notes: { id: string }[] }).notes.map(({ id }) => id)
  }
  await client.send({ type: 'delete-note', noteId: first })
  const deletedAt = clock
  clock += DAY_MS
  await client.send({ type: 'delete-note', noteId: second })
  client.close()
  expect(await listed()).toEqual([second, first])
  clock = deletedAt + 30 * DAY_MS - 1
  expect(await listed()).toEqual([second, first])
  clock = deletedAt + 30 * DAY_MS + 1
  expect(await listed()).toEqual([second])
  clock += DAY_MS
  expect(await listed()).toEqual([])
})
