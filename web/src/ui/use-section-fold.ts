import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

export interface SectionFold {
  /** False on a wide window, for a section that never folds, and while something in the section is not saved or failed. */
  readonly isFoldable: boolean
  readonly isFolded: boolean
  readonly toggle: () => void
  /** The value of a `SectionHoldContext`. */
  readonly hold: () => () => void
}

/**
 * Folds a section of settings to its heading on a window without room for a list of sections beside them (ORG-36). It
 * is open where the address leads to the heading with this id; the search of the browser opens it.
 */
export function useSectionFold(
  id: string,
  content: RefObject<HTMLElement | null>,
  isShort: boolean,
): SectionFold {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  const [isOpen, setOpen] = useState(() => isInAddress(id))
  const [holds, setHolds] = useState(0)
  const isFoldable = isNarrow && !isShort && holds === 0
  const isFolded = isFoldable && !isOpen

  const hold = useCallback(() => {
    setHolds((count) => count + 1)
    setOpen(true)
    return () => setHolds((count) => count - 1)
  }, [])

  useLayoutEffect(() => {
    const element = content.current
    if (element === null || !isFolded) return undefined
    const open = () => setOpen(true)
    // React knows this attribute as a boolean only, with which the browser would find nothing inside.
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', open)
    return () => {
      element.removeAttribute('hidden')
      element.removeEventListener('beforematch', open)
    }
  }, [content, isFolded])

  useEffect(() => {
    if (!isNarrow) return undefined
    const follow = () => {
      if (!isInAddress(id)) return
      setOpen(true)
      document.getElementById(id)?.scrollIntoView({ block: 'start' })
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [id, isNarrow])

  return { isFoldable, isFolded, toggle: () => setOpen(isFolded), hold }
}

function isInAddress(id: string): boolean {
  return location.hash === `#${id}`
}

// Below `md`, where `SettingsLayout` has one column.
const narrow = matchMedia('(width < 48rem)')

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
