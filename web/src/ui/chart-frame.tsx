import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ChartLabel {
  text: string
  /** Height of the line's end, from 0 at the top to 1 at the bottom of the drawing. */
  at: number
  /** The line's colour as text, e.g. `text-accent-ink`. */
  className: string
}

export interface ChartFrameProps {
  title: string
  /** What there is to see, in one sentence. */
  summary?: ReactNode
  /** The drawing; hidden from screen readers, who get the table. */
  children: ReactNode
  /** Names at the end of the lines they name, instead of a legend. */
  labels?: readonly ChartLabel[] | undefined
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
        {labels && (
          <div className="grid shrink-0 text-xs font-medium">
            {labels.map(({ text, at, className }) => (
              <span
                key={text}
                style={{ top: `${at * 100}%` }}
                className={clsx('relative col-start-1 row-start-1 h-0 leading-0', className)}
              >
                {text}
              </span>
            ))}
          </div>
        )}
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
