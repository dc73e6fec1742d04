import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { PageMark } from './page-mark.tsx'
import { useCutEdges } from './use-cut-edges.ts'
import { usePanelFocus } from './use-panel-focus.ts'

export interface SidePanelProps {
  title: string
  closeLabel: string
  onClose: () => void
  /** On a phone it is as high as its content; otherwise of one height, at which a list that grows moves nothing. */
  isLow?: boolean
  /** On a phone it takes more of the page, for what ends with the buttons that decide on it. */
  isTall?: boolean
  children: ReactNode
}

/**
 * A panel at the side of a page that stays open while the user works beside it. In small windows it lies over the page
 * and moves nothing (BOARD-80), `--panel-width` wide; on a phone it is a sheet. Both stand above what lies along the
 * lower edge. It is not modal: the focus may leave it, and Escape closes it only while the focus is in it.
 */
export function SidePanel({
  title,
  closeLabel,
  onClose,
  isLow = false,
  isTall = false,
  children,
}: SidePanelProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useCutEdges(body, 'y')
  usePanelFocus({ panel, first: heading, onClose })
  return (
    <aside
      aria-labelledby={titleId}
      ref={panel}
      data-above-docked
      className={clsx(
        'overlay flex w-(--panel-width,20rem) lg:w-88 shrink-0 flex-col border-s border-line bg-raised max-lg:absolute max-lg:end-0 max-lg:z-(--z-overlay) max-lg:shadow-floating sm:animate-fade-in',
        SHEET,
        isLow
          ? 'max-sm:max-h-(--room)'
          : isTall
            ? 'max-sm:h-[min(var(--room),36rem)]'
            : 'max-sm:h-[min(var(--room),32rem)]',
        ABOVE_STRIP,
        EDGE,
      )}
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
      <div
        ref={body}
        className="fade-cut-ends flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain px-5 pb-5"
      >
        {children}
      </div>
    </aside>
  )
}

/** Above the bar and the strip of a phone (`--dock-bar`, `--strip-height`), and below the header with room for a toast. */
const SHEET =
  'max-sm:inset-x-0 max-sm:bottom-(--low) max-sm:w-auto max-sm:animate-sheet-in max-sm:rounded-t-lg max-sm:[clip-path:inset(-3rem_0_0)] max-sm:border-x-0 max-sm:border-t max-sm:[--low:calc(var(--dock-bar,0px)+1px+var(--strip-height,0px))] max-sm:[--room:calc(100%-var(--low)-1rem)]'

/** Over a page with a strip along its lower edge it ends above that, which stays as wide and where it was. */
const ABOVE_STRIP =
  'sm:max-lg:top-0 sm:max-lg:bottom-[calc(var(--dock-bar,0px)+var(--strip-height,0px)+min(var(--strip-height,0px),1px)*8)] sm:max-lg:[--cut:calc(var(--dock-bar,0px)+var(--strip-height,0px))] sm:max-lg:rounded-es-[min(var(--cut),0.75rem)] sm:max-lg:border-b-[length:min(var(--cut),1px)]'

/** Where the panel lies over the page, it throws a shadow on what goes on under it, which looks covered and not cut. */
const EDGE =
  'before:pointer-events-none before:absolute before:inset-y-0 before:end-full before:w-5 before:bg-linear-to-l before:from-(--shadow-near) before:to-transparent before:content-[""] max-sm:before:hidden lg:before:hidden rtl:before:bg-linear-to-r'
