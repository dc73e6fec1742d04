import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const AT = new Date(2026, 10, 3, 14, 5)

/** The dates, times and numbers of a user whose browser names these languages, the preferred ones first. */
async function shownTo(...languages: readonly string[]) {
  vi.stubGlobal('navigator', { languages })
  const { locale, timeOf } = await import('./locale.ts')
  const written = [locale.day.format(AT), locale.number.format(1234.5), locale.clock.format(AT)]
  return [...written, timeOf(AT.getTime(), AT)].map((text) => text.replace(/\s/g, ' '))
}

test.each([
  [['en-US'], ['November 3, 2026', '1,234.5', '2:05 PM', '2:05 PM']],
  [['en-GB'], ['3 November 2026', '1,234.5', '14:05', '14:05']],
  [
    ['de-DE', 'en-GB', 'en-US'],
    ['3 November 2026', '1,234.5', '14:05', '14:05'],
  ],
  [
    ['de-DE', 'fr-FR'],
    ['November 3, 2026', '1,234.5', '2:05 PM', '2:05 PM'],
  ],
])(
  'TEXT-3: dates, times and numbers are in the variety of English that %j names first',
  async (languages, shown) => {
    expect(await shownTo(...languages)).toEqual(shown)
  },
)

test.each([
  ['en-GB', '05:16'],
  ['en-US', '5:16 AM'],
])('TEXT-3: in %s the time of an early hour is %s', async (language, shown) => {
  vi.stubGlobal('navigator', { languages: [language] })
  const { locale } = await import('./locale.ts')
  expect(locale.clock.format(new Date(2026, 10, 3, 5, 16)).replace(/\s/g, ' ')).toBe(shown)
})

const NUMBERS = fc
  .oneof(fc.integer({ min: -2000, max: 2000 }), fc.double({ noNaN: true }))
  .filter((value) => !Object.is(value, -0))

test.each(['en-GB', 'en-US', 'en-IN', 'en-ZA', 'en'])(
  'TEXT-3: numbers of %s are those of the browser',
  async (tag) => {
    vi.stubGlobal('navigator', { languages: [tag] })
    const { numberText } = await import('./locale.ts')
    const format = new Intl.NumberFormat(tag)
    fc.assert(
      fc.property(NUMBERS, (value) => {
        expect(numberText(value)).toBe(format.format(value))
      }),
    )
  },
)
