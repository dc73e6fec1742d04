import { placeUnder, scrollSpeed } from './reorder-place.ts'

export interface CarriedCard {
  /** What was pressed; it hears all of the pointer until that is lifted. */
  readonly grip: HTMLElement
  /** The list, whose children are the cards; what they are placed in. */
  readonly list: HTMLElement
  /** Which of them is carried. */
  readonly at: number
  readonly pointerId: number
  /** Where it was pressed, in pixels from the top of the window. */
  readonly y: number
  /** Told whenever the card hangs over another place, counted without it. */
  readonly onPlace: (place: number) => void
  /** Told once, with the place; null: it goes back to where it was. */
  readonly onEnd: (place: number | null) => void
}

/** Carries a card up and down its list with mouse or finger until it is let go; Escape takes it back. */
export function carryCard({ grip, list, at, pointerId, y, onPlace, onEnd }: CarriedCard): void {
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
  let frame = requestAnimationFrame(look)

  function look(time: number): void {
    frame = requestAnimationFrame(look)
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
      look(performance.now())
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
