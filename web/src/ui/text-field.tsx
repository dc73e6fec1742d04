import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { boxClass, Field, fieldAria } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'aria-label' | 'children'>, FieldTexts {
  /** Decorative icon at the start of the box. */
  icon?: ReactNode
  /** A small element at the end of the box: a counter, a unit, an icon button. */
  trailing?: ReactNode
}

/** One line of text with its label, hint and error. `className` goes to the whole field. */
export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, icon, trailing, id, className, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field {...{ id: fieldId, label, labelHidden, hint, error, className }}>
      <span className={clsx(boxClass, 'flex h-10 items-center gap-2.5', trailing ? 'ps-3 pe-1' : 'px-3')}>
        {icon && <span className="text-ink-faint">{icon}</span>}
        <input
          type="text"
          dir="auto"
          {...rest}
          {...fieldAria(fieldId, { hint, error })}
          className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none [&::-webkit-inner-spin-button]:appearance-none"
        />
        {trailing && (
          <span className={clsx('text-ink-faint digits', typeof trailing === 'string' && 'pe-2')}>
            {trailing}
          </span>
        )}
      </span>
    </Field>
  )
}
