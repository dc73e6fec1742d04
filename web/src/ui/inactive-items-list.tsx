import type { ReactNode } from 'react'

export interface InactiveItem {
  id: string
  /** A lucide icon, drawn 16 px; decoration. */
  icon: ReactNode
  name: ReactNode
  text?: string
  end: ReactNode
}

/** A list of what is not in use, without a surface under it. */
export function InactiveItemsList({ rows }: { rows: readonly InactiveItem[] }) {
  return (
    <ul className="border-y border-line">
      {rows.map(({ id, icon, name, text, end }) => (
        <li
          key={id}
          className="flex min-h-13 items-center gap-3 border-b border-line py-1.5 text-sm last:border-b-0"
        >
          <span aria-hidden="true" className="text-ink-faint [&>svg]:size-4">
            {icon}
          </span>
          <div className="min-w-0 flex-1">
            <div className="font-medium text-ink-soft wrap-anywhere">
              <bdi>{name}</bdi>
            </div>
            {text !== undefined && <p className="text-xs text-ink-faint">{text}</p>}
          </div>
          <div className="shrink-0 text-ink-faint digits">{end}</div>
        </li>
      ))}
    </ul>
  )
}
