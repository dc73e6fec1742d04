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

/** Rests a finger until the note is lifted, drags it to the point if there is one, and takes the finger off. */
async function longPress(page: Page, target: Locator, to?: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(target)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  // The note is lifted: an empty card keeps its place in the list.
  await expect(page.locator('li[data-slot].opacity-0')).toHaveCount(1)
  if (to !== undefined) {
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])
    }
  }
  await touch('touchEnd', [])
}
