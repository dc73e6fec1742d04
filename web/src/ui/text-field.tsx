import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'aria-label' | 'children'>, FieldTexts {
  /** Decorative icon at the start of the box. */
  icon?: ReactNode
  /** Something small at the end of the box: a counter, a unit, an icon button. */
  trailing?: ReactNode
}

/** One line of text with its label, hint and error. `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, icon, trailing, id, className, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field {...{ id: fieldId, label, labelHidden, hint, error, className }}>
      <span className="relative flex items-center">
        {icon && <span className="pointer-events-none absolute inset-s-3 text-ink-faint">{icon}</span>}
        <input
          type="text"
          dir="auto"
          {...rest}
          {...fieldAria(fieldId, { hint, error })}
          className={clsx(
            controlClass,
            'h-10',
            icon && 'ps-9',
            trailing && (typeof trailing === 'string' ? 'pe-16' : 'pe-11'),
          )}
        />
        {trailing && (
          <span
            className={clsx(
              'absolute inset-e-1 flex text-sm text-ink-faint digits',
              typeof trailing === 'string' && 'px-2',
            )}
          >
            {trailing}
          </span>
        )}
      </span>
    </Field>
  )
}
