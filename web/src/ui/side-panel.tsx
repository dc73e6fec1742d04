import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

export interface SidePanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet at the side of a page that stays open while one works beside it; on a phone it lies over the page.
 * It is not modal: the focus may leave it, and Escape closes it only while the focus is in it.
 */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = panel.current
    const opener = document.activeElement
    heading.current?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('keydown', onKey)
      const isLeft = element?.contains(document.activeElement) ?? false
      if ((isLeft || document.activeElement === document.body) && opener instanceof HTMLElement)
        opener.focus()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it gives the focus back once, when it goes
  }, [])
  return (
    <aside
      aria-labelledby={titleId}
      ref={panel}
      className="flex w-88 shrink-0 animate-fade-in flex-col border-s border-line bg-raised max-sm:fixed max-sm:inset-0 max-sm:z-(--z-overlay) max-sm:w-auto max-sm:border-0"
    >
      <header className="flex items-center gap-2 ps-5 pe-2 pt-3 pb-2">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 flex-1 font-display text-lg font-semibold tracking-tight outline-none"
        >
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" className="size-5" />} onClick={onClose} />
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 pb-5">
        {children}
      </div>
    </aside>
  )
}
