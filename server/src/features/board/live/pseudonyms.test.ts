import {
  asId,
  type AuthorId,
  type BoardId,
  isId,
  isAuthorId,
  isPseudonym,
  type NoteId,
  type PersonId,
} from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { createPseudonyms, memoisedFor } from './pseudonyms.ts'

const board = asId<BoardId>('board-1')
const ana = asId<PersonId>('ana')

describe('ANON-3: pseudonyms are made per board by the server', () => {
  const { authorOf, shownOf, keyOf } = createPseudonyms('secret')

  test('a person keeps one on a board, and has another one on another board', () => {
    expect(authorOf(board, ana, 0)).toBe(authorOf(board, ana, 0))
    expect(authorOf(board, ana, 0)).not.toBe(authorOf(asId<BoardId>('board-2'), ana, 0))
  })

  test('they are author ids without the id of the person', () => {
    const pseudonym = authorOf(board, ana, 0)
    expect(isAuthorId(pseudonym) && isPseudonym(pseudonym)).toBe(true)
    expect(pseudonym).not.toContain('ana')
  })

  test('without the secret they cannot be made', () => {
    expect(authorOf(board, ana, 0)).not.toBe(createPseudonyms('other').authorOf(board, ana, 0))
  })

  test('ANON-9: the key in the list of people is not in the pseudonym', () => {
    expect(authorOf(board, ana, 0)).not.toContain(keyOf(board, ana))
  })

  test('ANON-19, TYPING-7: the id of a note being typed is that of no note, and another one after a switch', () => {
    const { typingIdOf } = createPseudonyms('secret')
    const note = asId<NoteId>('note')
    const told = [0, 1, 2].map((changes) => typingIdOf(board, note, changes))
    expect(told.every(isId)).toBe(true)
    expect(new Set([note, ...told]).size).toBe(4)
    expect(typingIdOf(board, note, 1)).toBe(told[1])
  })

  test('those of a person are the same, cached or not, up to any number of switches', () => {
    const { authorsUntil, authorOf: pseudonymAt } = createPseudonyms('secret')
    for (const changes of [2, 5, 40, 7, 0]) {
      const all = Array.from({ length: changes + 1 }, (_, at) => pseudonymAt(board, ana, at))
      expect(authorsUntil(board, ana, changes)).toEqual(all)
    }
  })

  test('the cache changes nothing', () => {
    const remembered = memoisedFor(createPseudonyms('secret'), board)
    const author = asId<AuthorId>('ana')
    expect([remembered(author), remembered(author)]).toEqual([shownOf(board, ana), shownOf(board, ana)])
  })

  test('ANON-16: what stands for a known author is no pseudonym of what was written without a name', () => {
    const written = [0, 1, 2, 3].map((changes) => authorOf(board, ana, changes))
    expect(new Set([...written, shownOf(board, ana)]).size).toBe(5)
  })
})
