import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type AuthorId, type ColumnId, type CommentId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import type { BoardEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { arbitraryEvent } from './testing/arbitrary-event.ts'
import { anonymousBoard, boardCreated, namedBoard, NOON, play, replay } from './testing/boards.ts'
import { addComment, addNote, deleteComment, deleteNote, react } from './testing/commands.ts'
import { deepFreeze } from './testing/deep-freeze.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import { member } from './testing/people.ts'

const mia = member('mia')
const noteId = asId<NoteId>('gone')
const commentId = asId<CommentId>('gone')
const by = asId<AuthorId>('guest-gus')

describe('the first event makes the board', () => {
  test('title, columns, time, and whether it is anonymous', () => {
    const { type: _type, at, ...said } = boardCreated(true)
    expect(anonymousBoard()).toMatchObject({ ...said, createdAt: at, isMasked: false, notes: {} })
  })
})

describe('evolve is total: it takes any event, in any order', () => {
  test('it neither throws nor writes to its arguments', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEvent, { maxLength: 60, size: 'max' }), (events) => {
        let board = deepFreeze(namedBoard())
        for (const event of events) board = deepFreeze(evolve(board, deepFreeze(event)))
        expect(board.id).toBe('board')
      }),
      runs(150),
    )
  })

  test('the board can still be stored and read back', () => {
    fc.assert(
      fc.property(fc.array(arbitraryEvent, { maxLength: 60, size: 'max' }), (events) => {
        const board = replay(namedBoard(), events)
        expect(JSON.parse(JSON.stringify(board))).toEqual(board)
      }),
      runs(100),
    )
  })
})

describe('an event about something that is not there changes nothing', () => {
  const board = play(
    namedBoard(),
    [mia, addNote('n1')],
    [mia, addComment('n1', 'c1')],
    [mia, addComment('n1', 'c2')],
    [mia, react('n1', '👍')],
    [mia, deleteComment('n1', 'c2')],
    [mia, addNote('n2', 'Tea', 'bad')],
    [mia, deleteNote('n2')],
  )
  const known = asId<NoteId>('n1')
  const strays: readonly BoardEvent[] = [
    { type: 'note-edited', noteId, text: 'x', by },
    { type: 'note-moved', noteId, columnId: asId<ColumnId>('bad'), rank: 'a5' },
    { type: 'note-deleted', noteId },
    { type: 'note-restored', noteId, rank: 'a5' },
    { type: 'note-restored', noteId: known, rank: 'a5' },
    { type: 'note-deleted', noteId: asId<NoteId>('n2') },
    { type: 'comment-added', noteId, commentId, text: 'x', by, at: NOON },
    { type: 'comment-edited', noteId, commentId, text: 'x', at: NOON },
    { type: 'comment-edited', noteId: known, commentId, text: 'x', at: NOON },
    { type: 'comment-deleted', noteId, commentId },
    { type: 'comment-deleted', noteId: known, commentId },
    { type: 'comment-restored', noteId: known, commentId },
    { type: 'comment-restored', noteId: known, commentId: asId<CommentId>('c1') },
    { type: 'reaction-added', noteId, emoji: '👍', by },
    { type: 'reaction-removed', noteId, emoji: '👍', by },
    { type: 'reaction-removed', noteId: known, emoji: '👍', by },
    { type: 'column-renamed', columnId: asId<ColumnId>('gone'), name: 'x' },
  ]

  test.each(strays)('$type', (event) => {
    expect(evolve(board, event)).toEqual(board)
  })

  test('NOTE-15: a comment whose note is in the trash stays in the trash itself, and is not lost', () => {
    const without = play(board, [mia, deleteNote('n1')])
    const event: BoardEvent = { type: 'comment-restored', noteId: known, commentId: asId<CommentId>('c2') }
    expect(evolve(without, event)).toEqual(without)
  })
})

describe('properties of every board that decide and evolve made', () => {
  test('notes, comments and action items are stored under their own ids', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          expect(after.notes.values().map(({ id }) => id)).toEqual(Object.keys(after.notes.toRecord()))
          expect(after.trash.notes.values().map(({ id }) => id)).toEqual(
            Object.keys(after.trash.notes.toRecord()),
          )
        }
      }),
      runs(40),
    )
  })

  test('NOTE-15: a note is on the board or in the trash, never both; so is a comment, and under one note only', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        for (const { after } of runHistory(namedBoard(), steps)) {
          const notes = [...after.notes.values(), ...after.trash.notes.values()]
          const noteIds = notes.map(({ id }) => id)
          const commentIds = [
            ...notes.flatMap(({ comments }) => comments.map(({ id }) => id)),
            ...Object.keys(after.trash.comments.toRecord()),
          ]
          expect(new Set(noteIds).size).toBe(noteIds.length)
          expect(new Set(commentIds).size).toBe(commentIds.length)
        }
      }),
      runs(60),
    )
  })

  test('REACTION-2: a person has each emoji at most once on a note', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const last = runHistory(namedBoard(), steps).at(-1)?.after ?? namedBoard()
        for (const { reactions } of last.notes.values())
          expect(new Set(reactions.map((reaction) => reaction.emoji + reaction.by)).size).toBe(
            reactions.length,
          )
      }),
      runs(60),
    )
  })

  test('NOTE-15, TRASH-4: nothing that was written is gone: it is on the board or in the trash', () => {
    fc.assert(
      fc.property(arbitraryHistory(), (steps) => {
        const happenings = runHistory(namedBoard(), steps)
        const last = JSON.stringify(happenings.at(-1)?.after)
        const added = happenings.flatMap(({ events }) =>
          events.flatMap(({ event }) => (event.type === 'note-added' ? [event.noteId] : [])),
        )
        for (const id of added) expect(last).toContain(`"id":"${id}"`)
      }),
      runs(40),
    )
  })
})
