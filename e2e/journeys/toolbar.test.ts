import type { Page } from '@playwright/test'
import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { joinBoard } from '../../server/src/testing/board-client.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { openTool } from '../stage/open-tool.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

/** Tools that only a facilitator has. */
const FACILITATORS = [
  'Icebreaker',
  'Mood',
  'Timer',
  'Voting',
  'Brainstorm',
  'Sorting',
  'Spotlight',
  'Summary',
  'Settings',
] as const

// Rules: BOARD-37, BOARD-40, BOARD-41, BOARD-42, BOARD-43, BOARD-44, BOARD-45, BOARD-46, BOARD-47
test('a guest and a member who do not lead have the action items and none of the tools of a facilitator', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const path = await newBoard()
  for (const who of ['nora', 'samuel', 'guest'] as const) {
    const page = await visit(who, path, { viewport: { width: 2200, height: 900 } })
    await expect(boardPage(page).column('Went well')).toBeVisible()
    for (const width of [2200, PHONE.viewport?.width ?? 0]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('button', { name: 'Tools', exact: true })).toHaveCount(
        width === 2200 ? 0 : 1,
      )
      const expected = who === 'nora' ? FACILITATORS.toSorted() : []
      await expect(async () => {
        const names = await toolsOn(page)
        expect([who, names.some((name) => name.startsWith('Actions'))]).toEqual([who, true])
        const found = FACILITATORS.filter((name) => names.includes(name))
        expect([who, found.toSorted()]).toEqual([who, expected])
      }).toPass()
    }
  }
})

test('BOARD-51: with a hundred open action items the tools fit into every window', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Harbour Office')
  const { body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, {
    name: 'Much to do',
    columns: ['Went well'],
  })
  const { id } = body as { id: string }
  const client = await joinBoard(stage.url, id, team.owner.calls.cookie())
  for (let nth = 1; nth <= 100; nth += 1) {
    const actionId = asId<ActionId>(`${id}-${nth}`)
    expect(await client.send({ type: 'add-action', actionId, text: `Item ${nth}` })).toMatchObject({
      ok: true,
    })
  }
  client.close()
  const page = await visitAs(visit, stage, team.owner, `/board/${id}`, { hasTouch: true })
  for (const width of [640, 767, 768, 820, 895, 896, 1023, 1024, 1087, 1088, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('button', { name: /^Actions.*100/ })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'More tools' })).toBeInViewport({ ratio: 1 })
    const main = page.getByRole('main')
    await expect
      .poll(() => main.evaluate((each) => each.scrollWidth - each.clientWidth), String(width))
      .toBe(0)
  }
})

test('BOARD-51: the button of an open panel looks pressed, that of the list where the panel has none in the bar', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard(), { viewport: { width: 820, height: 900 } })
  const looksPressed = (name: string | RegExp) =>
    page
      .getByRole('button', { name })
      .evaluate((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
  await openTool(page, 'Icebreaker')
  await page.mouse.move(0, 0)
  expect([await looksPressed('More tools'), await looksPressed(/^Actions/)]).toEqual([true, false])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect([await looksPressed('More tools'), await looksPressed('Icebreaker')]).toEqual([false, true])
})

/** The names of all buttons of a page, those behind the list of tools too. */
async function toolsOn(page: Page): Promise<readonly string[]> {
  const buttons = () =>
    page
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()))
  const bar = await buttons()
  const others = page.getByRole('button', { name: /^(Tools|More tools)$/ })
  if ((await others.count()) === 0) return bar
  await others.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const listed = await buttons()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return [...bar, ...listed]
}
