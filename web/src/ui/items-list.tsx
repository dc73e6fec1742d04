import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ListItem {
  id: string
  /** A lucide icon, drawn 16 px; decoration. */
  icon: ReactNode
  name: ReactNode
  text?: ReactNode
  end: ReactNode
}

export interface ItemsListProps {
  rows: readonly ListItem[]
  /** Whether it is quiet, as for what is not in use. */
  isQuiet?: boolean
}

/** A list of names with what is said of each, without a surface under it. */
export function ItemsList({ rows, isQuiet = false }: ItemsListProps) {
  return (
    <ul className="border-y border-line">
      {rows.map(({ id, icon, name, text, end }) => (
        <li
          key={id}
          className="flex min-h-13 items-center gap-3 border-b border-line py-2.5 text-sm last:border-b-0"
        >
          <span aria-hidden="true" className="text-ink-faint [&>svg]:size-4">
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <div className={clsx('font-medium wrap-anywhere', isQuiet && 'text-ink-soft')}>
              <bdi>{name}</bdi>
            </div>
            {text !== undefined && (
              <div className={clsx('text-xs', isQuiet ? 'text-ink-faint' : 'text-ink-soft')}>{text}</div>
            )}
          </div>
          <div className="shrink-0 text-ink-faint digits">{end}</div>
        </li>
      ))}
    </ul>
  )
}
