import type { Miniature } from '@retropulse/contract/insights'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { isEmptyOnCard, neutralNotes, notesOnCard } from './notes-on-card.ts'

const card = { cardsCount: 8 }
const miniature: Miniature = {
  id: asId<BoardId>('b'),
  isMasked: false,
  columns: [
    {
      meaning: 'good',
      bars: [
        [1, 0],
        [2, 0],
      ],
      more: 1,
    },
    { meaning: 'bad', bars: [[1, 0]], more: 0 },
  ],
  moodScore: null,
  openActions: 0,
}

test('DASH-7: a card counts the notes that its miniature shows, also while that is older than the board', () => {
  expect(notesOnCard(card, miniature)).toBe(4)
})

test('DASH-7: without notes in the miniature a card shows the number of the board', () => {
  expect(notesOnCard(card, undefined)).toBe(8)
  expect(notesOnCard(card, null)).toBe(8)
  expect(notesOnCard(card, { ...miniature, columns: [] })).toBe(8)
  expect(notesOnCard(card, { ...miniature, isMasked: true })).toBe(8)
})

test('DASH-30: a board in small says that there are no notes, unless they are hidden or only known to the board', () => {
  const empty = { ...miniature, columns: [] }
  expect(isEmptyOnCard({ cardsCount: 0 }, empty)).toBe(true)
  expect(isEmptyOnCard({ cardsCount: 0 }, undefined)).toBe(true)
  expect(isEmptyOnCard({ cardsCount: 0 }, { ...empty, isMasked: true })).toBe(false)
  expect(isEmptyOnCard({ cardsCount: 0 }, miniature)).toBe(false)
  expect(isEmptyOnCard(card, empty)).toBe(false)
})

test('DASH-36: neutral notes stand evenly in the columns while brainstorming and where the notes are not known', () => {
  const masked = { ...miniature, isMasked: true, columns: [] }
  expect(neutralNotes({ cardsCount: 9 }, masked, 4)).toEqual([3, 2, 2, 2])
  expect(neutralNotes({ cardsCount: 2 }, null, 4)).toEqual([1, 1, 0, 0])
  expect(neutralNotes({ cardsCount: 0 }, masked, 4)).toBeNull()
  expect(neutralNotes(card, undefined, 4)).toBeNull()
  expect(neutralNotes(card, miniature, 2)).toBeNull()
})
