import { openBoard } from './steps/open-board.ts'
import { heldRetro, livenUp } from '../stage/held-retro.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'
import { openTool } from '../stage/open-tool.ts'

const COLUMNS = ['What went well in the last two weeks', 'What did not', 'Try next']
const MEANINGS = ['good', 'bad', 'idea'] as const

/** Compact boards of one to three columns (CREATE-6), also in the widest window. */
takeScreenshots([
  ...[1, 2, 3].map((count) =>
    shot(`${count}-columns`, async ({ page }) => {
      const columns = COLUMNS.slice(0, count)
      const meanings = MEANINGS.slice(0, count)
      const retro = await heldRetro(page, 'Daily', true, { columns, meanings, compact: true })
      if (count === COLUMNS.length) await livenUp(retro)
      await openBoard(page, retro.path)
      // On a phone the open column has no votes.
      const isWide = (page.viewportSize()?.width ?? 0) >= 640
      if (count === COLUMNS.length && isWide)
        await page
          .getByRole('img', { name: /votes?/ })
          .first()
          .waitFor()
    }),
  ),
  shot('tools', async ({ page }) => {
    const { path } = await heldRetro(page, 'Daily', true, {
      columns: COLUMNS,
      meanings: [...MEANINGS],
      compact: true,
    })
    await openBoard(page, path)
    await page.getByRole('button', { name: 'Tools', exact: true }).click()
    await page.getByRole('dialog', { name: 'Tools', exact: true }).waitFor()
  }),
  shot('voting', async ({ page }) => {
    const { path, lead } = await heldRetro(page, 'Daily', true, {
      columns: COLUMNS,
      meanings: [...MEANINGS],
      compact: true,
    })
    await lead({
      type: 'start-voting',
      contentId: null,
      allowedVotes: 5,
      resetVotes: true,
      showsTotals: false,
    })
    await page.goto(path)
    await page.getByRole('button', { name: 'Vote now' }).click()
    // The panel stands beside the board; in a narrow window it would cover the notes.
    if ((page.viewportSize()?.width ?? 0) >= 1024) await openTool(page, 'Actions')
  }),
])

function shot(state: string, show: Shot['show']): Shot {
  return { screen: 'compact', state, who: 'nora', isAlsoWide: true, show }
}
