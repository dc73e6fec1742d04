import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface CheckboxProps {
  label: string
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A choice of a form, which takes effect with the button of the form; a `Switch` takes effect at once. */
export function Checkbox({ label, hint, checked, onCheckedChange }: CheckboxProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={clsx(
        'touch-target flex cursor-pointer gap-3 text-sm',
        hint === undefined ? 'items-center py-1' : 'items-start',
      )}
    >
      <input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onCheckedChange(target.checked)}
        {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
        // As high as a line of the label, and a touch lower: the letters stand below the middle of their line.
        className={clsx(hint !== undefined && 'mt-px')}
      />
      <span className="min-w-0">
        <span className={clsx(hint !== undefined && 'font-medium text-ink')}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="mt-0.5 block text-pretty text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
