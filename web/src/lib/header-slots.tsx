import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The places in the header that a page may fill. */
export type HeaderPlace = 'start' | 'end'

/** The elements of the header that can be filled; the layout of the app provides them. */
export const HeaderSlots = createContext<Readonly<Record<HeaderPlace, HTMLElement | null>>>({
  start: null,
  end: null,
})

/** Puts content of a page into the header: `start` after the logo, `end` before the account. */
export function InHeader({ place, children }: { place: HeaderPlace; children: ReactNode }) {
  const slot = use(HeaderSlots)[place]
  return slot && createPortal(children, slot)
}
