import type { ReactNode } from 'react'

/** A key as it is printed on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-surface px-1.5 font-sans text-xs text-ink-soft">
      {children}
    </kbd>
  )
}
