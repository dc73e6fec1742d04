import type { Page } from '@playwright/test'
import { openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, type Device, expect, test } from '../stage/journey.ts'
import { boardOf, enter } from '../stage/own-server.ts'
import { serveRebuiltSite } from '../stage/rebuilt-site.ts'

const WITH_SERVICE_WORKER: Device = { ...DESKTOP, serviceWorkers: 'allow' }
/** Console messages of browsers without a network. */
const NO_NETWORK =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_SOCKET|ERR_FAILED|WebSocket connection to/

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

/** Waits until the service worker has stored the built files. */
async function shellIsCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    // An active worker claims the page a moment later; until then the page asks the server for its files.
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
  })
}

test('OFFLINE-1: a board that was open before opens without a network, and what is written there arrives once', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard({ name: 'Kept for the tunnel' })
  const first = boardPage(await visit('jonas', path, WITH_SERVICE_WORKER))
  const home = boardPage(await visit('guest', path))
  await first.addNote('Went well', 'Before the tunnel')
  await expect(home.note('Before the tunnel')).toBeVisible()
  await shellIsCached(first.page)
  // The device keeps the board some seconds after a change.
  await expect
    .poll(() => cachedBoards(first.page))
    .toContainEqual(expect.stringContaining('Before the tunnel'))
  const context = first.page.context()
  await first.page.close()

  await context.setOffline(true)
  const away = boardPage(await context.newPage())
  await away.page.goto(path)
  await expect(away.page.getByRole('heading', { name: 'Kept for the tunnel' })).toBeVisible()
  await expect(away.note('Before the tunnel')).toBeVisible()
  await expect(away.status).toContainText('Saved on this device')
  await away.addNote('Went well', 'In the tunnel')
  await away.startNote('Try next', 'Half a thought')
  await expect(away.status).toContainText('1 change not sent')
  await away.page.close()
  const again = boardPage(await context.newPage())
  await again.page.goto(path)
  await expect(again.note('In the tunnel')).toBeVisible()
  await expect(again.editor).toHaveValue('Half a thought')

  await context.setOffline(false)
  await expect(home.note('In the tunnel')).toHaveCount(1)
  await expect(again.status).toHaveCount(0)
  await expect(again.note('In the tunnel')).toHaveCount(1)
  await expect(home.note('Half a thought')).toHaveCount(0)
  await expect(again.editor).toHaveValue('Half a thought')
})

test('OFFLINE-5, OFFLINE-11: after signing out no board opens without a network', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /401/)
  const account = openBrowser(stage.url)
  await signUp(account)
  const path = await boardOf(account, 'Not for the next person')
  const board = boardPage(await visit('guest', '/login', WITH_SERVICE_WORKER))
  await enter(board.page.context(), stage.url, account.cookies)
  await board.page.goto(path)
  await board.addNote('Start', 'Between us')
  await shellIsCached(board.page)
  const context = board.page.context()
  await signOut(board.page)
  await board.page.close()

  await context.setOffline(true)
  const next = await context.newPage()
  await next.goto(path)
  await expect(next.getByRole('heading', { name: 'We can’t reach this retro' })).toBeVisible()
  await expect(next.getByText('Between us')).toHaveCount(0)
  expect(await cachedBoards(next)).toEqual([])
  await next.goto('/dashboard')
  await expect(next.getByText('We can’t reach the server.')).toBeVisible()

  await next.goto(path)
  await context.setOffline(false)
  await expect(boardPage(next).note('Between us')).toBeVisible()
})

test('OFFLINE-5, OFFLINE-12: after signing out the device has no board for the next person, also where code of the page never arrived', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /401/)
  const account = openBrowser(stage.url)
  await signUp(account)
  const path = await boardOf(account, 'Not for the next person')
  const board = boardPage(await visit('guest', '/healthz'))
  const { page } = board
  const context = page.context()
  await page.goto('/login')
  await enter(context, stage.url, account.cookies)
  await context.route(/device-tasks-.*\.js/, (route) => route.abort())
  await page.goto(path)
  await board.addNote('Start', 'Between us')
  await expect.poll(() => cachedBoards(page)).toContainEqual(expect.stringContaining('Between us'))
  await signOut(page)
  await expect.poll(() => cachedBoards(page)).toEqual([])
  const known = () => ['retropulse-person', 'retropulse-account'].map((key) => localStorage.getItem(key))
  expect(await page.evaluate(known)).toEqual([null, null])
})

test('OFFLINE-7: an update needs no reload: an open page keeps its own files, the next one gets the new ones, also without a network', async ({
  visit,
  stage,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const site = await serveRebuiltSite(stage.url)
  try {
    const path = await newBoard({ name: 'Open over an update' })
    const open = boardPage(await visit('guest', path, { ...WITH_SERVICE_WORKER, url: site.url }))
    await shellIsCached(open.page)
    expect(await scriptOf(open.page)).not.toMatch(SECOND_BUILD)

    site.deploy()
    await open.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await Promise.all([
        new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
        registration.update(),
      ])
    })
    // A chunk of the first build, which the server no longer has, loads for the page of the first build.
    await open.addNote('Went well', 'Written on the old page')
    const kept = await open.page.evaluate(async (name) => (await fetch(name)).ok, await scriptOf(open.page))
    expect(kept).toBe(true)

    const context = open.page.context()
    const next = boardPage(await context.newPage())
    await next.page.goto(path)
    await expect(next.note('Written on the old page')).toBeVisible()
    expect(await scriptOf(next.page)).toMatch(SECOND_BUILD)
    // The device keeps the board some seconds after a change.
    await expect
      .poll(() => cachedBoards(next.page))
      .toContainEqual(expect.stringContaining('Written on the old page'))
    await context.setOffline(true)
    await next.page.reload()
    await expect(next.note('Written on the old page')).toBeVisible()
    expect(await scriptsOf(next.page)).not.toContainEqual(expect.not.stringMatching(SECOND_BUILD))
  } finally {
    site.close()
  }
})

test('OFFLINE-7, SHELL-64: after an update a page whose code is gone opens with that of the new version, and signing out works', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /404/, /401/, /Failed to fetch/)
  const site = await serveRebuiltSite(stage.url)
  try {
    const account = openBrowser(stage.url)
    await signUp(account)
    const path = await boardOf(account, 'Open over an update')
    const board = boardPage(await visit('guest', '/healthz', { ...DESKTOP, url: site.url }))
    const { page } = board
    await enter(page.context(), site.url, account.cookies)
    await page.goto(path)
    await board.startNote('Start', 'Half a thought')
    expect(await scriptOf(page)).not.toMatch(SECOND_BUILD)
    await page.getByRole('button', { name: /^Profile/ }).click()
    const dashboard = page.getByRole('menuitem', { name: 'Dashboard' })
    await expect(dashboard).toBeVisible()
    site.deploy()
    await dashboard.click()
    await expect(page).toHaveURL(/\/dashboard/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await scriptOf(page)).toMatch(SECOND_BUILD)
    await page.goBack()
    await expect(board.editor).toHaveValue('Half a thought')

    await signOut(page)
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
  } finally {
    site.close()
  }
})

const SECOND_BUILD = /-2\.js$/

/** The address of the entry script of the page. */
async function scriptOf(page: Page): Promise<string> {
  return (await page.locator('script[type=module][src*="/index-"]').getAttribute('src')) ?? ''
}

/** The names of all scripts that the page has loaded from the build. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/.*\.js$/.test(name)),
  )
}

/** The boards in the browser's database, each as JSON. */
function cachedBoards(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('retropulse-board')
        opening.addEventListener('error', () => reject(new Error('no database')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('boards').objectStore('boards').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result.map((board) => JSON.stringify(board)))
          })
        })
      }),
  )
}
