import { locale } from '../../../lib/locale.ts'
import { monthTicks } from './timeline.ts'
import type { MonthTick, Span } from './timeline.ts'

/** Lines where months begin, behind a lane. */
export function MonthLines({ span }: { span: Span }) {
  return (
    <span aria-hidden="true">
      {namedMonths(span).map(({ at, place }) => (
        <span
          key={at}
          style={{ insetInlineStart: `${place * 100}%` }}
          className="absolute inset-y-0 w-px bg-line/60 max-sm:top-1.5 max-sm:bottom-2.5"
        />
      ))}
    </span>
  )
}

/** The names of the months over their lines, of all of them or of every other one, and of the month before the first line. */
export function MonthNames({ span }: { span: Span }) {
  const named = namedMonths(span)
  const step = named.length > NAMED_MAX ? 2 : 1
  const shown = named.filter((_, at) => (named.length - 1 - at) % step === 0)
  const [first] = shown
  const names =
    first === undefined || first.place >= FIRST_LINE ? [{ at: span.from, place: null }, ...shown] : shown
  return (
    <span aria-hidden="true" className="relative mx-2 block h-4">
      {names.map(({ at, place }) => (
        <span
          key={at}
          // Without a line a name begins where the lanes do, which have room before their first mark.
          style={{ insetInlineStart: place === null ? '-0.5rem' : `${place * 100}%` }}
          className="absolute text-xs font-normal whitespace-nowrap text-ink-faint"
        >
          {locale.monthShort.format(at)}
        </span>
      ))}
    </span>
  )
}

/** The months whose names have room before the end of the lane. */
function namedMonths(span: Span): readonly MonthTick[] {
  return monthTicks(span).filter(({ place }) => place <= LAST_NAME)
}

/** The last place in a lane with room for a name on a phone, and the first line that leaves room for one before it. */
const LAST_NAME = 0.9
const FIRST_LINE = 0.14
/** The number of names that fit side by side. */
const NAMED_MAX = 6
