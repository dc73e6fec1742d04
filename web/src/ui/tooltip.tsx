import { cloneElement, type ReactElement } from 'react'

/** The attributes that `TooltipLayer` reads. */
interface Explained {
  'data-tooltip'?: string
  'aria-description'?: string
}

/**
 * Explains the one element inside, on hover and on keyboard focus; the element must be focusable. It costs two
 * attributes: the single `TooltipLayer` of the app draws all tooltips, so that hundreds of elements may have one. Not
 * for anything that is needed on touch screens, which show none.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Explained> }) {
  return cloneElement(children, { 'data-tooltip': text, 'aria-description': text })
}
