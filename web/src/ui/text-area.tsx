import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps } from 'react'
import { boxClass, Field, fieldAria } from './field.tsx'
import type { FieldTexts } from './field.tsx'

export interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'aria-label' | 'children'>, FieldTexts {}

/**
 * Several lines of text; grows with its content. `className` goes to the whole field. The room above and below the text
 * is a border, which text that scrolls does not run into, as it would into padding.
 */
export function TextArea(props: TextAreaProps) {
  const { label, labelHidden, hint, error, id, className, ...rest } = props
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <Field {...{ id: fieldId, label, labelHidden, hint, error, className }}>
      <span className={clsx(boxClass, 'flex')}>
        <textarea
          rows={3}
          dir="auto"
          {...rest}
          {...fieldAria(fieldId, { hint, error })}
          className="field-sizing-content min-h-20 flex-1 resize-none border-y-8 border-transparent bg-transparent px-3 outline-none"
        />
      </span>
    </Field>
  )
}
