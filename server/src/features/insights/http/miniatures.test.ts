import type { Miniature, Miniatures } from '@retropulse/contract/insights'
import { MINIATURES_MAX } from '@retropulse/domain/insights/limits'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { startRetro, type Retro } from '../../../testing/retro.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { cast, come, followed, heldRetro, mask, note, vote } from '../testing/held-retro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const pathOf = ({ teamId }: Pick<Retro, 'teamId'>, ids: readonly string[]) =>
  `/api/team/${teamId}/miniatures?boards=${ids.join(',')}`

async function miniatureOf(retro: Retro): Promise<Miniature | undefined> {
  const { status, body } = await retro.facilitator.get(pathOf(retro, [retro.boardId]))
  expect([status, body]).toEqual([200, expect.anything()])
  return (body as Miniatures).miniatures[0]
}

describe('what retro cards show of a board', () => {
  test('DASH-30, DASH-7: a bar for each note with its votes, and the open action items', async () => {
    const retro = await heldRetro(app)
    const miniature = await miniatureOf(retro)
    expect(miniature).toMatchObject({ isMasked: false, moodScore: null, openActions: 1 })
    expect(miniature?.columns.map(({ bars }) => bars)).toEqual([
      [[1, 0]],
      expect.arrayContaining([
        [1, 3],
        [1, 0],
      ]),
      [[1, 1]],
    ])
  })

  test('DASH-31: no text, name of a column or id of a person leaves the server', async () => {
    const retro = await heldRetro(app)
    await sendAccepted(retro.gus, note('n9', 'A very long secret about the new pipeline of ours'))
    await followed(app, retro.boardId)
    const { body } = await retro.facilitator.get(pathOf(retro, [retro.boardId]))
    const told = JSON.stringify(body)
    // Ids of notes stand between quotation marks: that of the board is random, and may have such letters.
    expect(told).not.toMatch(/secret|Tea|Coffee|Water|Noise|Went|Write tests|"n[19]"/)
    for (const { joined } of [retro.fay, retro.gus, retro.gia])
      for (const id of joined.you.authorIds) expect(told).not.toContain(id)
  })

  test('MASK-7, DASH-31: no length leaves from the moment on when brainstorming begins', async () => {
    const retro = await heldRetro(app)
    await sendAccepted(retro.fay, mask(true))
    expect(await miniatureOf(retro)).toMatchObject({ isMasked: true, columns: [] })
    await sendAccepted(retro.gus, note('n5', 'Hidden'))
    await followed(app, retro.boardId)
    expect(await miniatureOf(retro)).toMatchObject({ isMasked: true, columns: [] })
    const { rows } = await app.database.pool.query('SELECT miniature FROM board_fact WHERE board_id = $1', [
      retro.boardId,
    ])
    expect(rows).toEqual([{ miniature: null }])
  })

  test('VOTE-32, DASH-31: no votes leave while a secret vote runs', async () => {
    const retro = await heldRetro(app)
    await sendAccepted(retro.fay, { ...vote, resetVotes: true }, cast('n1', 3))
    await followed(app, retro.boardId)
    const votes = async () =>
      (await miniatureOf(retro))?.columns.flatMap(({ bars }) => bars.map(([, count]) => count))
    expect(await votes()).toEqual([0, 0, 0, 0])
    await sendAccepted(retro.fay, { type: 'end-voting' })
    await followed(app, retro.boardId)
    expect(await votes()).toContain(3)
  })

  test('DASH-32: only users who may read the boards of the team get any, and only those of this team', async () => {
    const retro = await heldRetro(app)
    const other = await startRetro(app.url)
    const path = pathOf(retro, [retro.boardId])
    expect((await other.facilitator.get(path)).status).toBe(404)
    expect((await openBrowser(app.url).get(path)).status).toBe(401)
    const { body } = await other.facilitator.get(pathOf(other, [retro.boardId, other.boardId]))
    expect((body as Miniatures).miniatures.map(({ id }) => id)).toEqual([other.boardId])
  })

  test('DASH-32: more than 30 retros, none, and what is no id get 400', async () => {
    const retro = await startRetro(app.url)
    const many = Array.from({ length: MINIATURES_MAX + 1 }, (_, at) => `board-${at}`)
    for (const ids of [many, [''], ['a b']])
      expect((await retro.facilitator.get(pathOf(retro, ids))).status).toBe(400)
  })

  test('DASH-8, DASH-32: an archived retro and one in the trash are left out', async () => {
    const retro = await startRetro(app.url)
    const fay = await come(app, retro.boardId, retro.facilitator)
    await sendAccepted(fay, note('n1', 'Tea'))
    expect(await miniatureOf(retro)).toBeDefined()
    await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [retro.boardId])
    expect(await miniatureOf(retro)).toBeUndefined()
    await app.database.pool.query('UPDATE board SET deleted_at = NULL, created_at = $2 WHERE id = $1', [
      retro.boardId,
      Date.now() - 20 * DAY_MS,
    ])
    await app.database.pool.query(
      'UPDATE organisation SET plan_id = NULL WHERE id = (SELECT org_id FROM team WHERE id = $1)',
      [retro.teamId],
    )
    expect(await miniatureOf(retro)).toBeUndefined()
  })
})
