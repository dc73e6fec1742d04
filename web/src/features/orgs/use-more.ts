import { useEffect, useRef, useState } from 'react'

/** The number of cards at first and added each time (DASH-12). */
const STEP = 30

export interface More<Item> {
  readonly shown: readonly Item[]
  /** The number that is added next; 0 when all are shown. */
  readonly next: number
  /** `takesFocus`: the button that was pressed goes away with the focus, so the first new card gets it. */
  readonly showMore: (takesFocus: boolean) => void
}

/** Shows a long list in steps. `about`: what the list is of; another value begins at the first step. */
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
