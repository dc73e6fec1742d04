import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineMessages, messagesIn, pluralForm } from './messages.ts'

test('the plural form is that of English', () => {
  const rules = new Intl.PluralRules('en')
  const numbers = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
  fc.assert(
    fc.property(numbers, (count) => {
      expect(pluralForm(count)).toBe(rules.select(count))
    }),
  )
})

const RETROS = {
  retros_one: '{{count}} retro of {{team}}',
  retros_other: '{{count}} retros of {{team}}',
} as const

// Rules: TEXT-5
test('what is read outside of a page has the numbers of British English', () => {
  const t = defineMessages(RETROS)
  expect(t('retros', { count: 1, team: 'Deck' })).toBe('1 retro of Deck')
  expect(t('retros', { count: 1234, team: 'Deck' })).toBe('1,234 retros of Deck')
})

// Rules: TEXT-2
test('a language has its own numbers and plural forms', () => {
  const texts = { ...RETROS, retros_few: '{{count}} retra of {{team}}' } as const
  const t = messagesIn({ numberText: (value) => `n${value}`, pluralForm: () => 'few' })(texts)
  expect(t('retros', { count: 2, team: 'Deck' })).toBe('n2 retra of Deck')
})
