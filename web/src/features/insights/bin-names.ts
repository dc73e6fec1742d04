import type { ChartName } from '../../ui/chart-area.tsx'
import { pickNamed, placeOf } from '../../ui/chart-scale.ts'
import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'
import { binSize } from './retro-bins.ts'
import type { RetroBin } from './retro-bins.ts'

const tag = locale.day.resolvedOptions().locale
/** Nov 2026 */
const monthOfYear = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric' })

/** Months with their year are longer than days. */
const MONTHS_MAX = 5

/** Within this time, in milliseconds, no day of the year comes twice. */
const YEAR = 360 * 24 * 60 * 60 * 1000

/** The dates under a chart of bins: of the newest retro of each bin that is named. */
export function namesUnder(bins: readonly RetroBin[]): readonly ChartName[] {
  const { kind, textOf } = datesOf(bins)
  const named =
    kind === 'dates'
      ? endsAndMiddle(bins.length)
      : pickNamed(bins.length, kind === 'days' ? undefined : MONTHS_MAX)
  return named.map(({ index, wideOnly }) => ({
    at: placeOf(index, bins.length),
    text: textOf(index),
    wideOnly,
  }))
}

/** Days with their year are so long that a narrow chart has room for two, and a wide one surely for three. */
function endsAndMiddle(count: number): ReturnType<typeof pickNamed> {
  const last = count - 1
  const indices = [...new Set([0, Math.round(last / 2), last])]
  return indices.map((index) => ({ index, wideOnly: index !== 0 && index !== last }))
}

/** The dates at both ends of a chart of bins, where there is no room for those between them. */
export function endsUnder(bins: readonly RetroBin[]): readonly ChartName[] {
  if (bins.length < 2) return namesUnder(bins)
  const { textOf } = datesOf(bins)
  return [
    { at: 0, text: textOf(0) },
    { at: 1, text: textOf(bins.length - 1) },
  ]
}

/** The date of each bin: days within a calendar year, days with their year within twelve months, else months (INSIGHT-33). */
function datesOf(bins: readonly RetroBin[]) {
  const times = bins.map(({ retros }) => retros.at(-1)?.retro.timestamp ?? 0)
  const [first, last] = [times[0] ?? 0, times.at(-1) ?? 0]
  const kind = yearOf(first) === yearOf(last) ? 'days' : last - first < YEAR ? 'dates' : 'months'
  return { kind, textOf: (index: number) => FORMATS[kind].format(times[index]) } as const
}

const FORMATS = { days: locale.dayOfYearShort, dates: locale.dayShort, months: monthOfYear }

/** The calendar year, as dates are written. */
function yearOf(timestamp: number): number {
  return new Date(timestamp).getFullYear()
}

/** What a chart shows, and for how many retros a bar stands, or a line where that is more than one (INSIGHT-14). */
export function summaryOfBins(
  text: string,
  marks: 'line' | 'bars',
  retros: Parameters<typeof binSize>[0],
): string {
  const count = binSize(retros)
  return count === 1 && marks === 'line' ? text : t(`bin.${marks}`, { text, count })
}

/** The text of a mark: a retro with its day, or the number of retros with the first and the last day. */
export function nameOf({ retros }: RetroBin): string {
  const [first] = retros
  const last = retros.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first === last) return nameOfRetro(first.retro)
  return t('bin.retros', {
    from: locale.dayShort.format(first.retro.timestamp),
    to: locale.dayShort.format(last.retro.timestamp),
    count: retros.length,
  })
}

/** A retro with its day; a name from right to left does not turn the date around. */
export function nameOfRetro({ name, timestamp }: { name: string; timestamp: number }): string {
  return `\u2068${name}\u2069, ${locale.dayShort.format(timestamp)}`
}
