import { placeUnder, scrollSpeed } from './reorder-place.ts'

export interface DraggedCard {
  /** The pressed button; it captures the pointer until that is released. */
  readonly grip: HTMLElement
  /** The list whose children are the cards. */
  readonly list: HTMLElement
  /** The index of the card that is carried. */
  readonly at: number
  readonly pointerId: number
  /** Where it was pressed, in pixels from the top of the window. */
  readonly y: number
  /** Called whenever the card hangs over another place, counted without the card. */
  readonly onPlace: (place: number) => void
  /** Called once, with the place; null when the drag was cancelled. */
  readonly onEnd: (place: number | null) => void
}

/** Carries a card up and down its list by mouse or finger until it is released; Escape cancels the drag (PULSE-19). */
export function dragCard({ grip, list, at, pointerId, y, onPlace, onEnd }: DraggedCard): void {
  const cards = [...list.children].filter((card) => card instanceof HTMLElement)
  const boxes = cards.map(({ offsetTop, offsetHeight }) => ({ top: offsetTop, height: offsetHeight }))
  const [card, box] = [cards[at], boxes[at]]
  if (card === undefined || box === undefined) return
  const start = y + scrollY
  const stopped = new AbortController()
  const { signal } = stopped
  let pointer = y
  let place = at
  let before = performance.now()
  let frame = requestAnimationFrame(onFrame)

  function onFrame(time: number): void {
    frame = requestAnimationFrame(onFrame)
    follow(time)
  }

  function follow(time: number): void {
    const seconds = Math.min((time - before) / 1000, 0.1)
    before = time
    scrollBy(0, scrollSpeed(pointer, innerHeight) * seconds)
    const moved = pointer + scrollY - start
    if (card !== undefined) card.style.translate = `0 ${moved}px`
    const under = placeUnder(boxes, at, (box?.top ?? 0) + (box?.height ?? 0) / 2 + moved)
    if (under !== place) onPlace((place = under))
  }
  const end = (landed: number | null) => {
    if (signal.aborted) return
    stopped.abort()
    cancelAnimationFrame(frame)
    card.style.translate = ''
    onEnd(landed)
  }

  grip.setPointerCapture(pointerId)
  grip.addEventListener('pointermove', ({ clientY }) => (pointer = clientY), { signal })
  grip.addEventListener(
    'pointerup',
    ({ clientY }) => {
      pointer = clientY
      // Not by `onFrame`: a second frame would be under way, and one of the two would outlive the drag.
      follow(performance.now())
      end(place)
    },
    { signal },
  )
  grip.addEventListener('lostpointercapture', () => end(null), { signal })
  addEventListener('blur', () => end(null), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      end(null)
    },
    { signal, capture: true },
  )
}
