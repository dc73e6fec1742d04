/** The language of the message catalogue. */
const LANGUAGE = 'en'

/**
 * The variety of the catalogue's language that the browser names first, so that dates and texts have the same language
 * (TEXT-3).
 */
const tag = globalThis.navigator?.languages?.find((one) => /^en(?:-|$)/i.test(one)) ?? LANGUAGE

/** Made when it is first needed: together these take a slow phone 80 ms, before the first note. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => (made ??= make())
}

function dates(options: () => Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat(tag, options()))
}

/** The time of day, which has one form on every page. */
const timeOfDay = once(() => {
  const hours = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return { hour: hours.hour12 === true ? 'numeric' : '2-digit', minute: '2-digit' } as const
})

const number = once(() => new Intl.NumberFormat(tag))
const tenth = once(() => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }))
const list = once(() => new Intl.ListFormat(tag))
const day = dates(() => ({ day: 'numeric', month: 'long', year: 'numeric' }))
const moment = dates(() => ({ day: 'numeric', month: 'short', ...timeOfDay() }))
const dayShort = dates(() => ({ day: 'numeric', month: 'short', year: 'numeric' }))
const clock = dates(timeOfDay)
const month = dates(() => ({ month: 'long', year: 'numeric' }))
const monthShort = dates(() => ({ month: 'short' }))
const dayOfYear = dates(() => ({ day: 'numeric', month: 'long' }))
const dayOfYearShort = dates(() => ({ day: 'numeric', month: 'short' }))

/** The formats of numbers, lists and dates. */
export const locale = {
  get number() {
    return number()
  },
  /** 4.0 */
  get tenth() {
    return tenth()
  },
  /** Ann, Ben and Cara */
  get list() {
    return list()
  },
  /** 20 November 2026 */
  get day() {
    return day()
  },
  /** 20 Nov, 14:03 */
  get moment() {
    return moment()
  },
  /** 20 Nov 2026: on cards, in rows and beside other facts, while headings and sentences have the long form */
  get dayShort() {
    return dayShort()
  },
  /** 09:03, or 9:03 AM where the day has twice twelve hours */
  get clock() {
    return clock()
  },
  /** November 2026 */
  get month() {
    return month()
  },
  /** Nov */
  get monthShort() {
    return monthShort()
  },
  /** 20 November */
  get dayOfYear() {
    return dayOfYear()
  },
  /** 20 Nov: below charts, and beside other facts */
  get dayOfYearShort() {
    return dayOfYearShort()
  },
}

/** Whole numbers below this have no separator, and are written alike in every English. */
const SEPARATED_FROM = 1000

/** A number as it is written in a text; the numbers of a new board need no format of the browser. */
export function numberText(value: number): string {
  const isPlain = Number.isInteger(value) && value >= 0 && value < SEPARATED_FROM
  return isPlain ? String(value) : locale.number.format(value)
}

/** The time of day, with the date when it is not today. */
export function timeOf(at: number, now: Date = new Date()): string {
  const written = new Date(at)
  const isToday = written.toDateString() === now.toDateString()
  const time = locale.clock.format(written)
  return isToday ? time : `${locale.dayOfYearShort.format(written)}, ${time}`
}

/** A date that no line break tears apart. */
export function keptWhole(date: string): string {
  return date.replaceAll(' ', '\u{A0}')
}

/** A short day, such as '1 Dec 2026', that no line break tears apart. */
export function wholeDay(at: number | Date): string {
  return keptWhole(locale.dayShort.format(at))
}
