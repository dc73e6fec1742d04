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
]
const line = ' one\ttwo\r\nthree\u0000 '
const withLines: readonly BoardCommand[] = [
  { type: 'rename-column', columnId: LEFT, name: line },
  { type: 'rename-board', title: line },
]
const withTitles: readonly BoardCommand[] = [
  { type: 'group-notes', noteIds: [noteId], title: line },
  { type: 'title-group', noteId, title: line },
]
const withoutWords: readonly BoardCommand[] = [
  { type: 'move-note', noteId, columnId: LEFT, rank: 'a0' },
  { type: 'set-reaction', noteId, emoji: '🎉', on: true },
  { type: 'set-masking', on: true },
  { type: 'title-group', noteId, title: '' },
  { type: 'set-summary-text', text: '' },
]

describe('the text in a command', () => {
  test.each(withWords)('NOTE-12: that of $type is found, and control characters are removed', (command) => {
    expect(textOf(command)).toBe(typed)
    expect(textOf(withCleanText(command))).toBe('one\ntwo')
  })

  test.each(withLines)('NOTE-12: that of $type is one line, also from cells of a table', (command) => {
    expect(textOf(command)).toBe(line)
    expect(textOf(withCleanText(command))).toBe('one two three')
  })

  test.each(withTitles)('NOTE-12: the title in $type is one line, also from cells of a table', (command) => {
    expect(textOf(command)).toBe(line)
    expect(withCleanText(command)).toEqual({ ...command, title: 'one two three' })
  })

  test.each(withoutWords)('$type has no text', (command) => {
    expect(textOf(command)).toBeNull()
    expect(withCleanText(command)).toEqual(command)
  })
})

describe('the subjects of a command', () => {
  test('the note where there is one, whatever else is named', () => {
    const about = new Set([...withWords.slice(0, 4), ...withoutWords.slice(0, 2)].flatMap(subjectsOf))
    expect([...about]).toEqual(['note n'])
  })

  test('both notes of a grouping, so that it does not overtake earlier changes of either', () => {
    const into = asId<NoteId>('m')
    expect(subjectsOf({ type: 'group-note', noteId, into })).toEqual(['note n', 'note m'])
  })

  test('the ballot for all votes, so that no vote overtakes the one that it replaces', () => {
    expect(subjectsOf({ type: 'cast-votes', noteId, votes: 1 })).toEqual(['note n', 'votes'])
    expect(subjectsOf({ type: 'set-done', done: true })).toEqual(['votes'])
    expect(subjectsOf({ type: 'end-voting' })).toEqual(['votes'])
  })

  test('the action item', () => {
    expect(subjectsOf({ type: 'delete-action', actionId })).toEqual(['action a'])
  })

  test('otherwise the column, the title or the board', () => {
    const rest: readonly BoardCommand[] = [
      { type: 'rename-column', columnId: LEFT, name: 'x' },
      { type: 'rename-board', title: 'x' },
      { type: 'set-masking', on: true },
    ]
    expect(rest.flatMap(subjectsOf)).toEqual(['column left', 'rename-board', 'set-masking'])
  })
})
