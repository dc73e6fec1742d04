import { Slot } from 'radix-ui/slot'
import type { ReactElement } from 'react'

/**
 * Explains the one element inside, on hover and on keyboard focus; the element must be focusable. It costs two
 * attributes: the single `TooltipLayer` of the app draws all tooltips, so that hundreds of elements may have one. Not
 * for anything that is needed on touch screens, which show none.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Slot data-tooltip={text} aria-description={text}>
      {children}
    </Slot>
  )
}
