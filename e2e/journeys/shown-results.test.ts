import type { Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

test('SUMMARY-13, SUMMARY-14, SUMMARY-16: a shown summary opens for a slow page and a late joiner, and stays closed where it was closed', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const path = await newBoard()
  const nora = await visit('nora', path)
  const slow = await visit('guest', '/healthz')
  await throttle(slow, 1200)
  await slow.goto(path, { waitUntil: 'commit' })
  await expect(slow.getByRole('region', { name: 'Board', exact: true })).toBeVisible({ timeout: 90_000 })
  const own = await openTool(nora, 'Summary')
  await own.getByRole('button', { name: 'Show to everyone' }).click()
  await expect(summary(slow)).toBeVisible({ timeout: 90_000 })

  const late = await visit('guest', path, PHONE)
  await expect(summary(late)).toBeVisible()
  await summary(late).getByRole('button', { name: 'Close' }).click()
  await expect(summary(late)).toHaveCount(0)
  await late.reload()
  await expect(late.getByRole('button', { name: /^Users online: [1-9]/ })).toBeVisible()
  await expect(late.getByRole('button', { name: 'Tools' })).toBeVisible()
  await openTool(late, 'Results')
  await late.getByRole('button', { name: 'Summary' }).click()
  await expect(summary(late)).toBeVisible()
  await late.keyboard.press('Escape')
  await expect(summary(late)).toHaveCount(0)

  await summary(nora).getByRole('button', { name: 'Close for everyone' }).click()
  await expect(summary(slow)).toHaveCount(0)
  const again = await openTool(nora, 'Summary')
  await again.getByRole('button', { name: 'Show to everyone' }).click()
  await expect(summary(late)).toBeVisible()
})

test('BOARD-38, MOOD-28, VOTE-39: participants open the mood results and the votes again after they closed them', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = boardPage(await visit('nora', path))
  await nora.addNote('Went well', 'The demo worked')
  const guest = await visit('guest', path)
  await expect(guest.getByRole('button', { name: 'Results', exact: true })).toHaveCount(0)

  const mood = await openTool(nora.page, 'Mood', 'Mood poll')
  await mood.getByRole('button', { name: 'Start poll' }).click()
  await nora.page.getByRole('button', { name: 'Later' }).click()
  await nora.page.getByRole('button', { name: 'End poll' }).click()
  await expect(results(guest)).toContainText('Results show after 3 more answers')
  await guest.keyboard.press('Escape')
  await expect(results(guest)).toHaveCount(0)
  await openTool(guest, 'Results')
  await guest.getByRole('button', { name: 'Team mood' }).click()
  await expect(results(guest)).toContainText('Results show after 3 more answers')
  await expect(results(guest).getByRole('button', { name: /Resume|Close for everyone/ })).toHaveCount(0)
  await guest.keyboard.press('Escape')

  await results(nora.page).getByRole('button', { name: 'Close', exact: true }).click()
  const voting = await openTool(nora.page, 'Voting')
  await voting.getByRole('button', { name: 'Start voting' }).click()
  await guest.getByRole('button', { name: 'Vote now' }).click()
  await boardPage(guest).note('The demo worked').click()
  await expect(boardPage(guest).status).toContainText('2')
  await openTool(guest, 'Results')
  await expect(guest.getByRole('button', { name: 'Votes', exact: true })).toHaveCount(0)
  await guest.keyboard.press('Escape')
  await nora.page.getByRole('button', { name: 'Vote now' }).click()
  await nora.page.getByRole('button', { name: 'End voting' }).click()
  await openTool(guest, 'Results')
  await guest.getByRole('button', { name: 'Votes', exact: true }).click()
  const voted = guest.getByRole('list', { name: 'Notes by votes' })
  await expect(voted).toContainText('The demo worked')
  await expect(voted.getByRole('img', { name: '1 vote', exact: true })).toBeVisible()
  await expect(voted.getByText('#1', { exact: true })).toBeVisible()
})

function summary(page: Page) {
  return page.getByRole('dialog', { name: 'Summary' })
}

function results(page: Page) {
  return page.getByRole('dialog', { name: 'Team mood' })
}

/** Throttles the network of a page, and switches the browser's cache off. */
async function throttle(page: Page, kilobitsPerSecond: number): Promise<void> {
  const network = await page.context().newCDPSession(page)
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}
