import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'aria-label' | 'children'>, FieldTexts {}

/** Several lines of text; grows with what is written. `className` goes to the whole field. */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, id, className, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field {...{ id: fieldId, label, labelHidden, hint, error, className }}>
      <textarea
        rows={3}
        dir="auto"
        {...rest}
        {...fieldAria(fieldId, { hint, error })}
        className={clsx(controlClass, 'field-sizing-content min-h-20 resize-y py-2')}
      />
    </Field>
  )
}
