import { clsx } from 'clsx'
import { fillOf, hueOfColour } from './chart-colour.ts'
import type { ChartColour } from './chart-colour.ts'

export interface ChartBarPart {
  key: string
  value: number
  colour: ChartColour
}

export interface ChartBar {
  key: string
  /** From the bottom to the top. */
  parts: readonly ChartBarPart[]
  /** The text of the tooltip. */
  text: string
}

export interface ChartBarsProps {
  bars: readonly ChartBar[]
  /** The value at the top. */
  max: number
}

/** Values side by side, each made of its parts. Fills a `ChartArea`. */
export function ChartBars({ bars, max }: ChartBarsProps) {
  return (
    <div className="absolute inset-0 flex">
      {bars.map(({ key, parts, text }) => {
        const seen = parts.filter(({ value }) => value > 0)
        return (
          <div
            key={key}
            data-tooltip={text}
            className="group @container flex min-w-0 flex-1 flex-col-reverse items-center"
          >
            {seen.map((part, at) => (
              <span
                key={part.key}
                {...hueOfColour(part.colour)}
                style={{ height: `${(part.value / max) * 100}%` }}
                className={clsx(
                  'block w-3/4 max-w-10 border-surface group-hover:opacity-80',
                  at > 0 && 'border-b',
                  // Narrow bars keep a flat top.
                  at === seen.length - 1 && 'rounded-t-[min(3px,18.75cqw)]',
                  fillOf(part.colour),
                )}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
