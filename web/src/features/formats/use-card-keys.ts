import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { cardBeside } from './card-keys.ts'

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
  const cards = [...around.querySelectorAll<HTMLElement>('[data-card]')]
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
