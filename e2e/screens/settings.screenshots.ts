import type { Page } from '@playwright/test'
import { openBoard, usual } from './steps/open-board.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Scene, type Shot, takeScreenshots, withoutNews } from './steps/take-screenshots.ts'

/** The settings of a board, and the share panel. */
takeScreenshots([
  shot('dialog', async (scene) => void (await openSettings(scene))),
  shot('dialog-pictured', async ({ page }) => {
    const { path } = await heldRetro(page, 'Sprint 61', true, { theme: 'bamboo-grove' })
    await openBoard(page, path)
    await openTool(page, 'Settings')
  }),
  shot('column-removed', async (scene) => {
    const dialog = await openSettings(scene)
    await dialog.getByRole('textbox', { name: 'Column 2' }).fill('')
  }),
  shot('errors', async (scene) => {
    const dialog = await openSettings(scene)
    await dialog.getByRole('textbox', { name: 'Column 2' }).fill('y'.repeat(61))
    await dialog.getByRole('textbox', { name: 'Title' }).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
  }),
  shot('failed', async (scene) => {
    const dialog = await openSettings(scene)
    await scene.page.route('**/settings', (route) => route.fulfill({ status: 500, json: {} }))
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Sprint 60, once more')
    await withoutNews(scene.page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await scene.page.getByText('Sorry something went wrong').waitFor()
    await dialog.getByText('The settings weren’t saved.').waitFor()
  }),
  shot('share', async (scene) => {
    await openBoard(scene.page, scene.board(usual))
    await openShare(scene.page)
  }),
  shot('share-private', async ({ page, board }) => {
    await openBoard(
      page,
      board(({ isPrivate }) => isPrivate === true),
    )
    await openShare(page)
  }),
  shot('people-anonymous', async ({ page, board }) => {
    await openBoard(
      page,
      board(({ title }) => title === 'Sprint 48'),
    )
    await page.getByRole('button', { name: /^Users online/ }).click()
    await page.getByRole('button', { name: 'Choose a facilitator' }).waitFor()
  }),
  shot('people', async ({ page, board, bystander }) => {
    const path = board(usual)
    await openBoard(page, path)
    await bystander(path, 'Maximiliane-Friederike von Hohenlohe-Ost')
    await page.getByRole('button', { name: 'Users online: 2' }).click()
    await page.getByText('Facilitator', { exact: true }).last().waitFor()
  }),
  shot('help', async ({ page, board }) => {
    await openBoard(page, board(usual))
    await openTool(page, 'Help and feedback')
  }),
  shot('help-thanks', async ({ page, board }) => {
    await page.route('**/feedback', (route) => route.fulfill({ status: 204 }))
    await openBoard(page, board(usual))
    const help = await openTool(page, 'Help and feedback')
    await help.getByRole('textbox').fill('The timer is lovely')
    await help.getByRole('button', { name: 'Send feedback' }).click()
    await help.getByText('Thank you').waitFor()
    // The pointer stands on a note that the button covered.
    await page.mouse.move(0, 0)
  }),
])

function shot(state: string, show: (scene: Scene) => Promise<void>): Shot {
  return { screen: 'settings', state, who: 'nora', show }
}

async function openSettings({ page, board }: Scene) {
  await openBoard(page, board(usual))
  return openTool(page, 'Settings')
}

async function openShare(page: Page): Promise<void> {
  await openTool(page, 'Share', 'Share this retro')
  await page.getByRole('radio').first().waitFor()
}
