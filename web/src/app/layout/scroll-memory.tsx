import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'

/** The key in sessionStorage, which survives a reload. */
const STORED = 'scroll-positions'

/**
 * SHELL-63: scrolls to the top of a page that is opened, to the element that the address names, as soon as it is drawn,
 * and back to where a page was left. What only replaces the query, such as a filter, does not scroll. It stands beside the page, so that it acts
 * once the page is drawn.
 */
export function ScrollMemory() {
  const location = useLocation()
  const navigation = useNavigationType()
  const [memory] = useState(stored)
  const shown = useRef<Location>(undefined)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    history.scrollRestoration = 'manual'
    const note = () => {
      if (shown.current !== undefined && stop.current === null)
        remember(memory, keyOf(shown.current), scrollY)
    }
    addEventListener('scroll', note, { signal, passive: true })
    addEventListener('pagehide', () => store(memory), { signal })
    return () => controller.abort()
  }, [memory])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = location
    const isFilter = before?.pathname === location.pathname && navigation === NavigationType.Replace
    if (before === location || isFilter) return
    stop.current?.()
    const isReturn = navigation === NavigationType.Pop && !(before === undefined && isOpened(location))
    const known = isReturn ? memory.get(keyOf(location)) : undefined
    const fragment = fragmentOf(location)
    const waitFor = (scroll: () => boolean) => {
      stop.current = scrollOnceDrawn(scroll, () => {
        stop.current = null
      })
    }
    if (known !== undefined) waitFor(() => tryScrollTo(known))
    else if (!tryScrollToElement(fragment)) {
      scrollTo(0, 0)
      if (fragment !== '') waitFor(() => tryScrollToElement(fragment))
    }
  }, [location, navigation, memory])
  return null
}

/** Milliseconds within which a page that still loads is scrolled to where it was left, or to what its address names. */
const SCROLL_WITHIN_MS = 5000
/** By these a user scrolls, who is not moved from then on. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls to a position; false while the page is not as high. */
function tryScrollTo(position: number): boolean {
  scrollTo(0, position)
  return Math.abs(scrollY - position) < 1
}

/** Scrolls to the element with an id; false while there is none. */
function tryScrollToElement(id: string): boolean {
  const element = document.getElementById(id)
  element?.scrollIntoView()
  return element !== null
}

/** Scrolls as the page grows, until that succeeds; returns a function that stops waiting for that. */
function scrollOnceDrawn(scroll: () => boolean, onEnd: () => void): () => void {
  const controller = new AbortController()
  const end = () => {
    clearTimeout(timer)
    growth.disconnect()
    controller.abort()
    onEnd()
  }
  const timer = setTimeout(end, SCROLL_WITHIN_MS)
  const growth = new ResizeObserver(() => {
    if (scroll()) end()
  })
  growth.observe(document.body)
  for (const type of USER_EVENTS) addEventListener(type, end, { signal: controller.signal, passive: true })
  scroll()
  return end
}

/** The page was opened by its address, and neither reloaded nor gone back to. */
function isOpened({ key }: Location): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return key === 'default' && entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}

/**
 * Pages that were opened by their address, and places that a link within a page leads to, all have the same key; each of
 * them has its own position.
 */
function keyOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key
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

/** Positions that are kept, of the pages that were scrolled last. */
const POSITIONS_MAX = 50

function remember(positions: Map<string, number>, key: string, position: number): void {
  positions.delete(key)
  positions.set(key, position)
  const [oldest] = positions.keys()
  if (oldest !== undefined && positions.size > POSITIONS_MAX) positions.delete(oldest)
}

function store(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]))
  } catch {
    // Storage may be blocked or full: a reload then begins at the top.
  }
}
