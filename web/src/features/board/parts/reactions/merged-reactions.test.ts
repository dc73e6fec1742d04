import { describe, expect, test } from 'vitest'
import { ANA, aNote, ME } from '../../testing/board-fixtures.ts'
import { notesToReactOn } from './merged-reactions.ts'

const like = (by: typeof ME) => ({ emoji: '👍', by })
const note = aNote('n1', 'a', 'a0', { reactions: [like(ANA)] })
const members = [
  aNote('n2', 'a', 'a1', { reactions: [like(ME), { emoji: '🎉', by: ANA }] }),
  aNote('n3', 'a', 'a2', { reactions: [like(ANA), like(ME)] }),
]

describe('the emoji of a group', () => {
  test('GROUP-5: one that is taken back leaves all notes that have it', () => {
    expect(notesToReactOn(note, members, { emoji: '👍', on: false, mine: [ME] })).toEqual(['n2', 'n3'])
  })

  test('GROUP-5: one that is added goes to the first note', () => {
    expect(notesToReactOn(note, members, { emoji: '🎉', on: true, mine: [ME] })).toEqual(['n1'])
  })
})
