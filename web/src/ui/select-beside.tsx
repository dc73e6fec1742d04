import { clsx } from 'clsx'
import { useId } from 'react'
import { boxClass } from './field.tsx'
import type { SelectFieldProps } from './select-field.tsx'

/** Like `SelectField`, with the label before the control, as in a row of filters. */
export function SelectBeside<Value extends string>(props: Omit<SelectFieldProps<Value>, 'labelHidden'>) {
  const { label, value, options, onValueChange, className } = props
  const id = useId()
  return (
    <div className={clsx('flex items-center gap-2', className)}>
      <label htmlFor={id} className="shrink-0 text-sm text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen !== undefined) onValueChange(chosen.value)
        }}
        className={`${boxClass} h-10 min-w-0 px-2`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
