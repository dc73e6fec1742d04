import { clsx } from 'clsx'

export interface ChartData {
  columns: readonly string[]
  rows: readonly (readonly [string, ...(string | number)[]])[]
}

export interface ChartTableProps {
  title: string
  data: ChartData
  isSeen: boolean
}

/** A table with more columns has no room on a phone. */
const PHONE_COLUMNS_MAX = 5

/**
 * The numbers of a chart as a table; a long one scrolls in itself. One with many columns has a block for each row on a
 * phone, whose cells name their columns.
 */
export function ChartTable({ title, data, isSeen }: ChartTableProps) {
  const hasBlocks = isSeen && data.columns.length > PHONE_COLUMNS_MAX
  const cell = clsx(
    isSeen && 'sm:border-b border-line sm:px-3 sm:py-2 sm:first:ps-0 sm:last:pe-0',
    isSeen && !hasBlocks && 'max-sm:border-b max-sm:px-2 max-sm:py-2 max-sm:first:ps-0 max-sm:last:pe-0',
  )
  const number = clsx(cell, isSeen && 'text-end digits')
  const head = clsx(isSeen && 'sticky top-0 bg-surface text-xs font-medium text-balance text-ink-faint')
  return (
    <div
      data-no-picture={!isSeen || undefined}
      {...(isSeen && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      className={isSeen ? 'mt-5 max-h-90 overflow-auto' : 'sr-only'}
    >
      <table
        className={clsx(
          isSeen && 'w-full border-collapse text-sm text-ink-soft',
          hasBlocks && 'max-sm:block',
        )}
      >
        <caption className="sr-only">{title}</caption>
        <thead className={clsx(hasBlocks && 'max-sm:sr-only')}>
          <tr>
            {data.columns.map((column, at) => (
              <th
                // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name, and none moves
                key={at}
                scope="col"
                className={clsx(
                  at === 0 ? cell : number,
                  head,
                  isSeen && at === 0 && 'text-start',
                  isShort(column) && 'whitespace-nowrap',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={clsx(hasBlocks && 'max-sm:block')}>
          {data.rows.map(([name, ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have the same name, and none moves
            <tr key={row} className={clsx(hasBlocks && BLOCK)}>
              <th
                scope="row"
                className={clsx(
                  cell,
                  isSeen && 'min-w-20 text-start font-medium text-ink wrap-break-word',
                  hasBlocks && 'max-sm:col-span-2',
                )}
              >
                {name}
              </th>
              {cells.map((value, index) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key -- columns may have the same name, and none moves
                  key={index}
                  className={clsx(
                    number,
                    isShort(value) && 'whitespace-nowrap',
                    hasBlocks && 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-2',
                    hasBlocks && (data.columns[index + 1]?.length ?? 0) > HALF && 'max-sm:col-span-2',
                  )}
                >
                  {hasBlocks && (
                    <span aria-hidden="true" className="min-w-0 text-start text-xs text-ink-faint sm:hidden">
                      {data.columns[index + 1]}
                    </span>
                  )}
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** As long as "Mostly high": its column has room for all of it. */
const SHORT = 14

/** A number, a word or two, which break into lines only where a long text beside them takes their room. */
function isShort(value: string | number): boolean {
  return String(value).length <= SHORT
}

/** The characters of a column's name that half a row of a phone has room for. */
const HALF = 16

/** A row of a phone: its name, and below it the cells two by two. */
const BLOCK =
  'max-sm:grid max-sm:grid-flow-row-dense max-sm:grid-cols-2 max-sm:gap-x-6 max-sm:gap-y-1 max-sm:border-b max-sm:border-line max-sm:py-3 max-sm:last:border-b-0'
