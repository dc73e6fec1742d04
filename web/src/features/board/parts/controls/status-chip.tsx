import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface StatusChipProps {
  icon: LucideIcon
  /** `alert` for what is wrong or urgent. */
  tone?: 'calm' | 'alert'
  iconClass?: string | undefined
  /** Wraps to two lines rather than be cut where there is little room. */
  wraps?: boolean
  /** Words and small buttons, on one line. */
  children: ReactNode
}

/** One thing that is going on, in the status strip (BOARD-52). */
export function StatusChip({
  icon: Icon,
  tone = 'calm',
  iconClass,
  wraps = false,
  children,
}: StatusChipProps) {
  return (
    <div
      className={clsx(
        'flex min-h-9 animate-fade-in items-center gap-2 rounded-md px-3 py-1 text-sm font-medium max-sm:gap-1.5 max-sm:px-2 max-sm:text-xs max-sm:leading-tight',
        wraps ? 'min-w-0 max-lg:gap-1.5 max-lg:px-2' : 'shrink-0',
        tone === 'calm' ? 'bg-accent-soft text-accent-ink' : 'bg-warn-soft text-warn-ink',
      )}
    >
      <Icon aria-hidden="true" className={clsx('size-4 shrink-0', iconClass)} />
      {children}
    </div>
  )
}

/** A button in a chip. With three chips or more there is room for short labels only, unless the window is wide. */
export function ChipButton({ label, short = label, onPress, pressed }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={onPress}
      className="touch-target shrink-0 rounded-sm px-1.5 py-0.5 underline underline-offset-2 hover:no-underline aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:no-underline"
    >
      <span className="max-lg:hidden max-[110rem]:in-[[role=region]:has(>:nth-child(3))]:hidden">
        {label}
      </span>
      <span className="min-[110rem]:hidden lg:not-in-[[role=region]:has(>:nth-child(3))]:hidden">
        {short}
      </span>
    </button>
  )
}

interface ChipButtonProps {
  label: string
  /** A part of the label that is enough where there is little room. */
  short?: string | undefined
  onPress: () => void
  /** For a button that is on or off. */
  pressed?: boolean
}
