import type { You } from '@retropulse/contract/board-room'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { aNote, ANA, ME } from '../testing/board-fixtures.ts'
import { authorName, editRefusal, isHidden, mayDelete, type Reader, shownAuthor } from './reader.ts'

const you: You = {
  key: 'k',
  name: 'Me',
  isSignedIn: true,
  id: ME,
  pseudonym: asId<AuthorId>('~me'),
  authorIds: [ME],
  isFacilitator: false,
  seesAuthors: true,
  seesAssignees: true,
}
const reader: Reader = {
  you,
  authors: { [ANA]: { name: 'Ana', picture: null } },
  isMasked: false,
  facilitators: [],
}
const masked: Reader = { ...reader, isMasked: true }
const facilitator = (of: Reader): Reader => ({ ...of, you: { ...you, isFacilitator: true } })
const mine = aNote('n1', 'a', 'a0', { by: ME })
const anas = aNote('n2', 'a', 'a1')

describe('what a viewer may do', () => {
  test('NOTE-9, PERM-20: participants edit and delete their own notes, facilitators those of all', () => {
    expect(editRefusal(reader, mine, false)).toBeNull()
    expect(editRefusal(reader, anas, false)).toBe('not-yours')
    expect(mayDelete(reader, anas)).toBe(false)
    expect(editRefusal(facilitator(reader), anas, false)).toBeNull()
  })

  test('TYPING-3: a note on which another participant is typing is not edited, not even by its author', () => {
    expect(editRefusal(reader, mine, true)).toBe('locked')
  })

  test('MASK-2, MASK-14: a facilitator too neither reads nor edits notes of others while brainstorming', () => {
    expect(isHidden(masked, anas)).toBe(true)
    expect(isHidden(masked, mine)).toBe(false)
    expect(editRefusal(facilitator(masked), anas, false)).toBe('hidden')
  })
})

describe('the author of a note', () => {
  test('NOTE-22: is shown to viewers who see authors, and to no other', () => {
    expect(shownAuthor(reader, ANA)?.name).toBe('Ana')
    expect(shownAuthor({ ...reader, you: { ...you, seesAuthors: false } }, ANA)).toBeNull()
  })

  test('ANON-14: is not shown where the board has a pseudonym', () => {
    expect(shownAuthor(reader, asId<AuthorId>('~ana'))).toBeNull()
  })
})

describe('the name of an author', () => {
  test('NOTE-22: it is empty until the server has sent it; only an author who gave no name is Anonymous', () => {
    expect(authorName({ authors: {} }, ANA)).toBe('')
    expect(authorName({ authors: { [ANA]: { name: null, picture: null } } }, ANA)).toBe('Anonymous')
    expect(authorName({ authors: { [ANA]: { name: 'Ana', picture: null } } }, ANA)).toBe('Ana')
  })
})
