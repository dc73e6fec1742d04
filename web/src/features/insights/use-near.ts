import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** INSIGHT-1: sections load when they come this near to the window, in pixels. */
const NEAR = 600

/** Whether an element has ever come near to the window. */
export function useNear<Kind extends Element>(): readonly [RefObject<Kind | null>, boolean] {
  const ref = useRef<Kind>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (ref.current === null || isNear) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: `${NEAR}px`,
    })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [isNear])
  return [ref, isNear]
}
