import type { Page, WebSocketRoute } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

test('GROUP-7, COMMENT-3, COMMENT-5: Ungroup is offered for groups only; Enter without Shift submits a comment, Enter or blur saves a change to it', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'Talk about me')
  const nora = boardPage(await visit('nora', path))
  const { page } = nora
  await nora.note('Talk about me').hover()
  await nora.note('Talk about me').getByRole('button', { name: 'Note menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Ungroup' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)

  await nora.note('Talk about me').press('c')
  const dialog = page.getByRole('dialog', { name: 'Comments' })
  await expect(dialog.getByText('Press enter to submit')).toBeVisible()
  const comment = dialog.getByRole('textbox', { name: 'New comment' })
  await comment.fill('one')
  await comment.press('Shift+Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  await expect(comment).toHaveValue('one\n')
  await comment.fill('one')
  await comment.press('Enter')
  await expect(dialog.getByRole('listitem').getByText('one')).toBeVisible()

  const text = dialog.getByRole('textbox', { name: 'Comment text' })
  await dialog.getByRole('button', { name: 'Edit comment' }).click()
  await text.fill('two')
  await text.press('Enter')
  await expect(dialog.getByRole('listitem').getByText('two')).toBeVisible()
  await dialog.getByRole('button', { name: 'Edit comment' }).click()
  await text.fill('three')
  await comment.focus()
  await expect(dialog.getByRole('listitem').getByText('three')).toBeVisible()
  await expect(text).toHaveCount(0)
})

test('MASK-10, PRESENCE-6, REACTION-4: a page shows at most eight avatars and 40 kinds of emoji, the others behind a button, and while brainstorming blurred asterisks in place of hidden texts', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const people = await Promise.all(Array.from({ length: 9 }, () => join('guest', path)))
  const { page, note } = boardPage(await visit('nora', path))
  const online = page.getByRole('button', { name: 'Users online: 10' })
  await expect(online).toBeVisible()
  // Nora's own avatar is the account's: of the nine others eight are drawn, and one item has the number of the rest.
  await expect(online.locator('li')).toHaveCount(9)
  await expect(online.locator('li').last().getByText('+1', { exact: true })).toBeVisible()

  const [fan] = people
  if (fan === undefined) throw new Error('nobody has joined')
  await fan.write('Went well', 'Loved by all')
  const noteId = await fan.noteId('Loved by all')
  const emoji = Array.from({ length: 42 }, (_, at) => String.fromCodePoint(0x1f400 + at))
  await fan.send(...emoji.map((one) => ({ type: 'set-reaction', noteId, emoji: one, on: true }) as const))
  const chips = note('Loved by all').locator('[aria-pressed]')
  const more = note('Loved by all').getByText('+2', { exact: true })
  await expect(more).toBeVisible()
  await expect(chips).toHaveCount(40)
  await more.click()
  await expect(chips).toHaveCount(42)

  await page.getByRole('button', { name: 'Brainstorm' }).click()
  const stars = note('hidden note').getByText(/^[* ]+$/)
  await expect(stars).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await expect(stars).toHaveCSS('text-shadow', /6px/)
})

const FIVE = ['One', 'Two', 'Three', 'Four', 'Five']

test('BOARD-6, BOARD-7, BOARD-8: columns fit the window with 15 px between them, five of them 228 px wide where it has just room, and are tabs below 640 px', async ({
  visit,
  newBoard,
}) => {
  const nora = boardPage(await visit('nora', await newBoard({ columns: FIVE })))
  const { page } = nora
  const boxOf = async (name: string) => {
    const box = await nora.column(name).boundingBox()
    if (box === null) throw new Error(`${name} is not shown`)
    return box
  }
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const boxes = await Promise.all(FIVE.map(boxOf))
    expect(new Set(boxes.map((box) => Math.round(box.width))).size).toBe(1)
    const last = boxes.at(-1)
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const [one, two] = [await boxOf('One'), await boxOf('Two')]
  expect(Math.round(two.x - one.x - one.width)).toBe(15)

  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await boxOf('Three')).width
  }
  const margins = 2 * 16
  const room = 5 * 228 + 4 * 15 + margins
  expect(Math.abs((await widthAt(room)) - 228)).toBeLessThan(1)
  expect(await widthAt(room + 200)).toBeGreaterThan(228)
  expect(await widthAt(room - 200)).toBeLessThan(228)

  await page.setViewportSize({ width: 640, height: 800 })
  await expect(nora.column('Two')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.setViewportSize({ width: 639, height: 800 })
  await expect(page.getByRole('tab')).toHaveCount(5)
})

test('BOARD-2, BOARD-8: on a phone a long title takes two lines, and tabs that are cut fade while the open one is in sight', async ({
  visit,
  newBoard,
}) => {
  const columns = [
    'Went well',
    'Went less well',
    'Try next',
    'Thank you to a colleague',
    'Questions to the leaders',
  ]
  const name = 'Release 5.0, looking back'
  const { page } = boardPage(await visit('nora', await newBoard({ name, columns }), PHONE))
  const title = page.getByRole('button', { name })
  await expect(title).toBeVisible()
  const { lines, isCut } = await title.evaluate((each) => ({
    lines: each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight),
    isCut: each.scrollHeight > each.clientHeight,
  }))
  expect([Math.round(lines), isCut]).toEqual([2, false])
  const tabs = page.getByRole('tablist')
  await expect(tabs).toHaveAttribute('data-cut', 'end')
  await page.getByRole('tab', { name: /Questions/ }).click()
  await expect(page.getByRole('tab', { name: /Questions/ })).toBeInViewport({ ratio: 1 })
  await expect(tabs).toHaveAttribute('data-cut', 'start')
  await page.getByRole('tab', { name: /Went less well/ }).press('Enter')
  await expect(page.getByRole('tab', { name: /Went less well/ })).toBeInViewport({ ratio: 1 })
})

test('SHELL-20, MAIL-6: after a summary was sent the button says so for 1 s and a toast for 12 s', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  // The clock is run ahead of the timers of the connection.
  expectNoise(/WebSocket connection to/)
  const path = await newBoard()
  await (await join('jonas', path)).write('Went well', 'Worth a letter')
  const nora = boardPage(await visit('nora', '/healthz'))
  const { page } = nora
  await page.clock.install()
  await page.route(`**/api${path}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, planId: 'level1' } })
  })
  await page.route('**/send-email', (route) => route.fulfill({ json: { receivers: 1, isMailed: true } }))
  await page.goto(path)
  const sheet = await openTool(page, 'Summary')
  const sendToMe = async () => {
    await sheet.getByRole('button', { name: 'Send by email' }).click()
    await page.getByRole('menuitem', { name: 'Send to me' }).click()
  }
  const toast = nora.toast.getByText('This retro has been sent to you')
  // The first toast loads the code of toasts, which may arrive after the clock was run ahead.
  await sendToMe()
  await expect(toast).toBeVisible()
  await page.clock.runFor(13_000)
  await expect(toast).toHaveCount(0)

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await sendToMe()
  const sent = sheet.getByRole('button', { name: 'Sent', exact: true })
  await expect(sent).toBeVisible()
  await page.clock.runFor(900)
  await expect(sent).toBeVisible()
  await page.clock.runFor(200)
  await expect(sent).toHaveCount(0)
  await page.clock.runFor(10_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2000)
  await expect(toast).toHaveCount(0)
})

test('CONN-9, CONN-12: the modal of a lost connection shows after 50 failed attempts, asks for no refresh and discards no draft', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|WebSocket/)
  const path = await newBoard()
  const other = await join('guest', path)
  const nora = boardPage(await visit('nora', '/healthz'))
  const { page } = nora
  await page.clock.install()
  const cut = await cutter(page)
  await page.goto(path)
  await nora.addNote('Went well', 'Said in time')
  await other.noteId('Said in time')
  await nora.startNote('Went well', 'Half a thought')
  await page.waitForLoadState('networkidle')
  await cut.down()
  const modal = page.getByRole('dialog', { name: 'You are not currently connected.' })
  await expect(nora.status).toContainText('Reconnecting')
  await page.clock.runFor(5000)
  await expect(modal).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(1500)
    expect(await modal.isVisible()).toBe(true)
  }).toPass({ timeout: 100_000, intervals: [20] })
  await expect(page.getByText(/refresh/i)).toHaveCount(0)
  // Counted by text: what the modal covers has no role.
  await expect(page.getByText('Try again').filter({ visible: true })).toHaveCount(1)

  cut.up()
  await expect(page.getByText('Not connected')).toHaveCount(0)
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(modal).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await expect(nora.editor).toHaveValue('Half a thought')
  expect(other.textsIn('Went well')).toEqual(['Said in time'])
  await nora.editor.press('Enter')
  await expect(nora.note('Half a thought')).toBeVisible()
  await other.noteId('Half a thought')
})

for (const width of [1280, 820])
  test(`REACTION-3: the emoji do not cover the text of a note, and stay in its column, ${width} pixels wide`, async ({
    visit,
    newBoard,
    join,
  }) => {
    const path = await newBoard()
    await (await join('nora', path)).write('Went well', 'The first of its column', 'The second of its column')
    const nora = boardPage(await visit('nora', path))
    const { page } = nora
    await page.setViewportSize({ width, height: 800 })
    const note = nora.note('The first of its column')
    await note.press('r')
    const bar = page.getByRole('dialog', { name: 'Add reaction' })
    await expect(bar.getByRole('button', { name: 'More emoji' })).toBeVisible()
    await expect(async () => {
      const [its, column, text] = [
        await bar.boundingBox(),
        await nora.column('Went well').boundingBox(),
        await note.getByText('The first of its column').boundingBox(),
      ]
      const next = await nora.note('The second of its column').boundingBox()
      if (!its || !column || !text || !next) throw new Error('nothing is drawn')
      expect(its.x).toBeGreaterThanOrEqual(column.x - 2)
      expect(its.x + its.width).toBeLessThanOrEqual(column.x + column.width + 2)
      expect(its.y).toBeGreaterThanOrEqual(text.y + text.height - 2)
      // In a narrow column the bar has two rows, which such a low note has no room for.
      if (width === 1280) expect(its.y + its.height).toBeLessThanOrEqual(next.y)
    }).toPass()
  })

/** Cuts the board's connection and restores it; faster than a browser that is set offline fails. */
async function cutter(page: Page): Promise<{ down: () => Promise<void>; up: () => void }> {
  let isDown = false
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/board\/socket\.io\//, async (socket) => {
    if (isDown) {
      await socket.close()
      return
    }
    open.add(socket)
    socket.connectToServer()
  })
  await page.route('**/board/socket.io/**', (route) => (isDown ? route.abort() : route.continue()))
  return {
    async down() {
      isDown = true
      for (const socket of open) await socket.close()
    },
    up() {
      isDown = false
    },
  }
}
