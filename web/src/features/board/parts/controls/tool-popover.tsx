import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { hideToastOf } from '../../../../ui/hide-toast.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { t } from '../../model/messages.ts'
import { isNarrow } from '../../model/use-narrow.ts'
import { AnchorIn } from './menu-anchor.tsx'
import { closeTo } from './close-then-act.ts'

export interface ToolPopoverProps extends Pick<
  ComponentProps<typeof Popover>,
  'side' | 'align' | 'edges' | 'onOpenAutoFocus'
> {
  /** The button that opened it, to which the focus returns. */
  anchor: HTMLElement
  /** The accessible name and heading of the popover. */
  title: string
  /** The element beside which it stands, where that is not the button. */
  beside?: HTMLElement | null
  /** Where the focus goes instead of to the button. */
  onClosed?: () => void
  /** It holds rows to press, whose icons begin below the heading. */
  isList?: boolean
  className?: string
  children: ReactNode
}

/** The controls of a tool, beside the button that opened them; on a phone a sheet like that of a dialog. */
export function ToolPopover(props: ToolPopoverProps) {
  const { anchor, title, beside = null, onClosed, isList = false, className, children, ...place } = props
  const { hide } = useBoardHandlers()
  useEffect(() => {
    // News from before, which the count of the actions tells too, would lie over the board behind the sheet.
    if (isNarrow()) hideToastOf('action-added')
  }, [])
  const close = () => closeTo(hide, onClosed ?? (() => anchor.focus()))
  return (
    <Popover
      open
      isPhoneSheet
      onOpenChange={(isOpen) => isOpen || close()}
      label={title}
      align="end"
      edges={EDGES}
      sideOffset={GAP + stripAbove(anchor)}
      {...place}
      trigger={<AnchorIn element={anchor} beside={beside} label={title} />}
      className={clsx(
        className ?? 'w-80',
        isList ? 'p-3' : 'p-4',
        // On a phone it has the measures of a dialog's sheet.
        'relative max-sm:px-5! max-sm:pt-5.5! max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]!',
      )}
    >
      <h2
        className={clsx(
          'mb-3 font-display text-base font-semibold tracking-tight max-sm:me-10 max-sm:mb-4 max-sm:text-xl',
          isList && 'sm:px-2',
        )}
      >
        {title}
      </h2>
      {children}
      {/* The last one: the focus goes to the controls first. A wide window has the button that opened it in sight. */}
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={close}
        className="absolute! end-2 top-3.5 sm:hidden!"
      />
    </Popover>
  )
}

/** Pixels to the button, as of any popover. */
const GAP = 6

/** Pixels of the strip above a button that stands on its surface, so that a popover does not cover what goes on. */
function stripAbove(anchor: HTMLElement): number {
  const surface = anchor.closest('[data-over-tools]')?.querySelector('[data-strip-surface]')
  if (!surface) return 0
  return Math.max(0, anchor.getBoundingClientRect().top - surface.getBoundingClientRect().top)
}

/** No further out than the strip of tools, which begins and ends 16 px from the window's edge. */
const EDGES = { top: 8, bottom: 8, left: 16, right: 16 }
