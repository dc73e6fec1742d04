import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Given to the page: milliseconds from frame to frame since this was emptied. */
    frameTimes?: number[]
  }
}

/** Until what the work began, such as notes that glide into another order, is over. */
const SETTLE_MS = 800

/** Begins to note the time of every frame of a page. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.frameTimes = []
    let before = performance.now()
    const frame = (now: number) => {
      window.frameTimes?.push(now - before)
      before = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}

/**
 * Milliseconds of the longest frame of a watched page while something goes on there, whole ones: the clock of a page is
 * 0.1 ms off, and three frames take 50.
 */
export async function longestFrame(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.frameTimes?.splice(0))
  await work()
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(() => Math.round(Math.max(...(window.frameTimes ?? []))))
}
