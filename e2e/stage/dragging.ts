import { expect, type Locator, type Page } from '@playwright/test'

/** The middle of the visible part of an element, in pixels of the window. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Drags a note over the middle of another and waits until that one glows; the button stays down. */
export async function dragUpon(page: Page, from: Locator, onto: Locator): Promise<void> {
  const start = await middleOf(from)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  // As a hand does: follows a note that has made room for the held one.
  await expect(async () => {
    const end = await middleOf(onto)
    await page.mouse.move(end.x, end.y, { steps: 12 })
    await expect(page.locator('li[data-aimed]')).toHaveCount(1, { timeout: 1000 })
  }).toPass()
}
