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
  /** Ends a line: the icon, and not the room around it, ends where the text of other lines does. */
  atEnd?: boolean | undefined
}

/** The room of a button beside its icon, which is 20 px in a middle one, else 16 px. */
const beyondEnd: Record<ButtonSize, string> = {
  sm: '-me-2 pointer-coarse:-me-3.5',
  md: '-me-2.5 pointer-coarse:-me-3',
  lg: '-me-3',
}

/** A square button with an icon, which always has a name. Needs one `TooltipLayer` in the app. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'quiet',
    size = 'md',
    busy = false,
    atEnd = false,
    className,
    onClick,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      onClick={busy ? undefined : onClick}
      aria-label={label}
      data-tooltip={label}
      className={clsx(buttonClass({ variant, size, square: true }), atEnd && beyondEnd[size], className)}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}
