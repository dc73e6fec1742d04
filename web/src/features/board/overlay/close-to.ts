import { flushSync } from 'react-dom'

/**
 * Takes a sheet off the board, then acts. A sheet that is removed gives up the focus a moment later by
 * itself: what puts it elsewhere must come after that.
 */
export function closeThen(hide: () => void, act: () => void): void {
  flushSync(hide)
  setTimeout(act)
}

/** Takes a sheet off the board and puts the focus back, unless it went somewhere by a press. */
export function closeTo(hide: () => void, focus: () => void): void {
  closeThen(hide, () => {
    if (hasLostFocus()) focus()
  })
}

/** True when what had the focus is gone, so that a keyboard would start again at the top of the page. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}
