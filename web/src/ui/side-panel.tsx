import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { PageMark } from './page-mark.tsx'
import { usePanelFocus } from './use-panel-focus.ts'

export interface SidePanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel at the side of a page that stays open while the user works beside it. In small windows it lies over the page
 * and moves nothing (BOARD-80); on a phone it covers the page. It is not modal: the focus may leave it, and Escape closes it only while the focus is in it.
 */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  usePanelFocus({ panel, first: heading, onClose })
  return (
    <aside
      aria-labelledby={titleId}
      ref={panel}
      data-above-toasts
      className={`sm:overlay flex w-80 lg:w-88 shrink-0 animate-fade-in flex-col border-s border-line bg-raised max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-(--z-overlay) max-lg:shadow-floating max-sm:fixed max-sm:inset-0 max-sm:w-auto max-sm:border-0 max-sm:pb-(--toast-height,0px) max-sm:shadow-none ${EDGE}`}
    >
      <PageMark name="side-panel" />
      <header className="flex items-center gap-2 ps-5 pe-2 pt-3 pb-2 max-sm:pt-3.5">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="min-w-0 flex-1 font-display text-lg font-semibold tracking-tight outline-none max-sm:text-xl"
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

/** Where the panel lies over the page, it throws a shadow on what goes on under it, which looks covered and not cut. */
const EDGE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:end-full before:w-8 before:bg-linear-to-l before:from-(--shadow-near) before:to-transparent before:content-[""] max-sm:before:hidden lg:before:hidden rtl:before:bg-linear-to-r'
