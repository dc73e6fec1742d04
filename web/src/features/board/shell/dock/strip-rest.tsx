import type { LucideIcon } from 'lucide-react'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { t } from '../../model/messages.ts'

export interface StripRestProps {
  /** What the button counts or names. */
  label: string
  icon: LucideIcon | undefined
  /** The chips, one below the other. */
  children: ReactNode
}

/** The button of a strip without room for all its chips, and what it opens: a popover, on a phone a sheet (BOARD-52). */
export function StripRest({ label, icon: Icon, children }: StripRestProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      label={t('status.label')}
      open={isOpen}
      onOpenChange={setOpen}
      side="top"
      align="end"
      isPhoneSheet
      // On a phone it has the measures of a dialog's sheet.
      className="relative w-max p-2 max-sm:px-3.25! max-sm:pt-5.5! max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))]!"
      trigger={
        <button
          type="button"
          className="touch-target pointer-events-auto my-auto flex h-10 w-16 items-center justify-center gap-x-2 gap-y-0.5 rounded-sm bg-fill text-xs font-semibold digits hover:bg-fill-strong max-lg:w-30 max-lg:text-sm max-lg:font-medium max-sm:w-28 lg:flex-col"
        >
          {Icon && <Icon aria-hidden="true" className="size-4.5 text-accent-ink" />}
          <span className={Icon && 'lg:text-[0.6875rem] lg:leading-none lg:font-medium'}>{label}</span>
        </button>
      }
    >
      <h2 className="mb-3 ms-1.75 me-10 font-display text-xl font-semibold tracking-tight sm:hidden">
        {t('status.label')}
      </h2>
      <div className="flex flex-col">{children}</div>
      <IconButton
        label={t('close')}
        icon={<X aria-hidden="true" className="size-5" />}
        onClick={() => setOpen(false)}
        className="absolute! end-2 top-3.5 sm:hidden!"
      />
    </Popover>
  )
}
