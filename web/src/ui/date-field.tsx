import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { boxClass, Field, fieldAria } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface DateFieldProps
  extends Omit<ComponentProps<'input'>, 'aria-label' | 'children' | 'type'>, FieldTexts {
  /** The day in words, or what to do while there is none: it shows until the field has the focus. */
  words: string
}

/**
 * A day, chosen with the control of the browser. That writes it in the format of the browser, which can be another than
 * that of the page, so it shows only while the day is being typed.
 */
export function DateField({
  label,
  labelHidden,
  hint,
  error,
  words,
  id,
  className,
  ...rest
}: DateFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field {...{ id: fieldId, label, labelHidden, hint, error, className }}>
      <span className={clsx(boxClass, 'relative flex h-10 items-center px-3')}>
        <input
          {...rest}
          type="date"
          {...fieldAria(fieldId, { hint, error })}
          className="peer h-full min-w-0 flex-1 bg-transparent outline-none not-focus:text-transparent"
        />
        {/* With forced colours the text below it is not transparent. */}
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-3 truncate peer-focus:hidden forced-colors:hidden"
        >
          {words}
        </span>
      </span>
    </Field>
  )
}
