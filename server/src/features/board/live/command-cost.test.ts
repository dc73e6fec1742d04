import { evolve } from '@retropulse/domain/board/evolve'
import type { BoardEvent } from '@retropulse/domain/board/event'
import type { BoardState } from '@retropulse/domain/board/state'
import { namedBoard } from '@retropulse/domain/board/testing/boards'
import {
  asId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { costOf } from './command-cost.ts'

const by = asId<AuthorId>('mia')
const columnId = asId<ColumnId>('c1')
const noteId = asId<NoteId>('n-0')
const idOf = (at: number) => asId<NoteId>(`n-${at}`)
const after = (events: readonly BoardEvent[], state: BoardState): BoardState => events.reduce(evolve, state)

const added = (at: number): BoardEvent => ({
  type: 'note-added',
  noteId: idOf(at),
  columnId,
  rank: `a${at}`,
  text: 'x'.repeat(100),
  by,
  at: 1,
})
const commented = (at: number): BoardEvent => ({
  type: 'comment-added',
  noteId,
  commentId: asId<CommentId>(`k-${at}`),
  text: '日'.repeat(1000),
  by,
  at: 1,
})
const of = <Item>(count: number, make: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at))

describe('LIMIT-25: what a command counts as besides itself', () => {
  const large = after([added(0), ...of(100, commented)], namedBoard())

  test('nothing for a short note, and for what is not there', () => {
    const trashed = after([{ type: 'note-deleted', noteId }], after([added(0)], namedBoard()))
    expect(costOf({ type: 'restore-note', noteId }, trashed)).toBe(0)
    expect(costOf({ type: 'restore-note', noteId: idOf(9) }, trashed)).toBe(0)
    expect(costOf({ type: 'restore-note', noteId }, large)).toBe(0)
    expect(costOf({ type: 'delete-note', noteId }, large)).toBe(0)
    expect(costOf({ type: 'edit-note', noteId, text: 'Tea' }, large)).toBe(0)
  })

  test('a message for each 8 kB of a note that comes back, also for one of its comments', () => {
    const commentId = asId<CommentId>('k-0')
    const trashed = after([{ type: 'note-deleted', noteId }], large)
    expect(costOf({ type: 'restore-note', noteId }, trashed)).toBe(38)
    expect(costOf({ type: 'restore-comment', noteId, commentId }, large)).toBe(0)
    const without = after([{ type: 'comment-deleted', noteId, commentId }], large)
    expect(costOf({ type: 'restore-comment', noteId, commentId }, without)).toBe(38)
  })

  test('an event for each note that a group takes along, and for each note of a removed column', () => {
    const notes = after(of(100, added), namedBoard())
    const grouped = after(
      of(99, (at) => ({ type: 'note-grouped', noteId: idOf(at + 1), into: noteId, place: at + 1 })),
      notes,
    )
    expect(costOf({ type: 'ungroup-note', noteId }, notes)).toBe(0)
    expect(costOf({ type: 'ungroup-note', noteId }, grouped)).toBe(1)
    expect(costOf({ type: 'group-notes', noteIds: of(100, idOf), title: '' }, notes)).toBe(1)
    const columns = [{ id: asId<ColumnId>('c2'), name: 'Sad' }]
    expect(costOf({ type: 'set-columns', columns }, notes)).toBe(1)
    expect(
      costOf({ type: 'set-columns', columns: [...columns, { id: columnId, name: 'Glad' }] }, notes),
    ).toBe(0)
  })
})
