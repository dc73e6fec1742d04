import type { ReactNode } from 'react'
import { FirstRows } from './first-rows.tsx'

export interface CheckListProps {
  /** A row above the others; false where it would stand for one row alone. */
  head?: ReactNode
  /** Rows (`CheckRow`), each in a list item with a key. */
  rows: readonly ReactNode[]
  /** The columns of the list. */
  className?: string
}

/** A list of rows to tick. */
export function CheckList({ head, rows, className }: CheckListProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {head !== undefined && head !== false && <div className="border-b border-line">{head}</div>}
      <FirstRows rows={rows} className={className} />
    </div>
  )
}
