import type { Page } from '@playwright/test'
import { openBoard, usual } from './steps/open-board.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

/** A board without its server. */
takeScreenshots([
  {
    screen: 'board',
    state: 'reconnecting',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      // The code of the strip is fetched while the server can be reached.
      await page.waitForLoadState('networkidle')
      await cut(page)
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.keyboard.type('Written without a connection')
      await page.keyboard.press('Enter')
      await page.getByText('Unsent', { exact: true }).waitFor()
      await page.getByRole('region', { name: 'Current activity' }).waitFor()
    },
  },
  disconnected('disconnected', async () => undefined),
  disconnected('disconnected-chip', async (page) => {
    await page.keyboard.press('Escape')
    await page.clock.runFor(1000)
    await page.getByRole('region', { name: 'Current activity' }).getByText('Not connected').waitFor()
  }),
])

function disconnected(state: string, then: (page: Page) => Promise<void>): Shot {
  return {
    screen: 'board',
    state,
    who: 'nora',
    async show({ page, board }) {
      await page.clock.install()
      await openBoard(page, board(usual))
      // The code of the dialogs is fetched while the server can be reached.
      await page.clock.runFor(3000)
      await page.waitForLoadState('networkidle')
      await cut(page)
      const dialog = page.getByRole('dialog', { name: 'You are not currently connected.' })
      for (let tries = 0; tries < ATTEMPTS && (await dialog.count()) === 0; tries += 1)
        await page.clock.runFor(6000)
      await dialog.waitFor()
      await then(page)
    },
  }
}

/** Enough six-second steps for all the attempts that a page makes (CONN-6). */
const ATTEMPTS = 120
