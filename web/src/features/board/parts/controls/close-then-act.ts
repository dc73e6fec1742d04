import { flushSync } from 'react-dom'

/**
 * Removes an overlay, then acts. A removed overlay gives up the focus a moment later by itself: whatever moves the
 * focus must come after that.
 */
export function closeThen(hide: () => void, act: () => void): void {
  flushSync(hide)
  setTimeout(act)
}

/** Removes an overlay and returns the focus, unless a press has moved it elsewhere. */
export function closeTo(hide: () => void, focus: () => void): void {
  closeThen(hide, () => {
    if (hasLostFocus()) focus()
  })
}

/** True when the focused element is gone, so that the Tab key would start at the top of the page. */
export function hasLostFocus(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}
