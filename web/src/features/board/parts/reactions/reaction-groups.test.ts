import { describe, expect, test } from 'vitest'
import { ANA, ME } from '../../testing/board-fixtures.ts'
import { GROUPS_SHOWN, QUICK_EMOJI, reactionGroups } from './reaction-groups.ts'
import { rgiEmoji } from '../../../../lib/rgi-emoji.ts'

describe('the reactions of a note', () => {
  test('REACTION-4: they are listed by emoji, the one that came first before others, the viewer’s marked', () => {
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

test('REACTION-3, REACTION-4: five emoji are one press away, and at most 40 kinds are shown', () => {
  expect(new Set(QUICK_EMOJI).size).toBe(5)
  expect(GROUPS_SHOWN).toBe(40)
})

describe('the spelling of an emoji', () => {
  test('REACTION-6: each of the five is spelled as the rules require', () => {
    for (const emoji of QUICK_EMOJI) expect(rgiEmoji(emoji)).toBe(emoji)
  })

  test('one emoji has one spelling, however it was chosen', () => {
    expect(rgiEmoji('👍\u{fe0f}')).toBe('👍')
    expect(rgiEmoji('❤️')).toBe('❤️')
  })

  test('REACTION-6: any other text, and two emoji, are refused', () => {
    expect(rgiEmoji('a')).toBeNull()
    expect(rgiEmoji('👍👍')).toBeNull()
  })
})
