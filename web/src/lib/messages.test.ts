import { describe, expect, test } from 'vitest'
import { defineMessages } from './messages.ts'

const t = defineMessages({
  plain: 'Sign in',
  greeting: 'Hello {{name}}, welcome to {{place}}',
  notes_one: '{{count}} note',
  notes_other: '{{count}} notes',
  alone_other: 'only {{count}}',
})

describe('TEXT-2: the message catalogue', () => {
  test('a plain text', () => {
    expect(t('plain')).toBe('Sign in')
  })

  test('values replace their names, whatever they contain', () => {
    expect(t('greeting', { name: '{{place}} $& $1', place: 'Здесь' })).toBe(
      'Hello {{place}} $& $1, welcome to Здесь',
    )
  })

  test('TEXT-6: no value turns the direction of the words behind it, and isolated names stay isolated', () => {
    const turned = { name: 'Eve\u202e', place: '\u2066\u2067\u202dBooking\u202c' }
    expect(t('greeting', turned)).toBe('Hello Eve, welcome to Booking')
    const isolated = { name: 'שלום', place: '\u2068רטרו\u2069' }
    expect(t('greeting', isolated)).toBe('Hello שלום, welcome to \u2068רטרו\u2069')
  })

  test.each([
    [0, '0 notes'],
    [1, '1 note'],
    [2, '2 notes'],
    [1234, '1,234 notes'],
  ])('%i takes its plural form', (count, expected) => {
    expect(t('notes', { count })).toBe(expected)
  })

  test('a plural form that the catalogue lacks falls back to the general one', () => {
    expect(t('alone', { count: 1 })).toBe('only 1')
  })

  test('unknown keys and missing values do not compile', () => {
    // @ts-expect-error: there is no such key
    expect(t('missing')).toBe('missing')
    // @ts-expect-error: a value is missing
    expect(t('greeting', { name: 'Ada' })).toBe('Hello Ada, welcome to {{place}}')
    // @ts-expect-error: a count is a number
    expect(t('notes', { count: 'many' })).toBe('many notes')
  })
})
