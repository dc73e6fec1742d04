import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test } from 'vitest'
import { subjectsOf, textOf, withCleanText } from './command-text.ts'
import { LEFT } from './testing/fake-server.ts'

const noteId = asId<NoteId>('n')
const commentId = asId<CommentId>('c')

const actionId = asId<ActionId>('a')

const typed = 'one\r\ntwo\u0000  '
const withWords: readonly BoardCommand[] = [
  { type: 'add-note', noteId, columnId: LEFT, rank: 'a0', text: typed },
  { type: 'edit-note', noteId, text: typed },
  { type: 'add-comment', noteId, commentId, text: typed },
  { type: 'edit-comment', noteId, commentId, text: typed },
  { type: 'add-action', actionId, text: typed },
  { type: 'edit-action', actionId, text: typed },
  { type: 'rename-column', columnId: LEFT, name: typed },
  { type: 'rename-board', title: typed },
]
const withoutWords: readonly BoardCommand[] = [
  { type: 'move-note', noteId, columnId: LEFT, rank: 'a0' },
  { type: 'set-reaction', noteId, emoji: '🎉', on: true },
  { type: 'set-masking', on: true },
]

describe('the words in a command', () => {
  test.each(withWords)('of $type are found, and made storable', (command) => {
    expect(textOf(command)).toBe(typed)
    expect(textOf(withCleanText(command))).toBe('one\ntwo')
  })

  test.each(withoutWords)('of $type are none', (command) => {
    expect(textOf(command)).toBeNull()
    expect(withCleanText(command)).toBe(command)
  })
})

describe('what a command is about', () => {
  test('is the note where there is one, whatever else is named', () => {
    const about = new Set([...withWords.slice(0, 4), ...withoutWords.slice(0, 2)].flatMap(subjectsOf))
    expect([...about]).toEqual(['note n'])
  })

  test('is both notes where one is laid on another, so that neither overtakes what happened to it before', () => {
    const into = asId<NoteId>('m')
    expect(subjectsOf({ type: 'group-note', noteId, into })).toEqual(['note n', 'note m'])
  })

  test('is the ballot for votes, so that none overtakes the one that it takes the place of', () => {
    expect(subjectsOf({ type: 'cast-votes', noteId, votes: 1 })).toEqual(['note n', 'votes'])
    expect(subjectsOf({ type: 'set-done', done: true })).toEqual(['votes'])
    expect(subjectsOf({ type: 'end-voting' })).toEqual(['votes'])
  })

  test('is the action', () => {
    expect(subjectsOf({ type: 'delete-action', actionId })).toEqual(['action a'])
  })

  test('is the column, the title or the board otherwise', () => {
    const rest: readonly BoardCommand[] = [
      { type: 'rename-column', columnId: LEFT, name: 'x' },
      { type: 'rename-board', title: 'x' },
      { type: 'set-masking', on: true },
    ]
    expect(rest.flatMap(subjectsOf)).toEqual(['column left', 'rename-board', 'set-masking'])
  })
})
