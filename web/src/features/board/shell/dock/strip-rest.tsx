import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Popover } from '../../../../ui/popover.tsx'
import { t } from '../../model/messages.ts'

export interface StripRestProps {
  /** What the button counts or names. */
  label: string
  icon: LucideIcon | undefined
  /** The chips, one below the other. */
  children: ReactNode
}

/** The button of a strip without room for all its chips, and the popover that it opens; in wider windows (BOARD-52). */
export function StripRest({ label, icon: Icon, children }: StripRestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('status.label')}
      open={isOpen}
      onOpenChange={setOpen}
      side="top"
      align="end"
      className="w-max p-2"
      trigger={
        <button
          type="button"
          className="touch-target pointer-events-auto my-auto flex h-10 w-16 items-center justify-center gap-x-2 gap-y-0.5 rounded-sm bg-fill text-xs font-semibold digits hover:bg-fill-strong max-lg:w-30 max-lg:text-sm max-lg:font-medium lg:flex-col"
        >
          {Icon && <Icon aria-hidden="true" className="size-4.5 text-accent-ink" />}
          <span className={Icon && 'lg:text-[0.6875rem] lg:leading-none lg:font-medium'}>{label}</span>
        </button>
      }
    >
      <div data-strip-rest className="flex flex-col">
        {children}
      </div>
    </Popover>
  )
}
