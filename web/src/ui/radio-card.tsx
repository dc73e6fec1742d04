import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface RadioCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'className' | 'children' | 'checked'
> {
  checked: boolean
  /** The layout within the card. */
  className: string
  children: ReactNode
}

/** One of several options as a card; a radio button to the keyboard and to screen readers. */
export function RadioCard({ checked, className, children, ...input }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'flex cursor-pointer rounded-md border text-sm transition-colors duration-fast',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus',
        checked ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
        className,
      )}
    >
      <input {...input} type="radio" checked={checked} className="sr-only" />
      {children}
    </label>
  )
}
