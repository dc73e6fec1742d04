import { useId } from 'react'
import type { ReactNode } from 'react'

/** One primitive of the gallery, with a note on when to use it. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 max-w-xl text-sm text-ink-soft">{text}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </section>
  )
}

/** A row of states of a primitive, with the name of what they share. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-6">
      <p className="w-28 shrink-0 text-xs text-ink-faint">{label}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  )
}
