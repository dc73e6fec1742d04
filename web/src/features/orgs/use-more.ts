import { useEffect, useRef, useState } from 'react'

/** How many cards there are at first, and how many more each time (issue: infinite scroll beyond 30). */
const STEP = 30

export interface More<Item> {
  readonly shown: readonly Item[]
  /** How many are shown next; 0: all are. */
  readonly next: number
  /** `takesFocus`: what asked for them goes away with the focus in it, so the first new one gets it. */
  readonly showMore: (takesFocus: boolean) => void
}

/** A long list, a piece at a time. `about`: what the list is of; another one begins again. */
export function useMore<Item>(
  items: readonly Item[],
  about: string,
  focus: (item: Item) => void,
): More<Item> {
  const [reached, setReached] = useState({ about, count: STEP })
  const count = reached.about === about ? reached.count : STEP
  const toFocus = useRef<Item | null>(null)

  useEffect(() => {
    if (toFocus.current !== null) focus(toFocus.current)
    toFocus.current = null
  })

  return {
    shown: items.slice(0, count),
    next: Math.min(STEP, Math.max(items.length - count, 0)),
    showMore(takesFocus) {
      toFocus.current = takesFocus ? (items[count] ?? null) : null
      setReached({ about, count: count + STEP })
    },
  }
}
