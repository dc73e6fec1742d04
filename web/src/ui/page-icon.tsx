import type { ReactNode } from 'react'

/** What a page with one task or one message is about, on a tile above its title; decoration. */
export function PageIcon({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      className="mb-6 flex size-14 -rotate-3 items-center justify-center rounded-lg border border-line bg-raised text-ink-soft shadow-raised [&>svg]:size-6"
    >
      {children}
    </div>
  )
}
