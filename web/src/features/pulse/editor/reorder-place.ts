/** The place of a card before one is carried, in pixels from the top of the list. */
export interface CardBox {
  readonly top: number
  readonly height: number
}

/**
 * The place over which a carried card hangs, counted without it: the number of other cards whose middle is above its
 * own, so that cards of different heights change places halfway.
 * @param middle of the carried card, in pixels from the top of the list
 */
export function placeUnder(boxes: readonly CardBox[], carried: number, middle: number): number {
  return boxes.filter(({ top, height }, at) => at !== carried && top + height / 2 < middle).length
}

/** The direction in which a card makes room for the carried one, by the height of that card. */
export function shiftOf(at: number, carried: number, place: number): -1 | 0 | 1 {
  if (at > carried && at <= place) return -1
  return at < carried && at >= place ? 1 : 0
}

/** How fast the window scrolls while a card is held near its edge, in pixels a second; up is negative. */
export function scrollSpeed(y: number, windowHeight: number): number {
  if (y < EDGE) return -FASTEST * Math.min(1, (EDGE - y) / EDGE)
  const below = y - (windowHeight - EDGE)
  return below > 0 ? FASTEST * Math.min(1, below / EDGE) : 0
}

const EDGE = 90
const FASTEST = 1100
