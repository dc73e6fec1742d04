import type { Page } from '@playwright/test'
import type { BoardClient } from '../../server/src/testing/board-client.ts'
import { openColumn } from './steps/open-board.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'
import { castFrom, votedBoard } from './steps/voted-board.ts'

/** A vote from its start to its totals, as a facilitator sees it. */
takeScreenshots([
  shot('panel', async ({ page }) => {
    await votedBoard(page)
    await openPanel(page)
  }),
  shot('panel-invalid', async ({ page }) => {
    await votedBoard(page)
    await openPanel(page)
    await page.getByLabel('Votes per person').fill('100')
  }),
  shot('panel-brainstorming', async ({ page }) => {
    await votedBoard(page)
    const all = page.getByRole('button', { name: 'Tools', exact: true })
    const isNarrow = await all.isVisible()
    if (isNarrow) await all.click()
    await page.getByRole('button', { name: 'Brainstorm' }).click()
    if (isNarrow) await page.keyboard.press('Escape')
    await openPanel(page)
    await page.getByRole('button', { name: 'End brainstorming and show all notes' }).waitFor()
  }),
  shot('resumed-with-fewer', async ({ page }) => {
    await ended(page)
    await openPanel(page)
    await page.getByLabel('Votes per person').fill('1')
    await page.getByRole('button', { name: 'Start voting', exact: true }).click()
    await page.getByText('Resume voting session').click()
    await page.getByText('Your newest vote was taken back').waitFor()
  }),
  shot('start-modal', async ({ page }) => {
    await votedBoard(page)
    await start(page)
  }),
  shot('running', async (scene) => {
    await running(scene)
  }),
  shot('running-panel', async (scene) => {
    await running(scene)
    await openPanel(scene.page)
  }),
  shot('none-left', async (scene) => {
    const { page } = scene
    await running(scene)
    await page.getByRole('group', { name: /^Printer/ }).press('v')
    await page.getByRole('group', { name: /^Printer/ }).press('v')
    await page.getByText('No votes left').nth(1).waitFor()
  }),
  shot('wrong-column', async (scene) => {
    const { page } = scene
    await running(scene)
    await openColumn(page, 0)
    await page.getByRole('group', { name: 'Lunch' }).press('v')
    await page.getByRole('dialog').waitFor()
  }),
  shot('blocked', async (scene) => {
    const { page } = scene
    await running(scene)
    await page
      .getByRole('button', { name: /^Add a note/ })
      .first()
      .click({ force: true })
    await page.getByText('You can add notes again when voting ends.').first().waitFor()
  }),
  shot('live-totals', async (scene) => {
    await running(scene, true)
  }),
  shot('ended', async ({ page }) => {
    await ended(page)
  }),
  shot('discussion', async ({ page }) => {
    await ended(page)
    await page.getByRole('button', { name: 'Discuss next' }).click()
    await page.getByRole('region', { name: 'Discussing' }).waitFor()
  }),
  shot('discussion-actions', async ({ page }) => {
    await ended(page)
    await page.getByRole('button', { name: 'Discuss next' }).click()
    const card = page.getByRole('region', { name: 'Discussing' })
    for (const text of ['Ask sales for the dates of price changes', 'Tell the pier before a sale']) {
      await card.getByRole('textbox').fill(text)
      await page.keyboard.press('Enter')
      await card.getByText(text).first().waitFor()
    }
  }),
  shot('ended-panel', async ({ page }) => {
    await ended(page)
    await openPanel(page)
  }),
  shot('resume-or-start', async ({ page }) => {
    await ended(page)
    await openPanel(page)
    await page.getByRole('button', { name: 'Start voting', exact: true }).click()
    await page.getByText('Resume voting session').waitFor()
  }),
])

function shot(state: string, show: (scene: Scene) => Promise<void>): Shot {
  return { screen: 'voting', state, who: 'nora', show }
}

/** On a phone all tools are behind one button. */
async function openPanel(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Tools', exact: true })
  if (await all.isVisible()) await all.click()
  await page.getByRole('button', { name: 'Voting', exact: true }).click()
  await page.getByRole('dialog', { name: 'Voting' }).waitFor()
}

async function start(page: Page, showsTotals = false): Promise<void> {
  await openPanel(page)
  await page.getByRole('radio').nth(2).check()
  if (showsTotals) await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Start voting', exact: true }).click()
  await page.getByRole('dialog', { name: 'Time to vote' }).waitFor()
}

async function running({ page }: Scene, showsTotals = false): Promise<readonly BoardClient[]> {
  const { guests } = await votedBoard(page)
  await start(page, showsTotals)
  await page.getByRole('button', { name: 'Vote now' }).click()
  await openColumn(page, 1)
  const [one, other] = guests
  if (one === undefined || other === undefined) throw new Error('no participant joined')
  await castFrom(one, 2, 0, 1)
  await castFrom(other, 1, 0, 1)
  const third = page.getByRole('group', { name: /^We hear about/ })
  await third.press('v')
  await third.press('v')
  await page.getByText('1 vote left').first().waitFor()
  await page.getByText('1 of 3 done').waitFor()
  return guests
}

async function ended(page: Page): Promise<void> {
  const { guests } = await votedBoard(page)
  await start(page)
  await page.getByRole('button', { name: 'Vote now' }).click()
  await openColumn(page, 1)
  const [one, other] = guests
  if (one === undefined || other === undefined) throw new Error('no participant joined')
  await castFrom(one, 0, 0, 3)
  await castFrom(other, 1, 0, 2)
  await page.getByRole('group', { name: /^We hear about/ }).press('v')
  await page.getByRole('group', { name: /^Tests on/ }).press('v')
  await page.getByRole('button', { name: 'End voting' }).click()
  await page.getByRole('img', { name: '6 votes, 1 yours' }).waitFor()
}
