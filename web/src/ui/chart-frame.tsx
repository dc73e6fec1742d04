import type { ReactNode } from 'react'

export interface ChartFrameProps {
  title: string
  /** What there is to see, in one sentence. */
  summary?: ReactNode
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode
  /** Names standing beside what they name, at the end of the lines: no legend. */
  labels?: ReactNode
  /** The same numbers as a table; its first column names the rows. */
  data: { columns: readonly string[]; rows: readonly (readonly [string, ...(string | number)[]])[] }
}

/** A chart with its title, direct labels and the numbers behind it. */
export function ChartFrame({ title, summary, children, labels, data }: ChartFrameProps) {
  return (
    <figure className="rounded-lg border border-line bg-surface p-5">
      <figcaption>
        <h3 className="font-display text-lg font-semibold tracking-tight text-ink">{title}</h3>
        {summary !== undefined && <p className="mt-1 text-sm text-ink-soft">{summary}</p>}
      </figcaption>
      <div aria-hidden="true" className="mt-5 flex gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        {labels !== undefined && <div className="relative shrink-0 text-xs font-medium">{labels}</div>}
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {data.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={data.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
