import { afterAll, beforeAll, expect, test } from 'vitest'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { insertFullBoard } from '../full-board.ts'
import { startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/*
 * The attack: Settings are saved over HTTP again and again, each time without the column that holds all notes. Each note
 * is moved, so that each call of 30 bytes wrote hundreds of kilobytes to the log and sent as much to each participant:
 * the socket counted that, the call did not.
 */
const NOTES = 3000
const COMMANDS_PER_SECOND = 25

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: String(COMMANDS_PER_SECOND) })
})
afterAll(() => app.close())

test('LIMIT-25: a column that is removed over HTTP counts as it does on the socket', async () => {
  const { facilitator, teamId, boardId: like } = await startRetro(app.url)
  const authors = [asId<AuthorId>('someone')]
  const boardId = await insertFullBoard(app, { like, authors, notes: NOTES, text: 'word' })
  const save = (settings: unknown) =>
    facilitator.post(`/api/team/${teamId}/board/${boardId}/settings`, settings)
  // All notes are in one column from now on.
  expect((await save({ columns: ['', 'All'] })).status).toBe(200)
  const began = Date.now()
  const statuses = new Map<number, number>()
  for (let at = 0; at < 40; at += 1) {
    const { status } = await save({ columns: ['', 'All'] })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const seconds = (Date.now() - began) / 1000
  const cost = Math.floor((NOTES * 100) / (8 * 1024))
  expect(statuses.get(200)).toBeLessThanOrEqual(
    (4 * COMMANDS_PER_SECOND + COMMANDS_PER_SECOND * seconds) / cost,
  )
  expect(new Set(statuses.keys())).toEqual(new Set([200, 429]))
  // What costs nothing is saved all the same.
  expect((await save({ name: 'Another title' })).status).toBe(200)
})
