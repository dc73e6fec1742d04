import { useEffect, useRef, useState } from 'react'
import { BreakableText } from './breakable-text.tsx'

export interface CutAddressProps {
  address: string
  /** Names the button that shows the whole address, which is there while the line cuts it. */
  wholeLabel: string
}

/**
 * An email address in one line. One that does not fit is cut at its end: people of one organisation share a domain, and
 * the start tells them apart. Pressing it shows the whole, since touch screens have no tooltips. Screen readers always
 * read the whole.
 */
export function CutAddress({ address, wholeLabel }: CutAddressProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const element = line.current
    if (element === null || isWhole) return undefined
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [isWhole])
  return (
    <span className="relative block">
      <span className="sr-only select-none">{address}</span>
      {isWhole ? (
        <span aria-hidden="true" dir="ltr" className="block text-start wrap-anywhere">
          <BreakableText text={address} />
        </span>
      ) : (
        <span ref={line} aria-hidden="true" dir="ltr" className="block truncate text-start">
          {address}
        </span>
      )}
      {(isCut || isWhole) && (
        <button
          type="button"
          aria-label={wholeLabel}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="absolute inset-x-0 -inset-y-1 cursor-pointer rounded-sm"
        />
      )}
    </span>
  )
}
