/** The next page is loaded once less than this share of the width remains to scroll (GIF-13). */
const REST = 0.2

/** True when a list that scrolls sideways needs its next page. All in pixels, in both reading directions. */
export function isNearEnd({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace): boolean {
  const left = scrollWidth - clientWidth - Math.abs(scrollLeft)
  return left < scrollWidth * REST
}

export interface ScrollPlace {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
}
