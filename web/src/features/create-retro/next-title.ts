import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { locale } from '../../lib/locale.ts'

/**
 * The title of a copy, which tells it from its source: 'Sprint 14' becomes 'Sprint 15', a day at the end becomes today,
 * every other title gets the day (CREATE-11). A year at the end does not count up.
 * @param taken titles of other retros, whose numbers are passed over
 */
export function nextTitle(title: string, today: Date, taken: readonly string[] = []): string {
  const day = locale.dayOfYear.format(today)
  const withoutDay = title.replace(DAY_AT_END, '')
  if (withoutDay !== title) return endingWith(withoutDay, ` ${day}`)
  const [, before, digits] = NUMBERED.exec(title) ?? []
  if (before !== undefined && digits !== undefined && !YEAR.test(digits)) {
    let number = Number(digits)
    let next: string
    do next = before + String(++number).padStart(digits.length, '0')
    while (taken.includes(next))
    if (next.length <= TITLE_MAX) return next
  }
  return endingWith(title, `, ${day}`)
}

const MONTHS = Array.from({ length: 12 }, (_, month) => {
  const parts = locale.dayOfYear.formatToParts(new Date(2026, month, 1))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}).join('|')
const NUMBERED = /^(.*(?:^|[\s#.-]))(\d{1,4})$/u
const YEAR = /^(?:19|20)\d\d$/
/** 'Retro 20 November', in the order of day and month that the language of the reader uses. */
const DAY_AT_END = new RegExp(String.raw` (?:\d{1,2} (?:${MONTHS})|(?:${MONTHS}) \d{1,2})$`, 'u')

function endingWith(title: string, end: string): string {
  return title.slice(0, TITLE_MAX - end.length).trimEnd() + end
}
