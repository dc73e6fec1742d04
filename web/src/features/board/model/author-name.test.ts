import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { authorName } from './author-name.ts'

const ANA = asId<AuthorId>('ana')

describe('the name of an author', () => {
  test('NOTE-22: it is empty until the server has told it; only an author who gave no name is Anonymous', () => {
    expect(authorName({ authors: {} }, ANA)).toBe('')
    expect(authorName({ authors: { [ANA]: { name: null, picture: null } } }, ANA)).toBe('Anonymous')
    expect(authorName({ authors: { [ANA]: { name: 'Ana', picture: null } } }, ANA)).toBe('Ana')
  })
})
