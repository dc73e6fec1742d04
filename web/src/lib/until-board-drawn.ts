/** Milliseconds after which a page that draws no board, such as a refusal, stops waiting for one. */
const WAIT_MAX_MS = 8000
/** Milliseconds after the board is drawn that belong to a first press and what it opens. */
const PRESS_MS = 250
/** Milliseconds after that within which the rest begins, also on a busy page. */
const IDLE_WITHIN_MS = 1000

let drawn: Promise<void> = Promise.resolve()
let release: (() => void) | null = null
let giveUp: ReturnType<typeof setTimeout> | undefined

/**
 * On a page that opens with a board: what is not needed to type the first note waits until the board is drawn, so that
 * a slow phone spends its network and processor on the board. A second call while something waits changes nothing.
 */
export function holdUntilBoardIsDrawn(): void {
  if (release !== null) return
  drawn = new Promise((resolve) => {
    release = () => {
      release = null
      resolve()
    }
    giveUp = setTimeout(release, WAIT_MAX_MS)
  })
}

/** The board is drawn, and notes can be typed; what waited begins a moment later, once the page is idle. */
export function boardIsDrawn(): void {
  clearTimeout(giveUp)
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(releaseAll, { timeout: IDLE_WITHIN_MS })
    else setTimeout(releaseAll, IDLE_WITHIN_MS)
  }, PRESS_MS)
}

function releaseAll(): void {
  release?.()
}

/** Resolves once the page has drawn its board and is idle; at once on every other page. */
export function whenDrawn(): Promise<void> {
  return drawn
}
