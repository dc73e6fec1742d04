import type { Page } from '@playwright/test'
import { actionRow, openActions, writeAction } from '../stage/action-steps.ts'
import { boardPage } from '../stage/board-page.ts'
import { type Device, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf, settle } from '../stage/layout-shifts.ts'
import { openTool } from '../stage/open-tool.ts'
import { goVoting, startVoting } from '../stage/voting-steps.ts'

const TABLET: Device = { viewport: { width: 820, height: 1180 } }
const NARROW_TABLET: Device = { viewport: { width: 640, height: 900 } }

// Rules: BOARD-80, GIF-12
test('on a phone one sheet or panel is open at a time, and the focus returns to the button of the last one', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const board = boardPage(await visit('nora', await newBoard(), PHONE))
  const { page } = board
  await board.addNote('Went well', 'The ferry was on time')
  const tools = page.getByRole('button', { name: 'Tools', exact: true })
  const open = page.getByRole('dialog').or(page.getByRole('complementary'))

  const gifs = await openTool(page, 'GIFs')
  await expect(open).toHaveCount(1)
  const timer = await openTool(page, 'Timer')
  await expect(gifs).toHaveCount(0)
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(timer).toHaveCount(0)
  await expect(tools).toBeFocused()

  await openTool(page, 'GIFs')
  await board.note('The ferry was on time').getByRole('button', { name: 'Note menu' }).tap()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(open).toHaveCount(0)
  const title = menu.getByText('“The ferry was on time”')
  await expect(title).toBeVisible()
  const close = menu.getByRole('menuitem', { name: 'Close' })
  const { width, height } = await boxOf(close)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await close.tap()
  await expect(menu).toHaveCount(0)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.tap()
  await expect(page.getByRole('dialog', { name: 'Share this retro' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await expect(share).toBeFocused()
  await openTool(page, 'GIFs')
  await openActions(page)
  await expect(gifs).toHaveCount(0)
  await expect(open).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(open).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
})

test('on a phone all emoji are in a sheet of the whole width, in cells for a finger', async ({
  visit,
  newBoard,
}) => {
  const board = boardPage(await visit('nora', await newBoard(), PHONE))
  const { page } = board
  await board.addNote('Went well', 'The ferry was on time')
  await board.choose('The ferry was on time', /^React/)
  await page.getByRole('button', { name: 'More emoji' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Add reaction' })
  const cell = sheet.getByRole('gridcell').first()
  await expect(cell).toBeVisible()
  await expect(async () => {
    const { x, y, width, height } = await boxOf(sheet)
    expect([x, width, y + height]).toEqual([0, 390, 844])
  }).toPass()
  const { width, height } = await boxOf(cell)
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(board.note('The ferry was on time')).toBeFocused()
})

test('BOARD-81: every tool that is opened from the list of a tablet returns the focus to the button of the list', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const { page } = boardPage(await visit('nora', await newBoard(), TABLET))
  const more = page.getByRole('button', { name: 'More tools' })
  const list = page.getByRole('dialog', { name: 'More tools' })
  const rows = list.getByRole('listitem').getByRole('button')
  await more.click()
  await expect(rows.filter({ hasText: 'Settings' })).toBeVisible()
  const names = (await rows.filter({ visible: true }).allInnerTexts()).map((name) => name.trim())
  expect(names).toEqual(
    expect.arrayContaining([
      'Icebreaker',
      'Sorting',
      'Spotlight',
      'Summary',
      'History',
      'Background',
      'Settings',
      'Help and feedback',
    ]),
  )
  for (const name of names) {
    if (!(await list.isVisible())) await more.click()
    await rows.filter({ hasText: name }).click()
    await expect(list).toHaveCount(0)
    const opened = page.getByRole('dialog').or(page.getByRole('complementary'))
    await expect(opened, name).toBeVisible()
    await expect
      .poll(() => opened.evaluate((sheet) => sheet.contains(document.activeElement)), name)
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(opened, name).toHaveCount(0)
    await expect(more, name).toBeFocused()
  }
})

// Rules: BOARD-80
test('on a phone the assignees of an action item take the place of the panel, which comes back', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard(), PHONE)
  const panel = await openActions(page)
  await writeAction(panel, 'Clean both grates')
  const assign = actionRow(panel, 'Clean both grates').getByRole('button', { name: /^Assign/ })
  await assign.tap()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Actions', exact: true })).toBeHidden()
  await menu.getByRole('menuitem', { name: 'Close' }).tap()
  await expect(menu).toHaveCount(0)
  await expect(panel).toBeVisible()
  await expect(assign).toBeFocused()
})

// Rules: BOARD-80
test('panels lie over the board on a tablet, neither move nor narrow its columns, and all of these can be scrolled to', async ({
  visit,
  newBoard,
}) => {
  const nora = boardPage(await visit('nora', await newBoard(), TABLET))
  const [column, last] = [nora.column('Went well'), nora.column('What puzzles us')]
  const across = nora.page.locator('[data-scroll-across]')
  await nora.page.waitForLoadState('networkidle')
  await settle(nora.page)
  const before = await boxOf(column)
  const second = await boxOf(nora.column('Went less well'))
  const third = await boxOf(nora.column('Try next'))
  for (const open of [openActions, (page: Page) => openTool(page, 'Icebreaker')]) {
    const panel = await open(nora.page)
    expect(await boxOf(column)).toEqual(before)
    // It cuts no column.
    const edge = (await boxOf(panel)).x
    expect(edge).toBeGreaterThanOrEqual(second.x + second.width)
    expect(edge).toBeLessThanOrEqual(third.x)
    await across.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
    const { x, width } = await boxOf(last)
    expect(x + width).toBeLessThanOrEqual((await boxOf(panel)).x)
    await nora.page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    expect(await boxOf(column)).toEqual(before)
  }
})

// Rules: BOARD-80, BOARD-78
test('on a tablet the strip stays where it is, and as wide, below a panel that opens', async ({
  visit,
  newBoard,
}) => {
  const nora = boardPage(await visit('nora', await newBoard(), NARROW_TABLET))
  const { page } = nora
  await openTool(page, 'Timer')
  await page.getByRole('button', { name: 'Start timer' }).click()
  await startVoting(page, { on: 'Went well' })
  await goVoting(page)
  const end = page.getByRole('button', { name: 'End voting' })
  await settle(page)
  const before = await boxOf(end)
  const panel = await openActions(page)
  await settle(page)
  expect(await boxOf(end)).toEqual(before)
  const { y, height } = await boxOf(panel)
  expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator('[data-strip-surface]'))).y)
  await end.click()
  await expect(end).toHaveCount(0)
})
