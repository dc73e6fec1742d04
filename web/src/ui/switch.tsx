import { clsx } from 'clsx'
import * as Radix from 'radix-ui/switch'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface SwitchProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A setting that is switched on or off at once, without a save button; the whole line can be pressed. */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="touch-target flex items-start justify-between gap-6">
      <label htmlFor={id} className={clsx('flex-1 text-sm', !disabled && 'cursor-pointer')}>
        {/* The hint is not dimmed: it says why the switch is disabled. */}
        <span className={clsx('font-medium text-ink', disabled && 'opacity-50')}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="mt-0.5 block text-pretty text-ink-soft">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        className="group flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-fill px-0.5 transition-colors duration-fast disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="size-4 rounded-full bg-ink-soft transition-[translate,background-color] duration-base data-[state=checked]:translate-x-[1.125rem] data-[state=checked]:bg-on-accent rtl:data-[state=checked]:-translate-x-[1.125rem]" />
      </Radix.Root>
    </div>
  )
}
