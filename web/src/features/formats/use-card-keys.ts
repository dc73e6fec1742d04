import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Lets arrow keys move the focus between the elements marked `data-card` within the element of the ref (CREATE-31);
 * `onMove` is called with the card that got it.
 */
export function useCardKeys(onMove?: (card: HTMLElement) => void): RefObject<HTMLDivElement | null> {
  const cards = useRef<HTMLDivElement>(null)
  const heard = useRef(onMove)
  useEffect(() => {
    heard.current = onMove
  }, [onMove])
  useEffect(() => {
    const around = cards.current
    const press = (event: KeyboardEvent) => {
      const moved = around && moveByArrow(around, event)
      if (moved) heard.current?.(moved)
    }
    around?.addEventListener('keydown', press)
    return () => around?.removeEventListener('keydown', press)
  }, [])
  return cards
}

function moveByArrow(around: HTMLElement, event: KeyboardEvent): HTMLElement | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  const cards = [...around.querySelectorAll<HTMLElement>('[data-card]')].filter(
    // A section that is folded is skipped, but in Safari before 17.4.
    (card) => card === event.target || !('checkVisibility' in card) || card.checkVisibility(),
  )
  const from = cards.findIndex((card) => card === event.target)
  if (from < 0) return undefined
  const boxes = cards.map((card) => {
    const { left, top } = card.getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top) }
  })
  const to = cardBeside(event.key, from, boxes, getComputedStyle(around).direction === 'rtl')
  const card = to === undefined ? undefined : cards[to]
  if (card === undefined) return undefined
  event.preventDefault()
  card.focus()
  return card
}

/** Where a card lies on the page, in pixels. */
interface CardBox {
  readonly left: number
  readonly top: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The card to which an arrow key leads from the one at `from` (CREATE-31): left and right in reading order, up and down
 * to the nearest card of the next row. Undefined when it leads nowhere, or is no arrow key.
 */
export function cardBeside(
  key: string,
  from: number,
  boxes: readonly CardBox[],
  isRightToLeft: boolean,
): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) {
    const to = from + (isRightToLeft ? -step : step)
    return boxes[to] && to
  }
  const here = boxes[from]
  if (here === undefined || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const ahead = boxes
    .map(({ top }) => top)
    .filter((top) => (key === 'ArrowDown' ? top > here.top : top < here.top))
  if (ahead.length === 0) return undefined
  const row = key === 'ArrowDown' ? Math.min(...ahead) : Math.max(...ahead)
  const distance = ({ top, left }: CardBox) => (top === row ? Math.abs(left - here.left) : Infinity)
  return boxes.reduce(
    (best, box, at) => (distance(box) < distance(boxes[best] ?? box) ? at : best),
    boxes.findIndex(({ top }) => top === row),
  )
}
