import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one primary button on a screen. Default: secondary. */
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Work is under way: a spinner in place of the label, same width, clicks ignored, focus kept. */
  busy?: boolean | undefined
  /** Why it cannot be pressed now: it stays focusable and shows this as its tooltip. */
  disabledReason?: string | undefined
  /** The reason stands beside the button, so that no tooltip repeats it. */
  isReasonShown?: boolean | undefined
  /** Decorative icon before the label, 16 px. */
  icon?: ReactNode
}

/** A button; `type` is "button" when omitted, so that none submits a form by accident. */
export function Button(props: ButtonProps) {
  const { variant, size, busy = false, disabledReason, isReasonShown = false, ...others } = props
  const { icon, className, children, onClick, ...rest } = others
  const inert = busy || disabledReason !== undefined
  return (
    <button
      type="button"
      {...rest}
      {...(inert && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...(disabledReason !== undefined && {
        ...(!isReasonShown && { 'data-tooltip': disabledReason }),
        'aria-description': disabledReason,
      })}
      onClick={inert ? preventDefault : onClick}
      className={clsx(buttonClass({ variant, size }), 'relative', className)}
    >
      {busy && <Spinner className="absolute" />}
      <span className={clsx('inline-flex items-center gap-[inherit]', busy && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  )
}

function preventDefault(event: { preventDefault: () => void }) {
  event.preventDefault()
}
