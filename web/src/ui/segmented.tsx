import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'

export interface SegmentedOption<Value extends string> {
  value: Value
  label: string
  /** With an icon the label is its tooltip and accessible name. */
  icon?: ReactNode
}

export interface SegmentedProps<Value extends string> {
  /** The name of the choice, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly SegmentedOption<Value>[]
  /** As wide as its place, such as the fields below it; the options share it. */
  isWide?: boolean
}

/** A choice among two to four options that fit on one line; radio buttons to the keyboard. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  isWide = false,
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={clsx(
        'rounded-md bg-desk p-1 ring-1 ring-line ring-inset pointer-coarse:p-0 forced-colors:border',
        isWide ? 'flex' : 'inline-flex',
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          {...(option.icon !== undefined && { 'data-tooltip': option.label })}
          className={clsx(
            isWide && 'flex-1',
            'touch-target flex h-8 cursor-pointer rounded-sm text-sm font-medium transition-colors duration-fast pointer-coarse:p-1',
            option.value === value ? 'text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {/* Smaller than what a thumb presses, so that the frame stays visible around it. */}
          <span
            className={clsx(
              'flex flex-1 items-center justify-center rounded-sm [input:focus-visible+&]:outline-2 [input:focus-visible+&]:outline-focus',
              option.icon === undefined ? 'px-3 pointer-coarse:px-2' : 'min-w-8',
              option.value === value &&
                'bg-chosen shadow-raised ring-1 ring-line-strong/50 forced-colors:bg-transparent',
            )}
          >
            {option.icon}
            <span className={clsx(option.icon !== undefined && 'sr-only')}>{option.label}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
