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

/** The numbers of a chart as a table; a long one scrolls in itself. */
export function ChartTable({ title, data, isSeen }: ChartTableProps) {
  const cell = clsx(isSeen && 'border-b border-line px-3 py-2 first:ps-0 last:pe-0 max-sm:px-2')
  const number = clsx(cell, isSeen && 'text-end digits')
  const head = clsx(isSeen && 'sticky top-0 bg-surface text-xs font-medium text-balance text-ink-faint')
  return (
    <div
      data-no-picture={!isSeen || undefined}
      {...(isSeen && { role: 'region', 'aria-label': title, tabIndex: 0 })}
      className={isSeen ? 'mt-5 max-h-90 overflow-auto' : 'sr-only'}
    >
      <table className={clsx(isSeen && 'w-full border-collapse text-sm text-ink-soft')}>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {data.columns.map((column, at) => (
              <th
                key={column}
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
        <tbody>
          {data.rows.map(([name, ...cells], row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have the same name, and none moves
            <tr key={row}>
              <th
                scope="row"
                className={clsx(cell, isSeen && 'min-w-20 text-start font-medium text-ink wrap-break-word')}
              >
                {name}
              </th>
              {cells.map((value, index) => (
                <td
                  key={data.columns[index + 1]}
                  className={clsx(number, isShort(value) && 'whitespace-nowrap')}
                >
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

/** As long as "Low and high": its column has room for all of it. */
const SHORT = 14

/** A number, a word or two, which break into lines only where a long text beside them takes their room. */
function isShort(value: string | number): boolean {
  return String(value).length <= SHORT
}
