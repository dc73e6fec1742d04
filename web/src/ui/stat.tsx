import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ChangeMark, type ChangeMarkProps } from './change-mark.tsx'

export interface StatProps {
  label: string
  value: ReactNode
  /** What the number is a part of, smaller behind it: `of 5`. */
  of?: string | undefined
  /** What the number means, or since when. */
  hint?: ReactNode
  change?: Pick<ChangeMarkProps, 'direction' | 'isGood' | 'text' | 'spoken'> | undefined
}

/**
 * Figures in one card, two in a row on narrow windows, where the numbers of a row stand in line below labels of one or
 * two lines; else all of them, with lines between them.
 */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {children}
    </dl>
  )
}

/** One number with its name, inside `Stats`. */
export function Stat({ label, hint, ...value }: StatProps) {
  return (
    <div className="bg-surface p-5 last:odd:col-span-2 max-lg:row-span-3 max-lg:grid max-lg:grid-rows-subgrid max-lg:gap-y-0 lg:flex lg:flex-col lg:last:odd:col-span-1 max-sm:p-4">
      <dt className="text-sm text-pretty text-ink-soft max-lg:self-end">{label}</dt>
      <StatValue {...value} className="mt-1" />
      {hint !== undefined && <dd className="mt-1 text-sm text-pretty text-ink-soft">{hint}</dd>}
    </div>
  )
}

export interface StatValueProps extends Pick<StatProps, 'value' | 'of' | 'change'> {
  className?: string
}

/** The number itself with its change, inside a `dl`. */
export function StatValue({ value, of, change, className }: StatValueProps) {
  return (
    <dd className={clsx('flex flex-wrap items-baseline gap-x-3', className)}>
      <span className="font-display text-3xl font-semibold tracking-tight whitespace-nowrap text-ink digits">
        {value}
        {of !== undefined && (
          <span className="ms-0.5 text-lg font-medium tracking-normal text-ink-soft"> {of}</span>
        )}
      </span>
      {change && <ChangeMark {...change} />}
    </dd>
  )
}
