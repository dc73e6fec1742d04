import { clsx } from 'clsx'
import { fillOf, hueOfColour } from './chart-colour.ts'
import type { ChartColour } from './chart-colour.ts'

export interface ChartRow {
  key: string
  name: string
  /** At the end of its line. */
  text: string
  value: number
  colour: ChartColour
}

/** Parts of a whole, one below the other, each as long as its share. */
export function ChartRows({ rows }: { rows: readonly ChartRow[] }) {
  const all = Math.max(
    rows.reduce((sum, { value }) => sum + value, 0),
    1,
  )
  return (
    <ul className="flex flex-col gap-4">
      {rows.map(({ key, name, text, value, colour }) => (
        <li key={key} {...hueOfColour(colour)} className="text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <span className="text-ink-soft">{name}</span>
            <span className="shrink-0 font-medium text-ink digits">{text}</span>
          </div>
          <div className="mt-1.5 h-2.5 rounded-full bg-fill">
            <div
              style={{ width: `${(value / all) * 100}%` }}
              className={clsx('h-full rounded-full', fillOf(colour))}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
