import type { ReactNode } from 'react'
import { Popover } from '../../../../ui/popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { AnchorIn } from './menu-anchor.tsx'
import { closeTo } from './close-then-act.ts'

export interface ToolPopoverProps {
  /** The button that opened it, to which the focus returns. */
  anchor: HTMLElement
  /** The accessible name and heading of the popover. */
  title: string
  className?: string
  children: ReactNode
}

/** The controls of a tool, beside the button that opened them. */
export function ToolPopover({ anchor, title, className = 'w-80 p-4', children }: ToolPopoverProps) {
  const { hide } = useBoardHandlers()
  return (
    <Popover
      open
      isPhoneSheet
      onOpenChange={(isOpen) => isOpen || closeTo(hide, () => anchor.focus())}
      label={title}
      align="end"
      trigger={<AnchorIn element={anchor} label={title} />}
      className={className}
    >
      <h2 className="mb-3 font-display text-base font-semibold tracking-tight">{title}</h2>
      {children}
    </Popover>
  )
}
