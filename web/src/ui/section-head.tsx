import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SectionHeadProps {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  text?: ReactNode
  /** It repeats the name of the tab above it, which is enough on a phone. */
  isTab?: boolean
  /** Stands at the end of the line, or below where there is no room. */
  action?: ReactNode
}

/**
 * The head of one section of a dashboard. When the focused element goes away, the focus goes here, so that keyboard
 * users keep their place.
 */
export function SectionHead({ id, title, text, isTab = false, action }: SectionHeadProps) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        // A head that never has an action reserves no room for one.
        action !== undefined && 'min-h-10',
      )}
    >
      {/* A long text breaks beside the action rather than push it below. */}
      <div className={clsx(text !== undefined && 'min-w-0 sm:flex-1 sm:basis-64', isTab && 'max-sm:sr-only')}>
        <h2 id={id} tabIndex={-1} className="font-display text-xl font-semibold tracking-tight outline-none">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-pretty text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  )
}

/** Puts the focus on a head by its id, once a closing dialog or menu has returned the focus. */
export function focusSection(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus())
}
