import { MINUTE_MS } from '@retropulse/domain/kernel/durations'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { come, followed, type HeldRetro, heldRetro, insightsOf, note, over } from '../testing/held-retro.ts'

let app: TestApp
let sinceStart = 0
beforeAll(async () => {
  const now = () => Date.now() + sinceStart
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' }, { now })
})
afterAll(() => app.close())

/** A team with one finished retro, and one with a note that was written just now. */
async function runningRetro() {
  const retro = await heldRetro(app)
  const boardId = await startBoard(retro.facilitator, retro.teamId)
  const fay = await come(app, boardId, retro.facilitator)
  await sendAccepted(fay, note('r1', 'Tea'), {
    type: 'add-action',
    actionId: asId<ActionId>(boardId),
    text: 'Brew',
  })
  await followed(app, boardId)
  return { retro, boardId, fay }
}

const idsOf = async (retro: HeldRetro) => {
  const { retros, retrosCount, running } = await insightsOf(retro)
  return { retros: retros.map((one) => one.retro.id), retrosCount, running: running.map(({ id }) => id) }
}

test('INSIGHT-21: a running retro is listed by name, and is in no figure and no topic', async () => {
  const { retro, boardId } = await runningRetro()
  const insights = await insightsOf(retro)
  expect(insights).toMatchObject({
    retros: [{ retro: { id: retro.boardId } }],
    retrosCount: 1,
    running: [{ id: boardId, name: 'Sprint 12', timestamp: expect.any(Number) }],
    totals: { cardsCount: 4 },
    trends: { cardsCount: { latest: 4, previous: null, median: 4, change: null } },
    actions: { created: 2 },
  })
  const themes = `/api/team/${retro.teamId}/themes`
  await expect.poll(async () => (await retro.facilitator.get(themes)).body).toEqual({ themes: [] })
})

test('INSIGHT-21: a retro counts once its summary was shown, whatever is written afterwards', async () => {
  const { retro, boardId, fay } = await runningRetro()
  await sendAccepted(fay, over, { type: 'show-summary', on: false }, note('r2', 'Late'))
  await followed(app, boardId)
  expect(await idsOf(retro)).toEqual({ retros: [retro.boardId, boardId], retrosCount: 2, running: [] })
})

test('INSIGHT-21: a retro counts 30 minutes after its last activity, with or without people on it', async () => {
  const { retro, boardId, fay } = await runningRetro()
  const finished = { retros: [retro.boardId, boardId], retrosCount: 2, running: [] }
  sinceStart += 29 * MINUTE_MS
  expect((await idsOf(retro)).running).toEqual([boardId])
  sinceStart += 2 * MINUTE_MS
  expect(await idsOf(retro)).toEqual(finished)
  // A change to a finished retro does not make it a running one.
  await sendAccepted(
    fay,
    { type: 'rename-board', title: 'Renamed' },
    { type: 'set-action-status', actionId: asId<ActionId>(boardId), status: 1 },
  )
  expect(await idsOf(retro)).toEqual(finished)
  await sendAccepted(fay, note('r2', 'Late'))
  expect((await idsOf(retro)).running).toEqual([boardId])
})
