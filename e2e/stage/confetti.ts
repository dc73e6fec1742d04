import { expect, type Page } from '@playwright/test'
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

/** Expects that opening the summary drops `particles` of confetti, and again after `everyMs` at the earliest. */
export async function expectConfetti(page: Page, particles: number, everyMs: number): Promise<void> {
  const canvas = page.locator('body > canvas')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const mostParticles = await countParticles(page)
  const now = Date.now()
  const openAt = async (passedMs: number) => {
    await page.clock.setFixedTime(now + passedMs)
    await (await openTool(page, 'Summary')).press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await openAt(0)
  await expect.poll(mostParticles).toBe(particles)
  await openAt(everyMs - 1)
  expect(await bursts(page)).toBe(1)
  await openAt(everyMs)
  await expect.poll(() => bursts(page)).toBe(2)
  await expect(canvas).toHaveCount(0)
  expect(await bursts(page)).toBe(2)
}
