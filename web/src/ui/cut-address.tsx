import { useEffect, useRef, useState } from 'react'
import { BreakableText } from './breakable-text.tsx'

export interface CutAddressProps {
  address: string
  /** Names the button that shows the whole address, which is there while the line cuts it. */
  wholeLabel: string
}

/**
 * An email address in one line. One that does not fit is cut before its domain, which tells it from others as its start
 * does; pressing it shows the whole, since touch screens have no tooltips. Screen readers always read the whole.
 */
export function CutAddress({ address, wholeLabel }: CutAddressProps) {
  const line = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isWhole, setIsWhole] = useState(false)
  useEffect(() => {
    const element = line.current
    if (element === null || isWhole) return undefined
    const measure = () =>
      setIsCut([...element.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    // These change with the address.
    for (const part of element.children) sizes.observe(part)
    return () => sizes.disconnect()
  }, [isWhole])
  const end = Math.max(0, address.lastIndexOf('@'))
  return (
    <span className="relative block">
      <span className="sr-only select-none">{address}</span>
      {isWhole ? (
        <span aria-hidden="true" dir="ltr" className="block text-start wrap-anywhere">
          <BreakableText text={address} />
        </span>
      ) : (
        <span ref={line} aria-hidden="true" dir="ltr" className="flex whitespace-pre">
          <span className="truncate">{address.slice(0, end)}</span>
          <span className="max-w-[calc(100%-3ch)] shrink-0 truncate">{address.slice(end)}</span>
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
