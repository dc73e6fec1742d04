import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType } from 'react-router'

export interface ScrollMemoryProps {
  readonly location: Location
  readonly navigation: NavigationType
}

/** The session's entry that survives a reload. */
const STORED = 'scroll-positions'

/**
 * Scrolls to the top of a page that is opened, to the element that the address names, and back to where a page was left
 * when the browser goes back to it. What only replaces the query, such as a filter, does not scroll.
 */
export function ScrollMemory({ location, navigation }: ScrollMemoryProps) {
  const positions = useRef<Map<string, number>>(undefined)
  positions.current ??= stored()
  const shown = useRef<Location>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    history.scrollRestoration = 'manual'
    const note = () => {
      if (shown.current !== undefined) positions.current?.set(keyOf(shown.current), scrollY)
    }
    addEventListener('scroll', note, { signal, passive: true })
    addEventListener('pagehide', () => store(positions.current), { signal })
    return () => controller.abort()
  }, [])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    if (
      before === location ||
      (before?.pathname === location.pathname && navigation === NavigationType.Replace)
    )
      return
    const known = navigation === NavigationType.Pop ? positions.current?.get(keyOf(location)) : undefined
    const named = document.getElementById(fragmentOf(location))
    if (known === undefined && named !== null) named.scrollIntoView()
    else scrollTo(0, known ?? 0)
  }, [location, navigation])
  return null
}

/** Pages that were opened by their address all have the same key; each of them has its own position. */
function keyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

function fragmentOf({ hash }: Location): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function stored(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]')
    return new Map(Array.isArray(entries) ? entries.filter(isPosition) : [])
  } catch {
    return new Map()
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

/** Positions that are kept over a reload; the latest, since a session may be long. */
const KEPT_MAX = 50

function store(positions: ReadonlyMap<string, number> | undefined): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...(positions ?? [])].slice(-KEPT_MAX)))
  } catch {
    // Storage may be blocked or full: a reload then begins at the top.
  }
}
