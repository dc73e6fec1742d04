import { createContext, use, useLayoutEffect } from 'react'

/** Takes what the folded section around is set to; undefined while that is not known. Null outside of such sections. */
export const SectionValueContext = createContext<((value: string | undefined) => void) | null>(null)

/** Names what is set in the section of settings in which this is used, for its folded row (ORG-36). */
export function useSectionValue(value: string | undefined): void {
  const report = use(SectionValueContext)
  // Before the first paint, so that a value that is known at once is drawn at once.
  useLayoutEffect(() => report?.(value), [report, value])
}
