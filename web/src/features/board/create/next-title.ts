import { TITLE_MAX } from '@retropulse/domain/board/limits'
import { locale } from '../../../lib/locale.ts'

/**
 * The title that a copy of a retro starts with, so that two retros in a list are not called the same: "Sprint 14" becomes
 * "Sprint 15", a day at the end becomes today, and any other title gets the day. A year is no number of that kind.
 */
export function nextTitle(title: string, today: Date): string {
  const day = locale.dayOfYear.format(today)
  const withoutDay = title.replace(DAY_AT_END, '')
  if (withoutDay !== title) return endingWith(withoutDay, ` ${day}`)
  const [, before, digits] = NUMBERED.exec(title) ?? []
  if (before !== undefined && digits !== undefined && !YEAR.test(digits)) {
    const next = String(Number(digits) + 1).padStart(digits.length, '0')
    if (before.length + next.length <= TITLE_MAX) return before + next
  }
  return endingWith(title, `, ${day}`)
}

const MONTHS = Array.from({ length: 12 }, (_, month) => {
  const parts = locale.dayOfYear.formatToParts(new Date(2026, month, 1))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}).join('|')
const NUMBERED = /^(.*(?:^|[\s#.-]))(\d{1,4})$/u
const YEAR = /^(?:19|20)\d\d$/
/** "Retro 20 November", in whichever order the reader's language writes it. */
const DAY_AT_END = new RegExp(String.raw` (?:\d{1,2} (?:${MONTHS})|(?:${MONTHS}) \d{1,2})$`, 'u')

function endingWith(title: string, end: string): string {
  return title.slice(0, TITLE_MAX - end.length).trimEnd() + end
}
