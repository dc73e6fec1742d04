import type { Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'

/** Two columns, a note with a comment and reactions, and a group. */
const NOTES = ['Pairing on the refund flow', 'Two new captains', 'The tide tables', 'Clear answer from legal']

for (const [who, device, name] of [
  ['samuel', DESKTOP, 'a facilitator'],
  ['guest', DESKTOP, 'a guest'],
  ['guest', PHONE, 'a guest on a phone'],
] as const)
  // Rules: SHELL-68
  test(`the first styles of a board draw it as all styles do, for ${name}`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    const leader = await join('nora', path)
    await leader.write('Went well', ...NOTES)
    const noteId = await leader.noteId(NOTES[0] ?? '')
    for (const emoji of ['👏', '😅', '🎉', '👍'])
      await leader.send({ type: 'set-reaction', noteId, emoji, on: true })
    const { page, release } = await openHeld(await visit(who, '/healthz', device), path)
    await expect(page.getByText(NOTES[3] ?? '')).toBeVisible()
    await page.evaluate(async () => {
      await document.fonts.ready
      await Promise.all(document.getAnimations().map((running) => running.finished.catch(() => null)))
    })
    const first = await page.evaluate(readLooks)
    expect(first.length).toBeGreaterThan(100)
    release()
    await expect(page.locator('link[data-whole]')).toHaveCount(0)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(readLooks)).toEqual(first)
  })

// Rules: SHELL-68
test('a part that is loaded later waits for its styles', async ({ visit, newBoard }) => {
  const { page, release } = await openHeld(await visit('nora', '/healthz'), await newBoard())
  const code = page.waitForResponse(/\/assets\/color-scheme-menu-/)
  await page.getByRole('button', { name: 'Theme' }).click()
  await (await code).finished()
  await expect(page.getByRole('menu')).toHaveCount(0)
  release()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.locator('link[data-whole]')).toHaveCount(0)
})

// Rules: SHELL-68, CONN-22
test('styles that could not be loaded are loaded at the next press', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|Failed to fetch/)
  const page = await visit('nora', '/healthz')
  let isGone = true
  await page.route(WHOLE, (route) => (isGone ? route.abort() : route.continue()))
  await page.goto(await newBoard())
  const refused = page.waitForEvent('requestfailed', (request) => WHOLE.test(request.url()))
  await page.getByRole('button', { name: 'Theme' }).click()
  await refused
  await expect(page.getByRole('menu')).toHaveCount(0)
  isGone = false
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await boardPage(page).addNote('Went well', 'Written after that')
})

/** The sheet with all styles. */
const WHOLE = /\/assets\/index-[^/]*\.css$/

/** Opens a board whose other styles wait until they are released. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(WHOLE, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  await expect(page.locator('link[data-whole]')).toHaveCount(1)
  return { page, release: resolve }
}

/** The computed style of each element that is drawn at first, with those before and after it; the same at each call. */
function readLooks(): readonly string[] {
  const page = globalThis as { drawn?: readonly Element[] }
  page.drawn ??= [...document.querySelectorAll('#root *')]
  return page.drawn.flatMap((element) =>
    [null, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      const looks = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
      return `${element.tagName} ${element.className} ${part}: ${looks.join('; ')}`
    }),
  )
}
