import { clsx } from 'clsx'
import type { Ref } from 'react'
import { createPortal } from 'react-dom'

export interface AnchorInProps {
  /** The button that was pressed: the overlay opens beside it and returns the focus to it. */
  element: HTMLElement
  /** What the overlay stands beside, where that is larger than the button, such as its note: it gets an outline. */
  beside?: HTMLElement | null | undefined
  /** The accessible name of the overlay. */
  label: string
  /** Set by the overlay. */
  id?: string
  ref?: Ref<HTMLElement>
}

/**
 * Stands for the trigger of a menu or popover, within a button that is already on the page. So one menu serves hundreds
 * of notes, loads when the first one opens, and follows its button when that scrolls. The button holds a `data-open`
 * element meanwhile, by which styles know it.
 */
export function AnchorIn({ element, beside, label, id, ref }: AnchorInProps) {
  const attach = (span: HTMLElement | null) => {
    // An overlay returns the focus to its trigger: that is the button, not this stand-in.
    if (span) span.focus = (options) => element.focus(options)
    if (typeof ref === 'function') return ref(span)
    if (ref) ref.current = span
    return undefined
  }
  return (
    <>
      {createPortal(
        <span
          ref={attach}
          id={id}
          aria-hidden="true"
          className={clsx(
            'pointer-events-none absolute inset-0',
            beside && 'rounded-[inherit] outline-2 outline-focus',
          )}
        >
          <span className="sr-only">{label}</span>
        </span>,
        beside ?? element,
      )}
      {createPortal(<span data-open hidden />, element)}
    </>
  )
}
