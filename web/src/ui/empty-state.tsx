import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** A lucide icon, drawn 20 px; decoration. */
  icon?: ReactNode
  /** What will be here. */
  title: string
  text?: ReactNode
  /** The only next step that is offered. */
  action?: ReactNode
  className?: string | undefined
}

/** Stands in place of an empty list. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-lg border border-dashed border-line-strong/60 px-6 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span aria-hidden="true" className="mb-3 text-ink-faint [&>svg]:size-5">
          {icon}
        </span>
      )}
      <p className="text-base font-medium text-ink">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-sm text-sm text-balance text-ink-soft">{text}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
