import type { Page } from '@playwright/test'
import { openBoard, usual } from './board-shots.ts'
import type { Shot } from './shot.ts'

async function cut(page: Page): Promise<void> {
  await page.context().setOffline(true)
}

/** A board without its server. */
export const BOARD_CONNECTION_SHOTS: readonly Shot[] = [
  {
    screen: 'board',
    state: 'reconnecting',
    who: 'nora',
    async show({ page, board }) {
      await openBoard(page, board(usual))
      await cut(page)
      await page
        .getByRole('button', { name: /^Add a note/ })
        .first()
        .click()
      await page.keyboard.type('Written without a connection')
      await page.keyboard.press('Enter')
      await page.getByText('Not saved yet', { exact: true }).waitFor()
      await page.getByRole('region', { name: 'What is going on' }).waitFor()
    },
  },
  {
    screen: 'board',
    state: 'disconnected',
    who: 'nora',
    async show({ page, board }) {
      await page.clock.install()
      await openBoard(page, board(usual))
      // The dialogs are fetched while there is time.
      await page.clock.runFor(3000)
      await page.waitForLoadState('networkidle')
      await cut(page)
      const dialog = page.getByRole('dialog', { name: 'You are not currently connected.' })
      for (let tries = 0; tries < ATTEMPTS && (await dialog.count()) === 0; tries += 1)
        await page.clock.runFor(6000)
      await dialog.waitFor()
    },
  },
]

/** Enough of six seconds for all the attempts that a page makes (board.md §7). */
const ATTEMPTS = 120
