import type { You } from '@retropulse/contract/board-room'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import type { Reader } from '../../model/reader.ts'
import { ANA, aNote, ME } from '../../testing/board-fixtures.ts'
import { hasButtonsInText, isRtlText } from './end-of-text.ts'

const you: You = {
  key: 'k',
  name: null,
  isSignedIn: false,
  id: ME,
  pseudonym: asId<AuthorId>('~me'),
  authorIds: [ME],
  isFacilitator: false,
  seesAuthors: false,
  seesAssignees: false,
}
const guest: Reader = { you, authors: {}, isMasked: false, facilitators: [] }
const member: Reader = {
  ...guest,
  you: { ...you, isSignedIn: true, seesAuthors: true },
  authors: { [ANA]: { name: 'Ana', picture: null } },
}
const note = aNote('n1', 'a', 'a0')

test('REACTION-8: the buttons stand in the text of a note without author and reactions, never in that of a group', () => {
  expect(hasButtonsInText(note, [], guest)).toBe(true)
  expect(hasButtonsInText(note, [], member)).toBe(false)
  expect(hasButtonsInText({ ...note, reactions: [{ emoji: '👍', by: ANA }] }, [], guest)).toBe(false)
  expect(hasButtonsInText(note, [aNote('n2', 'a', 'a1')], guest)).toBe(false)
})

test.each([
  ['הרבה הפתעות', true],
  ['3 – مفاجآت كثيرة in the code', true],
  ['The old code: הרבה הפתעות', false],
  ['👍 100%', false],
  ['', false],
])('REACTION-8: the first letter decides whether %j is read from right to left: %s', (text, isRtl) => {
  expect(isRtlText(text)).toBe(isRtl)
})
