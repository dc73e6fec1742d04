/** The language of the message catalogue. */
const LANGUAGE = 'en'

/**
 * The variety of the catalogue's language that the browser names first, so that dates and texts have the same language
 * (TEXT-3).
 */
const tag = globalThis.navigator?.languages?.find((one) => new Intl.Locale(one).language === LANGUAGE) ?? 'en'

const hasTwelveHours = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 === true

/** The time of day, which has one form on every page. */
const clock = { hour: hasTwelveHours ? 'numeric' : '2-digit', minute: '2-digit' } as const

/** The formats of numbers, plurals and dates. */
export const locale = {
  number: new Intl.NumberFormat(tag),
  /** 4.0 */
  tenth: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  plural: new Intl.PluralRules(LANGUAGE),
  /** Ann, Ben and Cara */
  list: new Intl.ListFormat(tag),
  /** 20 November 2026 */
  day: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }),
  /** 20 Nov, 14:03 */
  moment: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', ...clock }),
  /** 20 Nov, 14:03:07 */
  momentExact: new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    ...clock,
    second: '2-digit',
  }),
  /** 09:03, or 9:03 AM where the day has twice twelve hours */
  clock: new Intl.DateTimeFormat(tag, clock),
  /** November 2026 */
  month: new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' }),
  /** Nov */
  monthShort: new Intl.DateTimeFormat(tag, { month: 'short' }),
  /** 20 November */
  dayOfYear: new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' }),
} as const

/** The time of day, with the date when it is not today. */
export function timeOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  const isToday = written.toDateString() === now.toDateString()
  const time = locale.clock.format(written)
  return isToday ? time : `${locale.dayOfYear.format(written)}, ${time}`
}
