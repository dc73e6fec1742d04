import { locale } from '../../../lib/locale.ts'
import { monthTicks } from './timeline.ts'
import type { Span } from './timeline.ts'

/** Lines where months begin, behind a lane. */
export function MonthLines({ span }: { span: Span }) {
  return (
    <span aria-hidden="true">
      {monthTicks(span).map(({ at, place }) => (
        <span
          key={at}
          style={{ insetInlineStart: `${place * 100}%` }}
          className="absolute inset-y-0 w-px bg-line/60 max-sm:top-1.5 max-sm:bottom-2.5"
        />
      ))}
    </span>
  )
}

/**
 * The names of the months over their lines: of all of them, or of every other one. A name that would overlap the end is
 * left out.
 */
export function MonthNames({ span }: { span: Span }) {
  const named = monthTicks(span).filter(({ place }) => place <= LAST_NAME)
  const step = named.length > NAMED_MAX ? 2 : 1
  return (
    <span aria-hidden="true" className="relative mx-2 block h-4">
      {named
        .filter((_, at) => (named.length - 1 - at) % step === 0)
        .map(({ at, place }) => (
          <span
            key={at}
            style={{ insetInlineStart: `${place * 100}%` }}
            className="absolute text-xs font-normal whitespace-nowrap text-ink-faint"
          >
            {locale.monthShort.format(at)}
          </span>
        ))}
    </span>
  )
}

/** The last place in a lane with room for a name on a phone. */
const LAST_NAME = 0.9
/** The number of names that fit side by side. */
const NAMED_MAX = 6
