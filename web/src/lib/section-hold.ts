import { createContext, use, useLayoutEffect } from 'react'

/** Keeps the folded section around open until the returned function is called; null outside of such sections. */
export const SectionHoldContext = createContext<(() => () => void) | null>(null)

/** Keeps the section of settings open in which this is used, so that a change or a failure in it is seen (ORG-36). */
export function useHeldSection(isHeld: boolean): void {
  const hold = use(SectionHoldContext)
  // Before the first paint, so that the section does not unfold while it is looked at.
  useLayoutEffect(() => (isHeld && hold !== null ? hold() : undefined), [isHeld, hold])
}
