import { expect, type Locator, type Page } from '@playwright/test'

/** Lists the layout shifts that the browser reports from the beginning of the page on; none means that nothing moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node }[]
      })[]) {
        const nodes = (entry.sources ?? []).map(({ node }) => (node instanceof Element ? node.className : ''))
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

/** Empties the list: what happened until now does not count. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => void ((globalThis as unknown as { shifts: string[] }).shifts.length = 0))
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Waits for an element that can be seen: one that is replaced while it is measured has no box for that moment. */
export async function boxOf(place: Locator): Promise<Box> {
  let box: Box | null = null
  await expect
    .poll(async () => (box = await place.boundingBox()), { message: 'an element that can be seen' })
    .not.toBeNull()
  if (box === null) throw new Error('not to be seen')
  return box
}

/** Two frames, and the time in which the browser reports a layout shift. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  )
  await page.waitForTimeout(300)
}
