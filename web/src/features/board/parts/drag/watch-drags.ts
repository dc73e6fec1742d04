import type { EarlyPress } from './early-press.ts'
import { hasRested, type Point, pressMoved, type PressKind, TOUCH_DELAY } from './press.ts'

export interface DragListener {
  /** The element that a press on `target` would drag; null for none. */
  readonly draggable: (target: Element, kind: PressKind) => HTMLElement | null
  /** `target` is pressed itself, as a button is: a finger that rests on it lifts only once it moves. */
  readonly isPressable: (target: Element) => boolean
  readonly onLift: (element: HTMLElement, at: Point) => void
  readonly onMove: (at: Point) => void
  readonly onDrop: () => void
  readonly onCancel: () => void
  /** A finger rested on the element and was taken off without moving it. */
  readonly onLongPress: (element: HTMLElement) => void
}

/**
 * Watches drags with mouse, pen and finger within `root`; returns a function that stops it. Fingers are followed by
 * touch events, since a browser takes pointer events away when it begins to scroll. Escape, a second finger and leaving
 * the window cancel a drag. `early`: the press that was made before, which is carried on (MOVE-15).
 */
export function watchDrags(
  root: HTMLElement,
  listener: DragListener,
  early: EarlyPress | null = null,
): () => void {
  const watching = new AbortController()
  const { signal } = watching
  let end: (() => void) | null = null

  root.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0 || !event.isPrimary) return
      begin('mouse', event.target, event)
    },
    { signal },
  )
  root.addEventListener(
    'touchstart',
    (event) => {
      end?.()
      const [finger] = event.touches
      if (finger && event.touches.length === 1)
        begin('touch', event.target, { x: finger.clientX, y: finger.clientY })
    },
    { signal, passive: true },
  )
  // The browser would drag pictures and links in its own way.
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  if (early !== null) begin(early.kind, early.target, early.start, early)

  function begin(
    kind: PressKind,
    target: EventTarget | null,
    start: Point,
    before: EarlyPress | null = null,
  ): void {
    const element = target instanceof Element ? listener.draggable(target, kind) : null
    if (!element || !(target instanceof Element)) return
    const isPressable = listener.isPressable(target)
    const press = new AbortController()
    const options = { signal: press.signal, capture: true }
    let isLifted = false
    // A finger has rested on a button: what follows is a drag or a press.
    let isReady = false
    let now = start

    const lift = () => {
      isLifted = true
      listener.onLift(element, start)
    }
    const rest = () => {
      if (isPressable) isReady = true
      else lift()
    }
    const restedFor = before === null ? 0 : before.latestAt - before.startedAt
    const timer = kind === 'touch' ? setTimeout(rest, TOUCH_DELAY - restedFor) : undefined
    const finish = (act: () => void) => {
      clearTimeout(timer)
      press.abort()
      end = null
      if (!isLifted) return
      swallowClick()
      act()
    }
    end = () => finish(listener.onCancel)
    const cancel = end
    const move = (at: Point, event?: Event) => {
      now = at
      if (!isLifted) {
        const next = pressMoved(kind, start, at)
        if (next === 'wait') return
        if (next === 'give-up' && !isReady) return cancel()
        lift()
      }
      // While a note is held, the page below it must not scroll.
      if (event?.cancelable === true) event.preventDefault()
      listener.onMove(at)
    }
    const drop = (event?: Event) => {
      // The end of a touch would become a mouse press, which takes the focus from what opens now.
      if (isLifted && kind === 'touch' && event?.cancelable === true) event.preventDefault()
      finish(() => {
        if (kind === 'touch' && hasRested(start, now)) {
          listener.onCancel()
          listener.onLongPress(element)
        } else listener.onDrop()
      })
    }

    const follow = (event: TouchEvent) => {
      const [finger] = event.touches
      if (finger) move({ x: finger.clientX, y: finger.clientY }, event)
    }

    if (kind === 'mouse') {
      addEventListener('pointermove', (event) => move(event, event), options)
      addEventListener('pointerup', drop, options)
      addEventListener('pointercancel', cancel, options)
    } else {
      // Touch events stay with the element where they began, also after it left the page.
      target.addEventListener('touchmove', (event) => event instanceof TouchEvent && follow(event), {
        ...options,
        passive: false,
      })
      target.addEventListener('touchend', drop, { ...options, passive: false })
      target.addEventListener('touchcancel', cancel, options)
    }
    addEventListener('blur', ({ target: lost }) => lost === window && cancel(), options)
    // A resting finger or a pressed button would open the context menu in the middle of a drag.
    addEventListener('contextmenu', (event) => isLifted && event.preventDefault(), options)
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isLifted) return
        event.preventDefault()
        event.stopPropagation()
        cancel()
      },
      options,
    )
    if (before === null) return
    if (kind === 'touch' && restedFor >= TOUCH_DELAY) {
      clearTimeout(timer)
      rest()
    }
    if (before.now !== start) move(before.now)
    if (before.hasEnded) drop()
  }

  return () => {
    watching.abort()
    end?.()
  }
}

/** Ignores the click that a browser makes of the end of a drag. */
function swallowClick(): void {
  const swallowing = new AbortController()
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: swallowing.signal })
  setTimeout(() => swallowing.abort(), 50)
}
