import { clsx } from 'clsx'
import { useId } from 'react'
import { SelectBox } from './select-box.tsx'
import type { SelectFieldProps } from './select-field.tsx'

/** Like `SelectField`, with the label before the control, as in a row of filters. */
export function SelectBeside<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden = false, value, options, onValueChange, className } = props
  const id = useId()
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'shrink-0 text-sm text-ink-soft'}>
        {label}
      </label>
      <SelectBox
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen !== undefined) onValueChange(chosen.value)
        }}
        className="flex-auto"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </SelectBox>
    </div>
  )
}
