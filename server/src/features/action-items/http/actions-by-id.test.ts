import type { ActionsChanged, TeamActions } from '@retropulse/contract/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { teamPlace } from '../../../testing/team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('ACTION-26: the list names the action items that are asked for, and none of another team', async () => {
  const [place, other] = [await teamPlace(app), await teamPlace(app)]
  const { browser } = place.owner
  const path = `/api/team/${place.teamId}/actions`
  await startBoard(browser, place.teamId)
  const add = async (text: string) =>
    ((await browser.post(path, { newAction: { text } })).body as ActionsChanged).actions[0]!.id
  const [tea, milk] = [await add('Buy tea'), await add('Buy milk'), await add('Buy mugs')]
  const listed = ((await browser.get(`${path}?ids=${tea},${milk},none`)).body as TeamActions).actions
  expect(listed.map(({ text }) => text).toSorted()).toEqual(['Buy milk', 'Buy tea'])

  const elsewhere = await other.owner.browser.get(`/api/team/${other.teamId}/actions?ids=${tea}`)
  expect(elsewhere).toMatchObject({ status: 200, body: { actions: [] } })
  expect((await other.owner.browser.get(`${path}?ids=${tea}`)).status).toBe(404)
  const tooMany = Array.from({ length: 101 }, (_, at) => `a${at}`).join(',')
  expect((await browser.get(`${path}?ids=${tooMany}`)).status).toBe(400)
})
