import type { Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { scriptLoaded } from '../stage/script-loaded.ts'

/** Console messages of browsers without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|ERR_SOCKET|WebSocket connection to/
/** The script that holds the reactions to choose from. */
const POPOVER = /board-tools/

test('CONN-16, NOTE-6: a text that the server refuses for good is offered back with the reason; a refused change without a text is a toast', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard()
  const home = await join('nora', path)
  const away = boardPage(await visit('guest', path))
  for (const text of ['First', 'Second']) await away.addNote('Went well', text)
  await home.write('Went well', 'Third')
  await expect(away.note('Third')).toBeVisible()
  const context = away.page.context()

  const changeMeanwhile = async (note: string, change: () => Promise<void>) => {
    const noteId = await home.noteId(note)
    await context.setOffline(true)
    await expect(away.status).toContainText('Reconnecting')
    await change()
    await home.send({ type: 'delete-note', noteId })
    await context.setOffline(false)
  }
  const reword = (note: string, text: string) => async () => {
    await away.note(note).click()
    await away.editor.fill(text)
    await away.page.keyboard.press('Enter')
    await expect(away.note(text)).toBeVisible()
  }
  const card = away.page.getByRole('region', { name: 'Your text wasn’t saved' })

  await changeMeanwhile('First', reword('First', 'First, reworded'))
  await expect(card.getByText('This note no longer exists.')).toBeVisible()
  await expect(card.getByText('First, reworded')).toBeVisible()
  await expect(card.getByRole('button')).toHaveText(['Try again', 'Copy text', 'Discard'])
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toHaveCount(0)
  await home.noteId('First, reworded')

  // A draft is no command yet, and its note is gone.
  await changeMeanwhile('Second', async () => {
    await away.note('Second').click()
    await away.editor.fill('Second, reworded')
  })
  await expect(card.getByRole('button')).toHaveText(['Add as a new note', 'Copy text', 'Discard'])
  await card.getByRole('button', { name: 'Discard' }).click()
  await expect(card).toHaveCount(0)
  await expect(away.note('Second, reworded')).toHaveCount(0)

  const [leader, member] = [await home.noteId('Third'), await home.noteId('First, reworded')]
  await home.send({ type: 'group-note', noteId: member, into: leader })
  await changeMeanwhile('Third', async () => {
    await away.page.getByRole('button', { name: 'Name this group' }).click()
    await away.page.getByRole('textbox', { name: 'Group name' }).fill('The harbour')
    await away.page.keyboard.press('Enter')
  })
  await expect(card.getByText('The harbour')).toBeVisible()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toHaveCount(0)
  await home.noteId('The harbour')

  await home.write('Went well', 'Third')
  await away.react('Third', '👍')
  await changeMeanwhile('Third', () => away.react('Third', '🎉'))
  await expect(away.toast.getByText('This note no longer exists.')).toHaveCount(1)
  await expect(card).toHaveCount(0)
})

test('CONN-22: a part that the network kept from being fetched is fetched once it is back, and works when it goes again', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /ERR_FAILED/)
  const path = await newBoard()
  const page = await visit('guest', '/healthz')
  await page.route(POPOVER, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => POPOVER.test(request.url()))
  await page.goto(path)
  const board = boardPage(page)
  await board.addNote('Went well', 'Far from home')
  await failed

  const loaded = scriptLoaded(page, POPOVER)
  await page.unrouteAll()
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await loaded
  await page.context().setOffline(true)
  await board.react('Far from home', '🎉')
  await expect(board.note('Far from home').getByRole('button', { name: /🎉/ })).toBeVisible()
})

test('CONN-15: where the browser cannot keep data, the page says to keep it open', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard()
  const page = await visit('guest', '/healthz')
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await page.goto(path)
  const board = boardPage(page)
  await board.addNote('Went well', 'Kept')
  await page.context().setOffline(true)
  await board.addNote('Went well', 'Not kept')
  await expect(board.status).toContainText('Keep this page open: this browser can’t save what you write')
})

test('WIRE-11: a page of an older version says that a new one is here, and what was typed is kept', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK)
  const path = await newBoard({ name: 'Open over an update' })
  const page = await visit('guest', '/healthz')
  let isOutdated = false
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const asked = isOutdated ? /^42(\d+)\[/.exec(String(message))?.[1] : undefined
      if (asked === undefined) server.send(message)
      else socket.send(`43${asked}[{"ok":false,"code":"outdated-client"}]`)
    })
  })
  await page.goto(path)
  const board = boardPage(page)
  await board.addNote('Went well', 'Before')
  await board.startNote('Went well', 'Half a thought')
  // From now on commands and joins of this page are answered as after an update of the server.
  isOutdated = true
  const dialog = page.getByRole('dialog', { name: 'A new version is ready' })
  await board.page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  isOutdated = false
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(dialog).toHaveCount(0)
  for (const text of ['Before', 'Half a thought']) await expect(board.note(text)).toHaveCount(1)
  await expect(page.getByText('Unsent', { exact: true })).toHaveCount(0)
})

test('CONN-7: without a server every page but a board shows the notice, and fetches again once it is back', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(NO_NETWORK, /ERR_FAILED/)
  const notice = (page: Page) => page.getByText('Connection lost. Reconnecting…').and(page.locator('span'))
  const page = await visit('nora', '/healthz')
  for (const path of ['/dashboard', '/account', '/retro-formats']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    // What is still loading when the network goes is the claim of CONN-22.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(notice(page)).toBeVisible()
    const refetched = page.waitForResponse((response) => /\/(api\/|status)/.test(response.url()))
    await page.context().setOffline(false)
    await refetched
    await expect(notice(page)).toHaveCount(0)
  }
  await page.goto(await newBoard())
  const board = boardPage(page)
  await expect(board.page.getByRole('button', { name: /^Add a note/ }).first()).toBeVisible()
  await board.page.context().setOffline(true)
  await expect(board.status).toContainText('Reconnecting')
  await expect(notice(board.page)).toHaveCount(0)
})
