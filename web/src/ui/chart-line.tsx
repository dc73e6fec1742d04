import { clsx } from 'clsx'
import { gapsBetween, placeOf, runAt, runsOf, splitNewest } from './chart-scale.ts'

export interface ChartPoint {
  key: string
  /** Null leaves a gap, which dots bridge. */
  value: number | null
  /** The text of the tooltip. */
  text: string
}

export interface ChartLineProps {
  points: readonly ChartPoint[]
  /** The values at the bottom and at the top. */
  min: number
  max: number
  /** A dashed line at this value. */
  usual?: number | null | undefined
  /** Stands at the newest value. */
  label?: string | undefined
  /** Stands at the value before the newest, where both are set apart. */
  previousLabel?: string | undefined
  /**
   * The values with a dot: all, or the two newest where there is no room, or all with small dots, or the newest alone.
   * Default: all.
   */
  dots?: 'all' | 'small' | 'newest'
  /**
   * The two newest values are of another kind than those before them: hollow dots of their own, to which no line leads.
   * A step between them would be read as the steepest one of the line.
   */
  setsNewestApart?: boolean
}

/** More points than this have no dots, but for the two newest, between which a change is read. */
const DOTS_MAX = 30

/** The share of the height that a label below a value needs. */
const LABEL_ROOM = 0.15

/** Values in their order as a line. Fills a `ChartArea`. */
export function ChartLine(props: ChartLineProps) {
  const { points, min, max, usual, label, previousLabel, dots = 'all', setsNewestApart = false } = props
  const heightOf = (value: number) => (value - min) / (max - min || 1)
  const all = points.map(({ value }) => value)
  const { newest, line } = splitNewest(all)
  const runs = setsNewestApart ? [...runsOf(line), ...newest.flatMap((at) => runAt(all, at))] : runsOf(all)
  const last = newest.at(-1) ?? -1
  const before = newest.at(-2) ?? -1
  // The line comes from above into a value that fell, whose label stands below it where there is room.
  const fall = (points[before]?.value ?? min) - (points[last]?.value ?? min)
  const isBelow = fall > 0 && heightOf(points[last]?.value ?? min) > LABEL_ROOM
  const isSmall = (index: number) => (dots === 'small' ? index !== last : index === before)
  const alone = new Set(runs.flatMap(({ from, values }) => (values.length === 1 ? [from] : [])))
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible rtl:-scale-x-100"
      >
        {typeof usual === 'number' && (
          <line
            x1="0"
            x2="100"
            y1={100 - heightOf(usual) * 100}
            y2={100 - heightOf(usual) * 100}
            strokeWidth="1"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
          />
        )}
        {runs.map(({ from, values }) => (
          <polyline
            key={from}
            points={values
              .map((value, at) => `${placeOf(from + at, points.length) * 100},${100 - heightOf(value) * 100}`)
              .join(' ')}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        ))}
        {/* Dots bridge a gap: the step across it is seen, and that no values are known in between. */}
        {gapsBetween(runs).map(
          ([from, to]) =>
            (!setsNewestApart || !newest.includes(to.index)) && (
              <line
                key={to.index}
                x1={placeOf(from.index, points.length) * 100}
                x2={placeOf(to.index, points.length) * 100}
                y1={100 - heightOf(from.value) * 100}
                y2={100 - heightOf(to.value) * 100}
                strokeWidth="2"
                strokeDasharray="0 5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                className="stroke-accent"
              />
            ),
        )}
      </svg>
      {points.map(({ key, value, text }, index) => (
        <span
          key={key}
          data-tooltip={text}
          style={{
            insetInlineStart: `${(index / points.length) * 100}%`,
            width: `${100 / points.length}%`,
          }}
          className="group absolute inset-y-0"
        >
          <span className="absolute inset-x-0 inset-y-0 mx-auto w-px bg-line-strong opacity-0 group-hover:opacity-100" />
          {value !== null && (
            <span
              style={{ bottom: `${heightOf(value) * 100}%` }}
              className={clsx(
                'absolute inset-x-1/2 -translate-x-1/2 translate-y-1/2 rounded-full ring-surface rtl:translate-x-1/2',
                setsNewestApart && (index === last || index === before)
                  ? 'border-2 border-accent bg-surface'
                  : 'bg-accent',
                // Small charts have no room for two large dots side by side, nor for rings, which would cut the line.
                dots === 'all' ? 'size-2.5 ring-2' : isSmall(index) ? 'size-1.5' : 'size-2',
                (dots === 'newest' || setsNewestApart || (points.length > DOTS_MAX && index !== before)) &&
                  index !== last &&
                  !(setsNewestApart && index === before) &&
                  !alone.has(index) &&
                  'opacity-0 group-hover:opacity-100',
              )}
            />
          )}
          {index === last && label !== undefined && value !== null && (
            <Label height={heightOf(value)} isBelow={isBelow} className="text-sm font-semibold text-ink">
              {label}
            </Label>
          )}
          {setsNewestApart && index === before && previousLabel !== undefined && value !== null && (
            <Label
              height={heightOf(value)}
              // On the other side of its dot than the label of the newest value, which may be close.
              isBelow={!isBelow && heightOf(value) > LABEL_ROOM}
              className="text-xs text-ink-soft"
            >
              {previousLabel}
            </Label>
          )}
        </span>
      ))}
    </>
  )
}

interface LabelProps {
  /** Of its dot, as a part of the height of the chart. */
  height: number
  isBelow: boolean
  className: string
  children: string
}

function Label({ height, isBelow, className, children }: LabelProps) {
  return (
    <span
      style={isBelow ? { top: `${100 - height * 100}%` } : { bottom: `${height * 100}%` }}
      // In the middle of its place, or at its end where that is narrower.
      className={clsx(
        'pointer-events-none absolute inset-e-0 flex min-w-full justify-center py-2 leading-none whitespace-nowrap',
        className,
      )}
    >
      {/* Readable over the lines of the levels and of the values. */}
      <span className="rounded-sm bg-surface px-1.5 py-0.5">{children}</span>
    </span>
  )
}
