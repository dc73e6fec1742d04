import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useCutEdges } from '../../ui/use-cut-edges.ts'

export interface CheckListProps {
  /** A row above the others, which stays while they scroll. */
  head?: ReactNode
  /** Rows (`CheckRow`), each in a list item. */
  children: ReactNode
  /** The height of the list at most, and its columns. */
  className: string
}

/** A list of rows to tick, which scrolls and fades where it is cut. */
export function CheckList({ head, children, className }: CheckListProps) {
  const list = useRef<HTMLUListElement>(null)
  useCutEdges(list, 'y')
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      {head !== undefined && <div className="border-b border-line">{head}</div>}
      <ul ref={list} className={clsx('overflow-y-auto fade-cut-ends', className)}>
        {children}
      </ul>
    </div>
  )
}
