import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inertName } from './inert-name.ts'

test.each([
  ['Example Ltd', 'Example Ltd'],
  ['Müller & Söhne GmbH', 'Müller & Söhne GmbH'],
  ['Acme Inc.', 'Acme Inc.'],
  ['日本語の会社', '日本語の会社'],
  ['You won! Visit evil.example/prize now', 'You won! Visit evil. example prize now'],
  ['https://evil.example', 'https: evil. example'],
  ['mail me@evil.example', 'mail me evil. example'],
  ['evil。example', 'evil。 example'],
  ['evil．example', 'evil. example'],
  ['evil\u200b.\u200bexample', 'evil. example'],
  [`${'x'.repeat(58)}. cut`, `${'x'.repeat(58)}…`],
  ['one\r\nBcc: all@evil.example', 'one Bcc: all evil. example'],
])('INVITE-23: the name %j stands in an email as %j', (name, inert) => {
  expect(inertName(name)).toBe(inert)
})

test('INVITE-23: any name becomes one line of at most 60 characters without an address in it', () => {
  const parts = fc.constantFrom(
    'evil',
    '.',
    '/',
    '://',
    '@',
    'example',
    ' ',
    '\n',
    '\u2028',
    '\u202e',
    '。',
    '．',
    'x'.repeat(40),
  )
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(parts, { maxLength: 20 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(names, (name) => {
      const inert = inertName(name)
      expect([...inert].length).toBeLessThanOrEqual(60)
      expect(inert).not.toMatch(/[\n\r\u2028\u2029\u202e/\\@]/)
      expect(inert).not.toMatch(/[.:。]\S/)
    }),
  )
})
