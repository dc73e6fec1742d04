import { DAY_MS, HOUR_MS } from '@retropulse/domain/kernel/durations'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { CalendarEvent } from '../../../platform/calendar/calendar-file.ts'
import { t } from '../messages/messages.ts'
import type { CalendarEntry } from '../store/calendar-entries.ts'

/** The entries of a team as events; `origin` is the public origin of the server (CAL-6). */
export function calendarEvents(
  teamId: TeamId,
  entries: readonly CalendarEntry[],
  origin: string,
): readonly CalendarEvent[] {
  const team = `${origin}/dashboard/team/${teamId}`
  const { hostname } = new URL(origin)
  const dayIn = createDays()
  return entries.map((entry) => {
    const id = `${entry.kind}-${entry.id}@${hostname}`
    const base = { id, title: entry.title, stamp: entry.at }
    switch (entry.kind) {
      case 'retro':
        return { ...base, url: `${origin}/board/${entry.id}`, ...during(entry.at, entry.at + HOUR_MS, false) }
      case 'survey':
        return {
          ...base,
          url: `${team}/pulse`,
          ...during(
            dayIn(entry.timeZone, entry.at),
            dayIn(entry.timeZone, entry.until ?? entry.at) + DAY_MS,
            true,
          ),
        }
      default: {
        const day = Date.parse(`${entry.due}T00:00:00Z`)
        const title = t('due', { action: entry.title })
        return { ...base, title, url: `${team}/actions`, ...during(day, day + DAY_MS, true) }
      }
    }
  })
}

function during(start: number, end: number, isAllDay: boolean) {
  return { start, end, isAllDay }
}

/** The day that calendars of a time zone have at a moment, as its beginning in UTC: an event above days has no zone. */
function createDays(): (timeZone: string, at: number) => number {
  // Making a format takes a thousand times as long as using it.
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone, at) => {
    // Canadian dates are written YYYY-MM-DD.
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    formats.set(timeZone, format)
    return Date.parse(`${format.format(at)}T00:00:00Z`)
  }
}
