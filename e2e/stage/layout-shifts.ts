import type { Locator, Page } from '@playwright/test'

/**
 * Lists the layout shifts that the browser reports from the beginning of the page on; none means that nothing moved.
 * `ignored`: a selector of elements within which something may move, such as a note whose own text changes.
 */
export async function watchShifts(page: Page, ignored = ''): Promise<void> {
  await page.addInitScript((within) => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources?: { node?: Node }[]
      })[]) {
        const moved = (entry.sources ?? []).filter(
          ({ node }) => within === '' || !(node instanceof Element) || node.closest(within) === null,
        )
        if (moved.length === 0) continue
        const nodes = moved.map(({ node }) => (node instanceof Element ? node.className : ''))
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, ignored)
}

export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)
}

/** Empties the list: what happened until now does not count. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => void ((globalThis as unknown as { shifts: string[] }).shifts.length = 0))
}

export async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return box
}
