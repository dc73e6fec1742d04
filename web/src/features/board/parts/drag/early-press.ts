import type { Point, PressKind } from './press.ts'

/** A press on the board before the code of dragging had loaded. Times are milliseconds of `performance.now()`. */
export interface EarlyPress {
  readonly kind: PressKind
  readonly target: EventTarget | null
  readonly start: Point
  readonly startedAt: number
  /** Where the pointer is, or where it was taken off. */
  now: Point
  /** The time that the press has lasted until. */
  latestAt: number
  hasEnded: boolean
}

/**
 * Keeps the latest press with mouse, pen or finger on `root`, until the returned function is called, which gives it
 * back (MOVE-15). A press that the browser took over to scroll, and one of two fingers, is forgotten.
 */
export function keepEarlyPress(root: HTMLElement): () => EarlyPress | null {
  const keeping = new AbortController()
  const options = { capture: true, passive: true, signal: keeping.signal }
  let press: EarlyPress | null = null

  const start = (kind: PressKind, { target }: Event, at: Point) => {
    const startedAt = performance.now()
    press = { kind, target, start: at, startedAt, now: at, latestAt: startedAt, hasEnded: false }
  }
  const follow = (at: Point) => {
    if (press !== null && !press.hasEnded) press.now = at
  }
  const finish = () => {
    if (press === null || press.hasEnded) return
    press.latestAt = performance.now()
    press.hasEnded = true
  }
  const forget = () => (press = null)

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch') return
      if (event.button === 0 && event.isPrimary) start('mouse', event, pointOf(event))
      else forget()
    },
    options,
  )
  root.addEventListener(
    'touchstart',
    (event) => {
      const [finger] = event.touches
      if (finger && event.touches.length === 1) start('touch', event, pointOf(finger))
      else forget()
    },
    options,
  )
  addEventListener('pointermove', (event) => press?.kind === 'mouse' && follow(pointOf(event)), options)
  addEventListener('pointerup', () => press?.kind === 'mouse' && finish(), options)
  addEventListener(
    'touchmove',
    ({ touches: [finger] }) => press?.kind === 'touch' && finger && follow(pointOf(finger)),
    options,
  )
  addEventListener('touchend', () => press?.kind === 'touch' && finish(), options)
  addEventListener('touchcancel', forget, options)
  addEventListener('pointercancel', () => press?.kind === 'mouse' && forget(), options)
  addEventListener('keydown', ({ key }) => key === 'Escape' && forget(), options)
  addEventListener('blur', ({ target }) => target === window && forget(), options)

  return () => {
    keeping.abort()
    if (press !== null && !press.hasEnded) press.latestAt = performance.now()
    return press
  }
}

function pointOf({ clientX, clientY }: MouseEvent | Touch): Point {
  return { x: clientX, y: clientY }
}
