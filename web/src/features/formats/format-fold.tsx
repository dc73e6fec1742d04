import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { ReactNode } from 'react'

export interface FormatFoldProps {
  title: ReactNode
  count: number
  startsOpen: boolean
  children: ReactNode
}

/** A section of the gallery that folds (CREATE-37). The browser's search for a text opens the section that has it. */
export function FormatFold({ title, count, startsOpen, children }: FormatFoldProps) {
  // Choosing a format must not close the section of the one before, so what opens at first is decided once.
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded-sm [&::-webkit-details-marker]:hidden">
        {title}
        <span className="text-sm text-ink-soft digits">{count}</span>
        <ChevronDown
          aria-hidden="true"
          className="ms-auto size-4 shrink-0 text-ink-faint transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
