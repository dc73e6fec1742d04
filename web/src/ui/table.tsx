import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  /** The header is for screen readers only, such as above buttons. */
  headerHidden?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Numbers and buttons are aligned with the end. */
  align?: 'start' | 'end' | undefined
  /** True for the cell that names the row. */
  names?: boolean | undefined
  /** Below 640 px close to the cell that names the row: beside its first line, or in its middle. */
  besideName?: 'first-line' | 'middle' | undefined
  /** Omitted below 640 px. */
  wideOnly?: boolean | undefined
  /**
   * The width of the column as a class, e.g. `w-24`. With one, a column keeps its place whatever its content; those
   * without share the rest.
   */
  width?: string | undefined
}

export interface TableProps<Row> {
  /** The table's name, for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** It reaches the edges of the card that it stands in, which has the surface. */
  isFlush?: boolean
}

/** Rows and columns; scrolls sideways in itself when the window is too narrow. */
export function Table<Row>({ caption, columns, rows, rowKey, isFlush = false }: TableProps<Row>) {
  // A single heading on a phone says what is plain to see; it stays for screen readers, and for the widths.
  const isPlain =
    columns.filter(({ headerHidden, wideOnly }) => headerHidden !== true && wideOnly !== true).length < 2
  return (
    <div
      className={clsx('overflow-x-auto border-line', isFlush ? 'border-t' : 'rounded-lg border bg-surface')}
    >
      <table
        className={clsx(
          'w-full border-collapse text-sm',
          columns.some(({ width }) => width !== undefined) && 'table-fixed',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={clsx('border-b border-line', isPlain && 'max-sm:border-b-0')}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  cellClass(column),
                  column.width,
                  'h-10 text-xs font-medium text-ink-faint',
                  isPlain && 'max-sm:h-0 max-sm:py-0',
                )}
              >
                <span className={clsx(column.headerHidden ? 'sr-only' : isPlain && 'max-sm:sr-only')}>
                  {column.header}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line transition-colors duration-fast last:border-b-0 hover:bg-fill/50"
            >
              {columns.map((column) =>
                column.names ? (
                  <th
                    key={column.id}
                    scope="row"
                    className={clsx(cellClass(column), 'h-13 font-medium text-ink')}
                  >
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={clsx(cellClass(column), 'h-13 text-ink-soft')}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClass<Row>({ align, wideOnly, besideName }: TableColumn<Row>): string {
  return clsx(
    'px-4 py-1.5 first:ps-5 last:pe-5',
    besideName !== undefined && 'max-sm:ps-0',
    besideName === 'first-line' && 'max-sm:py-0 max-sm:align-top',
    align === 'end' ? 'text-end digits' : 'text-start',
    wideOnly && 'max-sm:hidden',
  )
}
