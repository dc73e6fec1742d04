import { useId } from 'react'
import { Field } from './field.tsx'
import { SelectBox } from './select-box.tsx'

export interface SelectFieldProps<Value extends string> {
  label: string
  labelHidden?: boolean | undefined
  value: Value
  options: readonly { readonly value: Value; readonly name: string }[]
  onValueChange: (value: Value) => void
  className?: string | undefined
}

/** One of several options, chosen with the control of the browser. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden, value, options, onValueChange, className } = props
  const id = useId()
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option !== undefined) onValueChange(option.value)
  }
  return (
    <Field id={id} {...{ label, labelHidden }} className={className}>
      <SelectBox id={id} value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </SelectBox>
    </Field>
  )
}
