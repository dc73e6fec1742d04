import type { You } from '@retropulse/contract/board-room'
import { type AuthorId, asId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { aNote, ANA, ME } from '../testing/board-fixtures.ts'
import { editObstacle, isHidden, mayDelete, type Reader, shownAuthor } from './reader.ts'

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

describe('what a reader may do', () => {
  test('edit and delete their own notes; a facilitator everybody’s', () => {
    expect(editObstacle(reader, mine, false)).toBeNull()
    expect(editObstacle(reader, anas, false)).toBe('not-yours')
    expect(mayDelete(reader, anas)).toBe(false)
    expect(editObstacle(facilitator(reader), anas, false)).toBeNull()
  })

  test('not edit what somebody else is writing on (board.md §4)', () => {
    expect(editObstacle(reader, mine, true)).toBe('locked')
  })

  test('not read or edit others’ notes while brainstorming, facilitators neither (D8)', () => {
    expect(isHidden(masked, anas)).toBe(true)
    expect(isHidden(masked, mine)).toBe(false)
    expect(editObstacle(facilitator(masked), anas, false)).toBe('hidden')
  })
})

describe('the author of a note', () => {
  test('is shown to those who see authors (board.md §6)', () => {
    expect(shownAuthor(reader, ANA)?.name).toBe('Ana')
    expect(shownAuthor({ ...reader, you: { ...you, seesAuthors: false } }, ANA)).toBeNull()
  })

  test('is never shown where the board wrote a pseudonym (D9)', () => {
    expect(shownAuthor(reader, asId<AuthorId>('~ana'))).toBeNull()
  })
})
