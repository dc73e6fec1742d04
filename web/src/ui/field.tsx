import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

export interface FieldTexts {
  label: string
  /** The label is for screen readers only, where the place makes it obvious to the eye. */
  labelHidden?: boolean | undefined
  hint?: ReactNode
  /** What is wrong and how to correct it; also marks the control as invalid. */
  error?: string | undefined
}

export interface FieldProps extends FieldTexts {
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, then hint or error; ids as `describedBy` gives them to the control. */
export function Field({ id, label, labelHidden = false, hint, error, className, children }: FieldProps) {
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {/* An error replaces the hint. */}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="text-sm text-pretty text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The aria attributes that tie a control to the texts of its `Field`. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : null
  return {
    id,
    ...(describedBy !== null && { 'aria-describedby': describedBy }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
}

/**
 * The box of a control, which has no style of its own, so that its text may run in either direction without moving the
 * box. 16 px on touch screens, because iOS zooms into anything smaller.
 */
export const boxClass =
  'touch-target w-full rounded-md border border-line-strong bg-raised text-sm text-ink pointer-coarse:text-base ' +
  'transition-colors duration-fast hover:border-ink-soft has-aria-invalid:border-danger ' +
  'has-[:is(input,textarea):focus-visible]:border-focus has-[:is(input,textarea):focus-visible]:outline-2 ' +
  'has-[:is(input,textarea):focus-visible]:outline-focus has-[:is(input,textarea):disabled]:border-line-strong ' +
  'has-[[aria-invalid]:focus-visible]:border-danger! has-[[aria-invalid]:focus-visible]:outline-danger! ' +
  'has-[:is(input,textarea):disabled]:bg-fill has-[:is(input,textarea):disabled]:opacity-60 ' +
  'has-[:is(input,textarea):read-only]:bg-fill'
