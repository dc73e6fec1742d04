import { shortened } from '@retropulse/domain/kernel/text'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'

/** Something in a calendar. Moments in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same whenever it is sent, and unlike that of any other event in the world. */
  readonly id: string
  readonly title: string
  readonly url: string
  /** When it was written down. */
  readonly stamp: number
  readonly start: number
  readonly end: number
  /** It stands above the days of `start` to `end` in UTC, the day of `end` not included, and blocks no time. */
  readonly isAllDay: boolean
}

export interface CalendarFile {
  /** What calendars call it. */
  readonly name: string
  readonly events: readonly CalendarEvent[]
  /** How soon calendars are to ask again, in seconds. */
  readonly refreshSeconds: number
}

/** Characters of a title: calendars show a line of it. */
const TITLE_MAX = 200

/** The library writes this many events in about two milliseconds. */
const EVENTS_AT_ONCE = 8
const FIRST = 'BEGIN:VEVENT'
const END = 'END:VCALENDAR'

/**
 * An iCalendar file (RFC 5545) in pieces, for work in steps (LIMIT-22): the library takes hundreds of milliseconds for
 * the events of a busy team. The same events give the same bytes.
 */
export function* calendarPieces({ events, ...calendar }: CalendarFile): Generator<string> {
  const whole = libraryText({ ...calendar, events: events.slice(0, EVENTS_AT_ONCE) })
  const end = whole.lastIndexOf(END)
  yield whole.slice(0, end)
  for (let from = EVENTS_AT_ONCE; from < events.length; from += EVENTS_AT_ONCE) {
    const text = libraryText({ ...calendar, events: events.slice(from, from + EVENTS_AT_ONCE) })
    yield text.slice(text.indexOf(FIRST), text.lastIndexOf(END))
  }
  yield whole.slice(end)
}

function libraryText({ name, events, refreshSeconds }: CalendarFile): string {
  const calendar = ical({
    name: escaped(lineOf(name)),
    prodId: { company: 'Retropulse', product: 'Retropulse', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const { id, title, url, stamp, start, end, isAllDay } of events)
    calendar.createEvent({
      id,
      summary: lineOf(title),
      url,
      description: url,
      stamp: new Date(stamp),
      start: new Date(start),
      end: new Date(end),
      ...(isAllDay && { allDay: true, timezone: 'UTC', transparency: ICalEventTransparency.TRANSPARENT }),
    })
  return calendar.toString()
}

/** One line: a text with control characters could not be written otherwise. */
function lineOf(text: string): string {
  return shortened(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim(), TITLE_MAX)
}

/** The library escapes titles, but writes the name of a calendar as it is (RFC 5545, 3.3.11). */
function escaped(line: string): string {
  return line.replaceAll(/[\\;,]/g, (character) => `\\${character}`)
}
