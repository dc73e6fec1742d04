import type { BoardState, Note, SortBy, Voting } from '@retropulse/domain/board/state'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'
import { asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { aBoard, ANA, columnId, noteId, withNotes } from '../testing/board-fixtures.ts'
import { columnNotes } from './column-notes.ts'
import { shownSorting } from './note-order.ts'

const manual = aBoard({ a: ['n1', 'n2', 'n3', 'n4'] })
const change = (board: BoardState, id: string, more: Partial<Note>) =>
  withNotes(board, { ...board.notes.get(noteId(id))!, ...more })
const sorted = (board: BoardState, sortBy: SortBy | null) =>
  columnNotes({ ...board, sortBy }, [], new Map())
    .get(columnId('a'))!
    .map(({ id }) => id)
const reactions = (count: number) => Array.from({ length: count }, (_, at) => ({ emoji: `${at}`, by: ANA }))
const comments = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: asId<CommentId>(`c${at}`),
    text: '',
    by: ANA,
    at,
    editedAt: null,
  }))
const voting: Voting = {
  status: 'vote',
  contentId: null,
  maxVotes: 3,
  showsTotals: true,
  existingVotes: PersistentMap.empty(),
  castOrder: PersistentMap.empty(),
  done: [],
  doneCount: 0,
}

describe('the order in which notes are shown', () => {
  test('SORT-1: by votes, most first, ties in the order of their ranks', () => {
    const board = change(change(manual, 'n3', { votes: 2 }), 'n4', { votes: 5 })
    expect(sorted(board, 'votes')).toEqual(['n4', 'n3', 'n1', 'n2'])
  })

  test('SORT-1: by emoji and by comments', () => {
    const board = change(change(manual, 'n2', { reactions: reactions(3) }), 'n4', { comments: comments(1) })
    expect(sorted(board, 'emoji')).toEqual(['n2', 'n1', 'n3', 'n4'])
    expect(sorted(board, 'comments')).toEqual(['n4', 'n1', 'n2', 'n3'])
  })

  test('SORT-5: groups by the sum of their notes', () => {
    const votes = change(change(manual, 'n1', { votes: 3 }), 'n2', { votes: 2 })
    const grouped = change(votes, 'n4', { votes: 2, group: { into: noteId('n2'), place: 1 } })
    expect(sorted(grouped, 'votes')).toEqual(['n2', 'n1', 'n3'])
  })

  test('GROUP-4: by emoji as the cards count them: on a group each participant’s emoji counts once', () => {
    const [one] = reactions(1)
    const same = change(change(manual, 'n2', { reactions: [one!] }), 'n4', {
      reactions: [one!],
      group: { into: noteId('n2'), place: 1 },
    })
    expect(sorted(change(same, 'n3', { reactions: reactions(2) }), 'emoji')).toEqual(['n3', 'n2', 'n1'])
  })

  test('SORT-3, SORT-4: in their manual order again after original order, their ranks unchanged', () => {
    const board = change(manual, 'n4', { votes: 5 })
    sorted(board, 'votes')
    expect(sorted(board, null)).toEqual(['n1', 'n2', 'n3', 'n4'])
  })

  test('SORT-7: in their manual order while a vote runs, when they are sorted by votes', () => {
    expect(shownSorting({ sortBy: 'votes', voting })).toBeNull()
    expect(shownSorting({ sortBy: 'votes', voting: { ...voting, status: 'endVote' } })).toBe('votes')
    expect(shownSorting({ sortBy: 'emoji', voting })).toBe('emoji')
  })
})
