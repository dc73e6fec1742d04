import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { shortAuthorName } from './short-author-name.ts'

const [priya, samuel, other, nameless] = ['1', '2', '3', '4'].map((id) => asId<AuthorId>(id)) as [
  AuthorId,
  AuthorId,
  AuthorId,
  AuthorId,
]
const named = (name: string | null) => ({ name, picture: null })

// Rules: NOTE-33
test('an author has a first word alone, and an initial beside another one with that word', () => {
  const authors = { [priya]: named('Priya Raman'), [samuel]: named('Samuel Adeyemi') }
  expect(shortAuthorName({ authors }, priya)).toBe('Priya')
  const more = { ...authors, [other]: named('Samuel Weber'), [nameless]: named(null) }
  expect([priya, samuel, other, nameless].map((by) => shortAuthorName({ authors: more }, by))).toEqual([
    'Priya',
    'Samuel A.',
    'Samuel W.',
    'Anonymous',
  ])
})
