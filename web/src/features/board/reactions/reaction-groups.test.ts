import { describe, expect, test } from 'vitest'
import { ANA, ME } from '../testing/board-fixtures.ts'
import { GROUPS_SHOWN, QUICK_EMOJI, reactionGroups } from './reaction-groups.ts'
import { rgiEmoji } from '../../../lib/rgi-emoji.ts'

describe('the reactions of a note', () => {
  test('are grouped by emoji in the order in which each came first, with what is mine marked', () => {
    const reactions = [
      { emoji: '👍', by: ANA },
      { emoji: '🎉', by: ANA },
      { emoji: '👍', by: ME },
    ]
    expect(reactionGroups(reactions, [ME])).toEqual([
      { emoji: '👍', by: [ANA, ME], isMine: true },
      { emoji: '🎉', by: [ANA], isMine: false },
    ])
  })
})

test('board.md §9: five emoji are one press away, and at most 40 kinds are shown before the others', () => {
  expect(new Set(QUICK_EMOJI).size).toBe(5)
  expect(GROUPS_SHOWN).toBe(40)
})

describe('the spelling of an emoji', () => {
  test('of the five that are one press away is the one that the rules take', () => {
    for (const emoji of QUICK_EMOJI) expect(rgiEmoji(emoji)).toBe(emoji)
  })

  test('is the same however it was chosen', () => {
    expect(rgiEmoji('👍\u{fe0f}')).toBe('👍')
    expect(rgiEmoji('❤️')).toBe('❤️')
  })

  test('of something else is none', () => {
    expect(rgiEmoji('a')).toBeNull()
    expect(rgiEmoji('👍👍')).toBeNull()
  })
})
