/** board.md §9: more is loaded once less than a fifth of the width is left to scroll. */
const REST = 0.2

/** True when a list that scrolls sideways wants its next page. All in pixels; reading either way. */
export function isNearEnd({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace): boolean {
  const left = scrollWidth - clientWidth - Math.abs(scrollLeft)
  return left < scrollWidth * REST
}

export interface ScrollPlace {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
}
