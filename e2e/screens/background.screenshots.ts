import { openBoard } from './steps/open-board.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** Backgrounds, and the dialog to choose one. No other picture shows this board. */
takeScreenshots([
  shot('dialog', async (scene) => void (await openDialog(scene))),
  shot('search', async (scene) => {
    const dialog = await openDialog(scene)
    await dialog.getByRole('searchbox').fill('mountain')
    await dialog.getByRole('list', { name: 'Image' }).getByRole('button').first().waitFor()
  }),
  shot('search-empty', async (scene) => {
    const dialog = await openDialog(scene)
    await dialog.getByRole('searchbox').fill('nothing of the kind')
    await dialog.getByText('No images found').waitFor()
  }),
  shot('search-failed', async (scene) => {
    await scene.page.route('**/api/photos/**', (route) => route.fulfill({ status: 400, json: {} }))
    const dialog = await openDialog(scene)
    await dialog.getByRole('searchbox').fill('mountain')
    await dialog.getByRole('button', { name: 'Try again' }).waitFor()
  }),
  shot('link', async (scene) => {
    await scene.page.route('https://pictures.example/**', (route) =>
      route.fulfill({ path: 'web/public/backgrounds/harbour-morning.svg' }),
    )
    const dialog = await openDialog(scene)
    await dialog.getByRole('tab', { name: 'Link' }).click()
    await dialog.getByRole('textbox').fill('https://pictures.example/harbour.svg')
    await dialog.getByRole('img', { name: 'Preview' }).locator('img').waitFor()
  }),
  shot('link-bad', async (scene) => {
    const dialog = await openDialog(scene)
    await dialog.getByRole('tab', { name: 'Link' }).click()
    await dialog.getByRole('textbox').fill('not a picture')
    await dialog.getByRole('button', { name: 'Use image' }).click()
    await dialog.locator('[aria-invalid=true]').waitFor()
  }),
  pictured('bamboo-grove'),
  pictured('starry-desert'),
  pictured('stained-glass-sun'),
  pictured('winter-market'),
])

function shot(state: string, show: (scene: Scene) => Promise<void>): Shot {
  return { screen: 'background', state, who: 'nora', show }
}

/** The board on a background; later pictures of the run have it there, too. */
function pictured(theme: string): Shot {
  return shot(theme, async (scene) => {
    const { page } = scene
    const path = pathOf(scene)
    await openBoard(page, path)
    const address = `/api/team/saltwind-booking${path}/settings`
    const saved = await page.request.post(address, { data: { settings: { theme } } })
    if (!saved.ok()) throw new Error(await saved.text())
    await page.locator(`[data-background].opacity-100[src*="${theme}"]`).waitFor()
  })
}

function pathOf({ board }: Scene): string {
  return board(({ title }) => title === 'Seat picker: half way')
}

async function openDialog(scene: Scene) {
  await openBoard(scene.page, pathOf(scene))
  return openTool(scene.page, 'Background')
}
