import type { Locator, Page } from '@playwright/test'
import { boardPage, type BoardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import type { QuietParticipant } from '../stage/quiet-participant.ts'

const LEFT = 'Went well'
const RIGHT = 'Went less well'

/** Waits until a page, or a participant without one, has the notes in this order. */
async function isArranged(
  board: Pick<BoardPage, 'textsIn'> | Pick<QuietParticipant, 'textsIn'>,
  left: readonly string[],
  right: readonly string[],
): Promise<void> {
  await expect.poll(() => board.textsIn(LEFT)).toEqual(left)
  await expect.poll(() => board.textsIn(RIGHT)).toEqual(right)
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses a note in its middle and drags it to a point, without releasing it. */
async function dragTo(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 12 })
}

// Rules: BOARD-1, MOVE-4, MOVE-6, MOVE-7
test('by mouse, a note lands where the gap opened, for every participant, and Escape leaves it where it was', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('jonas', path)
  await author.write(LEFT, 'one', 'two', 'three')
  await author.write(RIGHT, 'other')
  const mover = boardPage(await visit('jonas', path))
  const watcher = boardPage(await visit('guest', path))
  for (const board of [mover, watcher]) await isArranged(board, ['one', 'two', 'three'], ['other'])

  const below = await middleOf(mover.note('three'))
  await dragTo(mover.page, mover.note('one'), { x: below.x, y: below.y + 30 })
  await expect(watcher.note('one').getByText('Someone is moving this note')).toBeVisible()
  await mover.page.mouse.up()
  await isArranged(mover, ['two', 'three', 'one'], ['other'])
  await isArranged(watcher, ['two', 'three', 'one'], ['other'])

  const above = await middleOf(mover.note('other'))
  await dragTo(mover.page, mover.note('two'), { x: above.x, y: above.y - 30 })
  await mover.page.mouse.up()
  await isArranged(mover, ['three', 'one'], ['two', 'other'])
  await isArranged(watcher, ['three', 'one'], ['two', 'other'])

  await dragTo(mover.page, mover.note('three'), await middleOf(mover.note('other')))
  await mover.page.keyboard.press('Escape')
  await mover.page.mouse.up()
  await isArranged(mover, ['three', 'one'], ['two', 'other'])
  await expect(watcher.page.getByText('Someone is moving this note')).toHaveCount(0)
  await mover.page.reload()
  await isArranged(mover, ['three', 'one'], ['two', 'other'])
})

test('MOVE-8, A11Y-1, A11Y-4: by keyboard, M, arrows and Enter move a note, and each step is announced', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const watcher = await join('guest', path)
  await watcher.write(LEFT, 'one', 'two')
  await watcher.write(RIGHT, 'other')
  const mover = boardPage(await visit('guest', path))
  await mover.note('one').press('m')
  await expect(mover.announced).toContainText('Picked up.')
  await mover.page.keyboard.press('ArrowDown')
  await expect(mover.announced).toContainText('Went well, place 2 of 2')
  await mover.page.keyboard.press('ArrowRight')
  await mover.page.keyboard.press('ArrowUp')
  await mover.page.keyboard.press('Enter')
  await expect(mover.announced).toContainText('Dropped: Went less well, place 1 of 2')
  await isArranged(mover, ['two'], ['one', 'other'])
  await isArranged(watcher, ['two'], ['one', 'other'])
  await expect(mover.note('one')).toBeFocused()

  await mover.page.keyboard.press('m')
  await mover.page.keyboard.press('ArrowLeft')
  await mover.page.keyboard.press('Escape')
  await expect(mover.announced).toContainText('Move cancelled')
  await isArranged(watcher, ['two'], ['one', 'other'])
})

test('MOVE-10, A11Y-7: by finger, a long press opens the menu, which sends a note to another column', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const watcher = await join('jonas', path)
  await watcher.write(LEFT, 'send me over')
  const mover = boardPage(await visit('guest', path, PHONE))
  await longPress(mover.page, mover.note('send me over'))
  await mover.page.getByRole('menuitem', { name: RIGHT }).tap()
  await isArranged(watcher, [], ['send me over'])
  await expect(mover.page.getByRole('tab', { name: RIGHT, selected: true })).toBeVisible()
  await expect(mover.note('send me over')).toBeVisible()
})

test('MOVE-9, A11Y-7: by finger, a note is dragged to another place of its column', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const watcher = await join('jonas', path)
  await watcher.write(LEFT, 'one', 'two')
  const mover = boardPage(await visit('guest', path, PHONE))
  const to = await middleOf(mover.note('two'))
  await longPress(mover.page, mover.note('one'), { x: to.x, y: to.y + 40 })
  await isArranged(watcher, ['two', 'one'], [])
})

test('MOVE-9: a finger that rested on a button of a note drags the note, and else presses the button', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const watcher = await join('jonas', path)
  await watcher.write(LEFT, 'one', 'two')
  await watcher.send({ type: 'set-reaction', noteId: await watcher.noteId('one'), emoji: '👍', on: true })
  const mover = boardPage(await visit('guest', path, PHONE))
  const { page } = mover
  const button = mover.note('one').getByRole('button', { name: 'Add reaction' })
  const to = await middleOf(mover.note('two'))
  const from = await middleOf(button)
  const touch = await fingerOf(page)
  await restOn(page, touch, from)
  await expect(page.locator('li[data-slot].opacity-0')).toHaveCount(0)
  await drawFinger(touch, from, { x: to.x, y: to.y + 40 })
  await isArranged(watcher, ['two', 'one'], [])
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await restOn(page, touch, await middleOf(mover.note('one').getByRole('button', { name: /^👍 1/ })))
  await touch('touchEnd', [])
  await expect(mover.note('one').getByRole('button', { name: /^👍 2/ })).toBeVisible()
  await expect(page.getByRole('menu')).toHaveCount(0)
})

interface Point {
  readonly x: number
  readonly y: number
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => Promise<unknown>

/** One finger on the page. */
async function fingerOf(page: Page): Promise<Touch> {
  const finger = await page.context().newCDPSession(page)
  return (type, points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
}

/** Lays a finger down, for longer than it takes to lift a note. */
async function restOn(page: Page, touch: Touch, at: Point): Promise<void> {
  await touch('touchStart', [at])
  // A timer of the page that is set later and lasts longer fires after that of the press, however slow the machine is.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
}

/** Moves the finger that lies at `from`, and takes it off. */
async function drawFinger(touch: Touch, from: Point, to: Point): Promise<void> {
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await touch('touchEnd', [])
}

/** Rests a finger until the note is lifted, drags it to the point if there is one, and takes the finger off. */
async function longPress(page: Page, target: Locator, to?: Point): Promise<void> {
  const from = await middleOf(target)
  const touch = await fingerOf(page)
  await touch('touchStart', [from])
  // The note is lifted: an empty card keeps its place in the list.
  await expect(page.locator('li[data-slot].opacity-0')).toHaveCount(1)
  if (to === undefined) await touch('touchEnd', [])
  else await drawFinger(touch, from, to)
}
