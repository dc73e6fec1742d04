import {
  asId,
  type AuthorId,
  type BoardId,
  isAuthorId,
  isPseudonym,
  type PersonId,
} from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createPseudonyms, memoisedFor } from './pseudonyms.ts'

const board = asId<BoardId>('board-1')
const ana = asId<PersonId>('ana')

describe('pseudonyms are made per board by the server (D9)', () => {
  const { authorOf, keyOf } = createPseudonyms('secret')

  test('the same person keeps theirs on a board, and has another on another', () => {
    expect(authorOf(board, ana)).toBe(authorOf(board, ana))
    expect(authorOf(board, ana)).not.toBe(authorOf(asId<BoardId>('board-2'), ana))
  })

  test('they are author ids that name nobody', () => {
    const pseudonym = authorOf(board, ana)
    expect(isAuthorId(pseudonym) && isPseudonym(pseudonym)).toBe(true)
    expect(pseudonym).not.toContain('ana')
  })

  test('without the secret they cannot be made', () => {
    expect(authorOf(board, ana)).not.toBe(createPseudonyms('other').authorOf(board, ana))
  })

  test('the key in the list of people says nothing about the pseudonym', () => {
    expect(authorOf(board, ana)).not.toContain(keyOf(board, ana))
  })

  test('remembering changes nothing', () => {
    const remembered = memoisedFor(createPseudonyms('secret'), board)
    const author = asId<AuthorId>('ana')
    expect([remembered(author), remembered(author)]).toEqual([authorOf(board, ana), authorOf(board, ana)])
  })
})
