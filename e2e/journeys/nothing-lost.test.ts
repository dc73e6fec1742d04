import type { Page } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServerProcess } from '../../server/src/testing/server-process.ts'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

/** Console messages of browsers without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_SOCKET|WebSocket connection to/

test('CONN-14, CONN-19: what is written without a network is kept over a reload, and arrives once when the network is back', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard()
  const away = boardPage(await visit('guest', path))
  const home = boardPage(await visit('jonas', path))
  await away.addNote('Went well', 'Before the tunnel')
  await expect(home.note('Before the tunnel')).toBeVisible()

  await away.page.context().setOffline(true)
  await away.addNote('Went well', 'In the tunnel')
  await expect(away.note('In the tunnel').getByText('Unsent', { exact: true })).toBeVisible()
  await away.note('Before the tunnel').click()
  await away.editor.fill('Before the long tunnel')
  await away.page.keyboard.press('Enter')
  await away.startNote('Try next', 'Half a thou')
  await home.addNote('Went less well', 'Said meanwhile')
  await expect(home.note('In the tunnel')).toHaveCount(0)

  await Promise.all([away.page.context().setOffline(false), away.page.reload()])
  await expect(away.editor).toHaveValue('Half a thou')
  for (const board of [away, home]) {
    await expect(board.note('In the tunnel')).toHaveCount(1)
    await expect(board.note('Before the long tunnel')).toHaveCount(1)
    await expect(board.note('Said meanwhile')).toHaveCount(1)
  }
  await away.editor.focus()
  await away.page.keyboard.press('End')
  await away.page.keyboard.type('ght')
  await away.page.keyboard.press('Enter')
  await expect(home.note('Half a thought')).toHaveCount(1)
  await expect(away.page.getByText('Unsent', { exact: true })).toHaveCount(0)
})

test('CONN-21: a guest whose cookie is lost goes on writing under a new one', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard()
  const board = boardPage(await visit('guest', path))
  const other = boardPage(await visit('guest', path))
  await board.addNote('Went well', 'Before')
  const context = board.page.context()
  await context.clearCookies()
  await context.setOffline(true)
  await board.addNote('Went well', 'Between')
  await expect(board.note('Between').getByText('Unsent', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(board.page.getByText('Unsent', { exact: true })).toHaveCount(0)
  await board.addNote('Went well', 'After')
  for (const text of ['Before', 'Between', 'After']) await expect(other.note(text)).toHaveCount(1)
})

test('CONN-22: parts that the page has not fetched yet do not bring it down when the network goes', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /Failed to fetch/)
  const board = boardPage(await visit('guest', await newBoard({ name: 'Cut off early' })))
  await board.addNote('Went well', 'Delete me')
  await board.page.context().setOffline(true)
  await board.note('Delete me').press('Delete')
  await expect(board.note('Delete me')).toHaveCount(0)
  await expect(board.page.getByRole('heading', { name: 'Cut off early' })).toBeVisible()
  await board.page.context().setOffline(false)
  await board.addNote('Went well', 'Still here')
  await expect(board.page.getByText('Unsent', { exact: true })).toHaveCount(0)
})

test('CONN-8, CONN-12: when the server dies and comes back, pages continue without a click, and nothing is lost or doubled', async ({
  visit,
  expectNoise,
}) => {
  // Starts two servers.
  test.slow()
  expectNoise(NO_NETWORK, /answer 5\d\d/)
  const dataDir = mkdtempSync(join(tmpdir(), 'dying-'))
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()) }
  let server = await startServerProcess(environment)
  try {
    const { url } = server
    const path = await boardOn(url)
    const [one, other] = [
      boardPage(await visit('guest', path, { url })),
      boardPage(await visit('guest', path, { url })),
    ]
    await one.addNote('Start', 'Said in time')
    await one.react('Said in time', '🎉')
    await expect(other.note('Said in time').getByRole('button', { name: /^🎉 1/ })).toBeVisible()

    await server.kill()
    await one.addNote('Start', 'Said to nobody')
    await other.addNote('Stop', 'Said to nobody either')
    await other.note('Said in time').getByRole('button', { name: /^🎉 1/ }).click()
    await one.startNote('Continue', 'Unfinished')
    await expect(one.status).toContainText('Saved on this device')
    await expect(other.status).toContainText('2 changes not sent')
    await expectAccessible(other.page, 'reconnecting', '[aria-label="Current activity"]')

    server = await startServerProcess(environment)
    for (const board of [one, other]) {
      await expect(board.note('Said to nobody')).toHaveCount(1)
      await expect(board.note('Said to nobody either')).toHaveCount(1)
      await expect(board.note('Said in time').getByRole('button', { name: /^🎉 2/ })).toBeVisible()
      await expect(board.status).toHaveCount(0)
    }
    await expect(one.editor).toHaveValue('Unfinished')
    await expectSameAfterReload(one.page, 3)
    // Before the server stops, which would fail what a page still loads ahead.
    for (const { page } of [one, other]) await page.close()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

async function boardOn(url: string): Promise<string> {
  const browser = openBrowser(url)
  await signUp(browser)
  const { teamId } = await createOrg(browser)
  const input = { name: 'On thin ice', columns: ['Start', 'Stop', 'Continue'], format: 'start-stop-continue' }
  const { body } = await browser.post(`/api/team/${teamId}/boards`, input)
  return `/board/${(body as { id: string }).id}`
}

/** The notes that were shown are those of the server. */
async function expectSameAfterReload(page: Page, notes: number): Promise<void> {
  await page.reload()
  const board = boardPage(page)
  await expect(board.page.getByRole('group', { name: /^Said/ })).toHaveCount(notes)
  await expect(board.editor).toHaveValue('Unfinished')
}
