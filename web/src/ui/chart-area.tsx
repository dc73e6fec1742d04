import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { KeysAbove, KeysBeside } from './chart-keys.tsx'
import type { ChartKey } from './chart-keys.tsx'

/** A horizontal line with its value at its start; `at` from 0 at the bottom to 1 at the top. */
export interface ChartLevel {
  at: number
  text: string
}

/** A name under the drawing; `at` from 0 at its start to 1 at its end. */
export interface ChartName {
  at: number
  text: string
  /** Left out where the drawing is narrower than 448 px; below 256 px only the first and the last are left. */
  wideOnly?: boolean | undefined
}

export interface ChartAreaProps {
  /** Without any there is no axis. */
  levels?: readonly ChartLevel[]
  /** The values of levels take the same room in each of several charts below each other. */
  alignsLevels?: boolean
  names?: readonly ChartName[]
  /** Beside the drawing in a wide card; on lines of their own above it in a narrow one. */
  keys?: readonly ChartKey[] | undefined
  /** The height of the drawing, as a class: `h-48`. */
  height: string
  /** Fills the area; positions in it are parts of its width and height. */
  children: ReactNode
}

/** The frame of a chart: levels, names below, and the keys of its colours beside it. */
export function ChartArea(props: ChartAreaProps) {
  const { levels = NONE, alignsLevels = false, names = NONE, keys, height, children } = props
  return (
    <div className="@container/chart text-xs text-ink-faint digits">
      {keys && <KeysAbove keys={keys} />}
      <div className="flex gap-2.5">
        {levels.some(({ text }) => text !== '') && (
          <div className={clsx('grid shrink-0 text-end', alignsLevels && 'min-w-[4ch]', height)}>
            {levels.map(({ at, text }) => (
              <span
                key={text}
                style={{ top: `${(1 - at) * 100}%` }}
                className="relative col-start-1 row-start-1 h-0 leading-0"
              >
                {text}
              </span>
            ))}
          </div>
        )}
        <div className="@container min-w-0 flex-1">
          <div className={clsx('relative', height)}>
            {levels.map(({ at, text }) => (
              <span
                key={text}
                style={{ bottom: `${at * 100}%` }}
                className={clsx('absolute inset-x-0 h-px', at === 0 ? 'bg-line-strong/60' : 'bg-line')}
              />
            ))}
            {children}
          </div>
          {names.length > 0 && (
            <div style={sharesOf(names)} className="relative mt-2 h-4">
              {names.map(({ at, text, wideOnly }, index) => (
                <span
                  key={at}
                  style={placedAt(at)}
                  className={clsx(
                    // As wide as its share, so that long names are cut instead of lying over each other.
                    'absolute max-w-[calc(100%/var(--names-least)-0.5rem)] -translate-x-(--shift) truncate rtl:translate-x-(--shift)',
                    '@2xs:max-w-[calc(100%/var(--names)-0.5rem)] @md:max-w-[calc(100%/var(--names-wide)-0.5rem)]',
                    wideOnly && '@max-md:hidden',
                    index > firstOf(names) && index < names.length - 1 && '@max-2xs:hidden',
                  )}
                >
                  {text}
                </span>
              ))}
            </div>
          )}
        </div>
        {keys && <KeysBeside keys={keys} height={height} />}
      </div>
    </div>
  )
}

/** The first name that a narrow drawing has. */
function firstOf(names: readonly ChartName[]): number {
  return names.findIndex(({ wideOnly }) => wideOnly !== true)
}

/** How many names share the width of a drawing that has room for two alone, of a narrow one, and of a wider one. */
function sharesOf(names: readonly ChartName[]): CSSProperties {
  const narrow = names.filter(({ wideOnly }) => wideOnly !== true).length
  return custom({
    '--names-least': Math.max(1, Math.min(2, narrow)),
    '--names': Math.max(1, narrow),
    '--names-wide': names.length,
  })
}

const NONE: readonly [] = []

/** In the middle below its mark, as far as it stays within the drawing. */
function placedAt(at: number): CSSProperties {
  return {
    insetInlineStart: `${at * 100}%`,
    ...custom({ '--shift': `max(min(50%, ${at * 100}cqw), 100% - ${(1 - at) * 100}cqw)` }),
  }
}

/** React's types know no custom properties. */
function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties
}
