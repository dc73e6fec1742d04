import type { TeamActions } from '@retropulse/contract/actions'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TeamPlace, teamPlace } from '../../../testing/team-place.ts'

/* The board into whose log the server writes a change from the list of action items. */
let app: TestApp
let place: TeamPlace
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())
beforeEach(async () => {
  place = await teamPlace(app)
})

const id = asId<ActionId>('buy-tea')

test('ACTION-28: the list writes to the board of the item, else of its completion, else to the latest', async () => {
  const written = await retro()
  await change(written, { type: 'add-action', actionId: id, text: 'Buy tea' })
  const [completed, open] = [await retro(), await retro()]
  // A later board that knows the action item, so that it could be changed there too.
  await change(open, { type: 'edit-action', actionId: id, text: 'Buy some tea' })
  await change(completed, { type: 'set-action-status', actionId: id, status: 1 })
  const [archived, trashed] = [await retro(), await retro()]

  expect(await homeOf({ text: 'Buy green tea' })).toBe(written)
  await trash(written)
  expect(await homeOf({ text: 'Buy black tea' })).toBe(completed)
  expect(await homeOf({ status: 'open' })).toBe(completed)
  await trash(completed)
  await trash(trashed)
  await app.database.pool.query('UPDATE organisation SET plan_id = NULL WHERE id = $1', [place.orgId])
  await app.database.pool.query('UPDATE board SET created_at = 1 WHERE id = $1', [archived])
  expect(await homeOf({ text: 'Buy white tea' })).toBe(open)
})

function retro(): Promise<string> {
  return startBoard(place.owner.browser, place.teamId)
}

async function change(boardId: string, command: Parameters<Client['send']>[0]): Promise<void> {
  const client = await joinBoard(app.url, boardId, place.owner.browser.cookie())
  expect(await client.send(command)).toMatchObject({ ok: true })
  client.close()
}

type Client = Awaited<ReturnType<typeof joinBoard>>

async function trash(boardId: string): Promise<void> {
  await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [boardId])
}

/** Changes the action item in the list; returns the board whose log has the change itself, not a carried one. */
async function homeOf(changes: object): Promise<string | undefined> {
  const rowsOf = async () => {
    const { rows } = await app.database.pool.query<{ board_id: string; seq: number }>(
      `SELECT board_id, seq FROM board_log, jsonb_array_elements(events) AS event
       WHERE event->>'type' IN ('action-edited', 'action-marked')
         AND board_id IN (SELECT board.id FROM board WHERE team_id = $1)`,
      [place.teamId],
    )
    return rows.map((row) => `${row.board_id} ${row.seq}`)
  }
  const before = new Set(await rowsOf())
  const path = `/api/team/${place.teamId}/actions`
  const answer = await place.owner.browser.post(path, { actions: [{ id, ...changes }] })
  expect(answer).toMatchObject({ status: 200, body: { actions: [{ id }] satisfies object[] } })
  expect((answer.body as Pick<TeamActions, 'actions'>).actions).toHaveLength(1)
  const added = (await rowsOf()).filter((row) => !before.has(row))
  expect(added).toHaveLength(1)
  return added[0]?.split(' ')[0]
}
