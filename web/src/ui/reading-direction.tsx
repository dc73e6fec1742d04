import * as Direction from 'radix-ui/direction'
import type { ReactNode } from 'react'

/** Sets the reading direction of the primitives, for arrow keys and sides; the same as `dir` on <html>. */
export function ReadingDirection({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return <Direction.Provider dir={dir}>{children}</Direction.Provider>
}
