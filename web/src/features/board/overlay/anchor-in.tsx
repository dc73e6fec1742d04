import type { Ref } from 'react'
import { createPortal } from 'react-dom'

export interface AnchorInProps {
  /** The button that was pressed: the sheet opens beside it and gives the focus back to it. */
  element: HTMLElement
  /** What the sheet is called after. */
  label: string
  /** Given by the sheet. */
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Stands for the trigger of a menu or popover inside of a button that is already on the page. So one menu
 * serves hundreds of notes, is loaded when the first is opened, and follows its button when that scrolls.
 */
export function AnchorIn({ element, label, id, ref }: AnchorInProps) {
  const attach = (span: HTMLElement | null) => {
    // The sheet returns the focus to its trigger: that is the button, not this stand-in.
    if (span) span.focus = (options) => element.focus(options)
    if (typeof ref === 'function') return ref(span)
    if (ref) ref.current = span
    return undefined
  }
  return createPortal(
    <span ref={attach} id={id} data-open aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span className="sr-only">{label}</span>
    </span>,
    element,
  )
}
