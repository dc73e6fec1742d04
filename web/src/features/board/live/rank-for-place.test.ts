import { emptyBoard } from '@retropulse/domain/board/state'
import { evolve } from '@retropulse/domain/board/evolve'
import { asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { rankAtTop, rankBetweenNotes } from './rank-for-place.ts'
import { BOARD_ID, LEFT, RIGHT } from './testing/fake-server.ts'

const by = asId<AuthorId>('me')
const board = ['a3', 'a1', 'a2'].reduce(
  (state, rank) =>
    evolve(state, {
      type: 'note-added',
      noteId: asId<NoteId>(rank),
      columnId: LEFT,
      rank,
      text: 'x',
      by,
      at: 1,
    }),
  emptyBoard(BOARD_ID),
)

describe('MOVE-2: ranks for a place among notes', () => {
  test('at the top: before every note of the column', () => {
    expect(rankAtTop(board, LEFT) < 'a1').toBe(true)
  })

  test('in an empty column: any rank', () => {
    expect(rankAtTop(board, RIGHT)).toBe(rankBetweenNotes(null, null))
  })

  test('between two notes: between their ranks', () => {
    const rank = rankBetweenNotes({ rank: 'a1' }, { rank: 'a2' })
    expect(['a1', rank, 'a2'].sort()).toEqual(['a1', rank, 'a2'])
    expect(rankBetweenNotes({ rank: 'a3' }, null) > 'a3').toBe(true)
  })

  test('between two notes that have the same rank for a moment: behind the first', () => {
    expect(rankBetweenNotes({ rank: 'a1' }, { rank: 'a1' }) > 'a1').toBe(true)
  })
})
