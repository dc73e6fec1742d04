import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface ChoiceCard<Value extends string> {
  value: Value
  /** A lucide icon, drawn 20 px; decoration. */
  icon: ReactNode
  label: string
  text: ReactNode
  /** Why it cannot be chosen. */
  hint?: string
}

export interface ChoiceCardsProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  label: string
  value: Value
  onChoose: (value: Value) => void
  options: readonly ChoiceCard<Value>[]
  disabled: boolean
  /** One below the other, in a narrow place; in wide windows they stand side by side. */
  isStacked?: boolean
}

/** A choice among two or three options that need a line of explanation each; radio buttons to the keyboard. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, value, onChoose, options, disabled, isStacked = false } = props
  const name = useId()
  return (
    <fieldset className={clsx('grid', isStacked ? 'gap-2' : 'gap-3 sm:grid-cols-2')}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => {
        const isOff = disabled || option.hint !== undefined
        const isChosen = option.value === value
        const textId = `${name}-${option.value}`
        return (
          <label
            key={option.value}
            className={clsx(
              'flex gap-3 border text-sm transition-colors duration-fast',
              isStacked ? 'rounded-md p-3' : 'rounded-lg p-4',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              isChosen ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
              !isOff && 'cursor-pointer',
              !isOff && !isChosen && 'hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={isChosen}
              disabled={isOff}
              onChange={() => onChoose(option.value)}
              aria-label={option.label}
              aria-describedby={textId}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={clsx('mt-0.5 [&>svg]:size-5', isChosen ? 'text-accent-ink' : 'text-ink-faint')}
            >
              {option.icon}
            </span>
            <span id={textId}>
              <span className={clsx('block font-medium', isOff && !isChosen ? 'text-ink-soft' : 'text-ink')}>
                {option.label}
              </span>
              <span className="mt-0.5 block text-ink-soft">{option.text}</span>
              {option.hint !== undefined && <span className="mt-2 block text-ink">{option.hint}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
