import { expect, type Locator, type Page } from '@playwright/test'
import { openTool } from './open-tool.ts'

/** Counts what the page draws from now on: confetti draws each particle with a pattern of its own, once a frame. */
async function countParticles(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const drawn = { most: 0, now: 0 }
    const { createPattern, clearRect } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.createPattern = function (...args) {
      drawn.now += this.canvas.isConnected ? 1 : 0
      drawn.most = Math.max(drawn.most, drawn.now)
      return createPattern.apply(this, args)
    }
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
      drawn.now = 0
      clearRect.apply(this, args)
    }
    const { append } = document.body
    let thrown = 0
    document.body.append = (...nodes) => {
      thrown += nodes.filter((node) => node instanceof HTMLCanvasElement).length
      append.apply(document.body, nodes)
    }
    Object.assign(globalThis, { particles: () => drawn.most, bursts: () => thrown })
  })
  return () => page.evaluate('particles()')
}

/** The number of bursts of confetti since `countParticles`. */
function bursts(page: Page): Promise<number> {
  return page.evaluate('bursts()')
}

/**
 * Expects that reaching the end of the summary drops `particles` of confetti once, and 'Celebrate again' once more
 * after `everyMs` at the earliest.
 */
export async function expectConfetti(page: Page, particles: number, everyMs: number): Promise<void> {
  const canvas = page.locator('body > canvas')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const mostParticles = await countParticles(page)
  const now = Date.now()
  await page.clock.setFixedTime(now)
  const again = await endOfSummary(page)
  await expect.poll(mostParticles).toBe(particles)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.setFixedTime(now + everyMs - 1)
  await endOfSummary(page)
  await again.click()
  expect(await bursts(page)).toBe(1)
  await page.clock.setFixedTime(now + everyMs)
  await again.click()
  await expect.poll(() => bursts(page)).toBe(2)
  await expect(canvas).toHaveCount(0)
  expect(await bursts(page)).toBe(2)
}

/** Opens the summary and scrolls to its end; returns the button that celebrates again. */
export async function endOfSummary(page: Page): Promise<Locator> {
  const again = (await openTool(page, 'Summary')).getByRole('button', { name: 'Celebrate again' })
  await again.scrollIntoViewIfNeeded()
  return again
}
