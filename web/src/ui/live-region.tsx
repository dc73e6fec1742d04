import { useEffect, useRef } from 'react'
import { connectLiveRegion } from './live-region.ts'

/** The element in which `announce` is written; render it once, outside of everything that comes and goes. */
export function LiveRegion() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => connectLiveRegion((lines) => ref.current?.replaceChildren(...lines.map(paragraph))), [])
  return <div ref={ref} aria-live="polite" aria-atomic="false" className="sr-only" />
}

/** A new element every time, so that the same text twice in a row is announced twice. */
function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}
