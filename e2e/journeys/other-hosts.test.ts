import type { Page } from '@playwright/test'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTool } from '../stage/open-tool.ts'
import { joinBoard } from '../../server/src/testing/board-client.ts'
import { startServerProcess } from '../../server/src/testing/server-process.ts'
import { openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { boardOf, enter } from '../stage/own-server.ts'

/** Preloaded into the server: writes down each host that it opens a connection to. */
const WATCH_CONNECTIONS = `
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'
const { connect } = Socket.prototype
Socket.prototype.connect = function (...args) {
  const [first] = args
  const wanted = Array.isArray(first) ? first[0] : first
  const { path, host = 'localhost' } = typeof wanted === 'object' ? wanted : { host: args[1] }
  if (!path && !/^(localhost|127\\.|::1)/.test(host)) appendFileSync(process.env.CONNECTIONS, host + '\\n')
  return connect.apply(this, args)
}
`

test('ANON-17, SHELL-26: pages of a default installation send requests to no other host, and neither does its server', async ({
  visit,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alone-'))
  const [watch, connections] = [join(dataDir, 'watch.mjs'), join(dataDir, 'connections')]
  writeFileSync(watch, WATCH_CONNECTIONS)
  const server = await startServerProcess({
    DATA_DIR: join(dataDir, 'data'),
    CONNECTIONS: connections,
    NODE_OPTIONS: `--import=${watch}`,
  })
  try {
    const account = openBrowser(server.url)
    await signUp(account)
    const board = await boardOf(account, 'Alone in the house')
    const page = await visit('guest', '/login', { url: server.url })
    const asked = hostsAskedBy(page)
    await page.reload()
    for (const path of ['/register', '/retro-formats', board]) await page.goto(path)
    await enter(page.context(), server.url, account.cookies)
    for (const path of ['/dashboard', '/team/board/create', '/retro-formats/superhero', board]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    const client = await joinBoard(server.url, board.replace('/board/', ''), account.cookie())
    const source = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
    expect(await client.send({ type: 'start-media', source, volume: 50 })).toMatchObject({ ok: true })
    client.close()
    await expect(page.getByRole('region', { name: /is playing/ })).toBeVisible()
    await boardPage(page).addNote('Start', 'Written with the fonts of the house')
    await useEverything(page)
    await page.waitForLoadState('networkidle')
    expect([...asked]).toEqual([new URL(server.url).host])
    // Closed first, so that the page requests nothing from a server that has gone.
    await page.close()
  } finally {
    await server.stop()
  }
  expect(existsSync(connections) ? readFileSync(connections, 'utf8') : '').toBe('')
  rmSync(dataDir, { recursive: true, force: true })
})

/** Uses backgrounds, GIFs, questions, music and the summary. */
async function useEverything(page: Page): Promise<void> {
  const backgrounds = await openTool(page, 'Background')
  await backgrounds.getByRole('button', { name: 'Tide pools' }).click()
  await expect(page.locator('[data-background]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const gifs = await openTool(page, 'GIFs')
  await expect(gifs.getByRole('button').first()).toBeVisible()
  await expect(gifs.locator('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openTool(page, 'Icebreaker')
  await openTool(page, 'Summary')
}

/** Every host that a page requests anything from, in whichever way, from now on. */
function hostsAskedBy(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  const add = (address: string) => {
    const { protocol, host } = new URL(address)
    if (/^(https?|wss?):$/.test(protocol)) hosts.add(host)
  }
  page.context().on('request', (request) => add(request.url()))
  page.on('websocket', (socket) => add(socket.url()))
  return hosts
}
