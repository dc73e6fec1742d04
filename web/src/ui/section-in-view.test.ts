import { expect, test } from 'vitest'
import { sectionInView } from './section-in-view.ts'

const HEIGHT = 800
const STARTS = [210, 500, 700, 1500, 1700, 1800]
const END = 1900

/** The section in view at a place of a page whose sections begin at `starts`. */
function at(scrolled: number, starts: readonly number[] = STARTS, end = END): number {
  const tops = starts.map((start) => start - scrolled)
  return sectionInView(tops, { scrolled, range: Math.max(0, end - HEIGHT), height: HEIGHT })
}

test('ORG-34: at the top of a page its first section is in view, at the end its last', () => {
  expect(at(0)).toBe(0)
  expect(at(END - HEIGHT)).toBe(STARTS.length - 1)
})

test('ORG-34: the section that begins above a third of the window is in view, and not the one that ends there', () => {
  // The third section begins 250 px below the upper edge of a window of 800 px.
  expect(at(450)).toBe(2)
  // And 280 px below it, just under a third.
  expect(at(420)).toBe(1)
})

test('ORG-34: scrolling to the end passes each section once, in their order', () => {
  const passed: number[] = []
  for (let scrolled = 0; scrolled <= END - HEIGHT; scrolled += 5)
    if (passed.at(-1) !== at(scrolled)) passed.push(at(scrolled))
  expect(passed).toEqual(STARTS.map((_, index) => index))
})

test('ORG-34: on a page that does not scroll the first section is in view, however high the window', () => {
  expect(at(0, STARTS.slice(0, 2), 600)).toBe(0)
  expect(sectionInView(STARTS, { scrolled: 0, range: 0, height: 3000 })).toBe(0)
})
