import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { calendarPieces, type CalendarEvent } from './calendar-file.ts'

const NOON = Date.UTC(2026, 10, 24, 12)
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const RETRO: CalendarEvent = {
  id: 'retro-1@retro.example.com',
  title: 'Sprint 12',
  url: 'https://retro.example.com/board/1',
  stamp: NOON,
  start: NOON,
  end: NOON + HOUR_MS,
  isAllDay: false,
}
const file = (events: readonly CalendarEvent[], name = 'Booking') =>
  [...calendarPieces({ name, events, refreshSeconds: 900 })].join('')

/** As a calendar reads it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  return { calendar, events }
}

describe('CAL-3: a file of RFC 5545', () => {
  test('CAL-6: a title that is too long is cut between characters as they are seen', () => {
    const family = '👩‍👩‍👧‍👦'
    for (let before = 0; before < 12; before += 1) {
      const title = 'x'.repeat(before) + family.repeat(40)
      const shown = String(read(file([{ ...RETRO, title }])).events[0]?.summary)
      expect(shown.slice(before, -1).replaceAll(family, '')).toBe('')
      expect(shown.length).toBeLessThanOrEqual(200)
    }
  })

  test('CAL-3: an event comes back as it was, with its name, moment and link', () => {
    const { calendar, events } = read(file([RETRO]))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Booking')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT15M')
    const [event, ...others] = events
    expect(others).toEqual([])
    expect(event).toMatchObject({ uid: RETRO.id, summary: RETRO.title, description: RETRO.url })
    expect(event!.startDate.toJSDate().getTime()).toBe(RETRO.start)
    expect(event!.endDate.toJSDate().getTime()).toBe(RETRO.end)
  })

  test('CAL-3: whole days have no time, end with the day after, and block no time', () => {
    const { events } = read(file([{ ...RETRO, isAllDay: true, end: NOON + 2 * DAY_MS }]))
    const [event] = events
    expect([event!.startDate.toString(), event!.endDate.toString()]).toEqual(['2026-11-24', '2026-11-26'])
    expect(event!.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  })

  test('CAL-3: the same events give the same bytes; lines end with CR LF and have 75 bytes at most', () => {
    const text = file([{ ...RETRO, title: 'Größe 👩‍👩‍👧‍👦 '.repeat(12) }])
    expect(file([{ ...RETRO, title: 'Größe 👩‍👩‍👧‍👦 '.repeat(12) }])).toBe(text)
    const lines = text.split('\r\n')
    expect(lines.join('')).not.toMatch(/[\r\n]/)
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test.each([0, 1, 7, 8, 9, 16, 17, 100])(
    'CAL-3, LIMIT-22: a file of %i events is whole, in pieces of a few',
    (count) => {
      const ids = Array.from({ length: count }, (_, at) => `retro-${at}@retro.example.com`)
      const events = ids.map((id) => ({ ...RETRO, id }))
      const whole = read(file(events))
      expect(whole.events.map(({ uid }) => uid)).toEqual(ids)
      expect(whole.calendar.getFirstPropertyValue('x-wr-calname')).toBe('Booking')
      const pieces = [...calendarPieces({ name: 'Booking', events, refreshSeconds: 900 })]
      const inPiece = pieces.map((piece) => piece.split('BEGIN:VEVENT').length - 1)
      expect(Math.max(...inPiece)).toBeLessThanOrEqual(8)
    },
  )

  test('CAL-3: names and titles with the characters that the format itself uses come back whole', () => {
    const text = String.raw`R&D; Ops, C:\new "team"`
    const { calendar, events } = read(file([{ ...RETRO, title: text }], text))
    expect(events[0]!.summary).toBe(text)
    // The parser knows neither property, and returns what stands in the file.
    const written = String.raw`R&D\; Ops\, C:\\new "team"`
    expect(['name', 'x-wr-calname'].map((key) => calendar.getFirstPropertyValue(key))).toEqual([
      written,
      written,
    ])
  })

  test('CAL-6: whatever a title holds, it is the title of one event and nothing else', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, name) => {
        const { calendar, events } = read(file([{ ...RETRO, title }, RETRO], name))
        expect(events).toHaveLength(2)
        expect(calendar.getAllSubcomponents()).toHaveLength(2)
        expect(events[0]!.component.getAllProperties('summary')).toHaveLength(1)
        expect(events[1]!.summary).toBe('Sprint 12')
        expect(events.map(({ uid }) => uid)).toEqual([RETRO.id, RETRO.id])
      }),
    )
  })
})

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:x',
        ';',
        ',',
        '\\',
        '\\n',
        ':',
        '"',
      ),
      fc.constantFrom('\u2028', '\u0000', '\u202E', '👩‍👩‍👧', 'x'.repeat(300)),
      fc.string(),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
