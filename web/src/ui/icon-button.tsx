import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name and the tooltip of the button. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  busy?: boolean | undefined
}

/** A square button with an icon, which always has a name. Needs one `TooltipLayer` in the app. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'md', busy = false, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      data-tooltip={label}
      className={clsx(buttonClass({ variant, size, square: true }), className)}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}
