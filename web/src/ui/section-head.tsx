import type { ReactNode } from 'react'

export interface SectionHeadProps {
  /** The id of the heading, which names the section. */
  id: string
  title: string
  text?: ReactNode
  /** At the end of the line; under it where there is no room. */
  action?: ReactNode
}

/**
 * The head of one part of a dashboard. Where what had the focus goes away, the focus goes here, so that nobody has to
 * begin at the top again.
 */
export function SectionHead({ id, title, text, action }: SectionHeadProps) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h2 id={id} tabIndex={-1} className="font-display text-xl font-semibold tracking-tight outline-none">
          {title}
        </h2>
        {text !== undefined && <p className="mt-1 text-sm text-pretty text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  )
}

/** Puts the focus on a head by its id, once what is closing has given it back. */
export function focusSection(id: string): void {
  setTimeout(() => document.getElementById(id)?.focus())
}
