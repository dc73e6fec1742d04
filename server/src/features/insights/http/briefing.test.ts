import type { Briefing } from '@retropulse/contract/insights'
import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { startRetro, type Retro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { come, followed, heldRetro, mask, note, over } from '../testing/held-retro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

const pathOf = ({ teamId }: Pick<Retro, 'teamId'>, today = '2026-11-25') =>
  `/api/team/${teamId}/briefing?today=${today}`

async function briefingOf(retro: Retro, today?: string): Promise<Briefing> {
  const { status, body } = await retro.facilitator.get(pathOf(retro, today))
  expect([status, body]).toEqual([200, expect.anything()])
  return body as Briefing
}

/** Another finished retro of the team, on which the facilitator wrote these notes. */
async function anotherRetro(retro: Retro, ...texts: readonly string[]) {
  const { body } = await retro.facilitator.post(`/api/team/${retro.teamId}/boards`, {
    name: 'Another',
    columns: ['Went well', 'Went badly', 'Next'],
  })
  const { id } = body as { id: string }
  const fay = await come(app, id, retro.facilitator)
  await sendAccepted(fay, ...texts.map((text, at) => note(`n${at}`, text)), over)
  await followed(app, id)
  return { id, fay }
}

test('DASH-33: a team without content has an empty briefing', async () => {
  expect(await briefingOf(await startRetro(app.url))).toEqual({ overdue: 0, mood: null, topic: null })
})

test('DASH-33: open action items whose due date has passed are counted', async () => {
  const retro = await heldRetro(app)
  const [done, open] = ['a1', 'a2'].map((id) => asId<ActionId>(`${id}-${retro.teamId}`))
  await sendAccepted(
    retro.fay,
    { type: 'set-action-due', actionId: done!, due: '2026-11-20' },
    { type: 'set-action-due', actionId: open!, due: '2026-11-24' },
  )
  expect((await briefingOf(retro, '2026-11-24')).overdue).toBe(0)
  expect((await briefingOf(retro, '2026-11-25')).overdue).toBe(1)
})

// Rules: DASH-33, DASH-34, INSIGHT-19
test('DASH-33: the strongest recurring topic is named with its newest retro, and no text of a masked board', async () => {
  const retro = await startRetro(app.url)
  await anotherRetro(retro, 'Slow builds', 'Pizza')
  const { id, fay } = await anotherRetro(retro, 'The build is too slow', 'New office')
  const topic = { label: expect.stringMatching(/build/), retrosCount: 2, retroId: id }
  // TOPIC-5: a search that takes longer than a moment is left out.
  await eventually(async () => expect((await briefingOf(retro)).topic).toEqual(topic))
  await sendAccepted(fay, mask(true))
  expect((await briefingOf(retro)).topic).toBeNull()
})

// Rules: DASH-34, INSIGHT-17
test('DASH-34: the change of the mood is disclosed once two polls have enough answers and are over', async () => {
  const retro = await startRetro(app.url)
  const poll = async (boardId: string, values: readonly number[]) => {
    const fay = await come(app, boardId, retro.facilitator)
    await sendAccepted(fay, note('n9', 'Tea'), { type: 'start-mood-poll' })
    for (const value of values) {
      const browser = openBrowser(app.url)
      await browser.get('/uid')
      await browser.post(`/api/team/${retro.teamId}/board/${boardId}/polls`, { mood: { uid: '', value } })
    }
    await sendAccepted(fay, { type: 'end-mood-poll' }, over)
    await followed(app, boardId)
  }
  await poll(retro.boardId, [5, 5, 4])
  const { id } = await anotherRetro(retro, 'Tea')
  await poll(id, [1, 1])
  expect((await briefingOf(retro)).mood).toBeNull()
  const last = await anotherRetro(retro, 'Tea')
  await poll(last.id, [3, 3, 3])
  expect((await briefingOf(retro)).mood).toMatchObject({
    score: 3,
    previous: 4.67,
    change: -1.67,
    retro: { id: last.id },
  })
})

test('DASH-34: only users who may read the boards of the team get one, and a day is asked for', async () => {
  const [retro, other] = [await startRetro(app.url), await startRetro(app.url)]
  expect((await other.facilitator.get(pathOf(retro))).status).toBe(404)
  expect((await openBrowser(app.url).get(pathOf(retro))).status).toBe(401)
  expect((await retro.facilitator.get(pathOf(retro, 'soon'))).status).toBe(400)
})
