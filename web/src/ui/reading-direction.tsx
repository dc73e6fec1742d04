import * as Direction from 'radix-ui/direction'
import type { ReactNode } from 'react'

/** Tells the primitives which way the page reads, for arrow keys and sides; the same as `dir` on <html>. */
export function ReadingDirection({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
