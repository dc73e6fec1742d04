import type { ReactNode } from 'react'

/** Stands in place of a list or chart that is not the subject of its page: one line says what is missing. */
export function EmptyLine({ title, text }: { title: string; text?: ReactNode }) {
  return (
    <p className="rounded-lg border border-line bg-surface px-5 py-4 text-sm text-pretty">
      {title}
      {text !== undefined && <span className="text-ink-soft"> {text}</span>}
    </p>
  )
}
