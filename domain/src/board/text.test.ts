import { describe, expect, test } from 'vitest'
import { refuse } from '../kernel/result.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { COMMENT_TEXT_MAX, NAME_MAX, NOTE_TEXT_MAX, TITLE_MAX } from './limits.ts'
import { by, namedBoard, play } from './testing/boards.ts'
import { addComment, addNote, editComment, editNote, renameBoard, renameColumn } from './testing/commands.ts'
import { facilitator } from './testing/people.ts'

const fay = facilitator('fay')
const board = play(namedBoard(), [fay, addNote('n1', 'Coffee')], [fay, addComment('n1', 'c1', 'Indeed')])

interface Writing {
  readonly max: number
  readonly isOneLine: boolean
  readonly write: (text: string) => BoardCommand
}

/** Every command that writes a text, with the limit of the text. */
const WRITINGS: Readonly<Record<string, Writing>> = {
  'a note': { max: 2000, isOneLine: false, write: (text) => addNote('n2', text) },
  'a note’s new text': { max: 2000, isOneLine: false, write: (text) => editNote('n1', text) },
  'a comment': { max: 1000, isOneLine: false, write: (text) => addComment('n1', 'c2', text) },
  'a comment’s new text': { max: 1000, isOneLine: false, write: (text) => editComment('n1', 'c1', text) },
  'a column’s name': { max: 60, isOneLine: true, write: (text) => renameColumn('good', text) },
  'the title': { max: 92, isOneLine: true, write: (text) => renameBoard(text) },
}

test('BOARD-71, COMMENT-11, NOTE-12: the limits have the specified values', () => {
  expect({ NOTE_TEXT_MAX, COMMENT_TEXT_MAX, NAME_MAX, TITLE_MAX }).toEqual({
    NOTE_TEXT_MAX: 2000,
    COMMENT_TEXT_MAX: 1000,
    NAME_MAX: 60,
    TITLE_MAX: 92,
  })
})

describe.each(Object.entries(WRITINGS))('%s', (_, { max, isOneLine, write }) => {
  const asked = (text: string) => decide(board, write(text), by(fay))

  test(`BOARD-71, COMMENT-11, NOTE-12: may have ${max} characters and not one more`, () => {
    expect(asked('x'.repeat(max)).ok).toBe(true)
    expect(asked('x'.repeat(max + 1))).toEqual(refuse('text-too-long'))
  })

  test('is measured in code units, so that an emoji at the limit is not cut in two', () => {
    expect(asked(`${'x'.repeat(max - 2)}😀`).ok).toBe(true)
    expect(asked(`${'x'.repeat(max - 1)}😀`)).toEqual(refuse('text-too-long'))
  })

  test.each(['', ' ', '\n\n', '\t', '\u00a0\u3000', '\u200b\u200d'])(
    'NOTE-12: needs something to read: %j',
    (text) => {
      expect(asked(text)).toEqual(refuse('text-empty'))
    },
  )

  test.each(['a\u0000b', 'a\ud83d', '\ude00a', 'a\u001b[31m', 'a\r\nb', 'a\u0085b'])(
    'NOTE-12: must be storable: %j',
    (text) => {
      expect(asked(text)).toEqual(refuse('text-invalid'))
    },
  )

  test('ten thousand characters of zalgo are too long, a little of it is a text', () => {
    const marks = '\u0351\u0322\u035a'
    expect(asked(`Z${marks.repeat(3333)}`)).toEqual(refuse('text-too-long'))
    expect(asked(`Z${marks.repeat(10)}`).ok).toBe(true)
  })

  test('too long is checked first, so that no long text is searched', () => {
    expect(asked('\u0000'.repeat(max + 1))).toEqual(refuse('text-too-long'))
    expect(asked(' '.repeat(max + 1))).toEqual(refuse('text-too-long'))
  })

  test('NOTE-12: is kept as it was written: markup, quotes, emoji and other scripts are text', () => {
    for (const text of [
      '<b>hi</b> & "so"',
      `'; DROP TABLE x; --`,
      '👩🏿‍🚒 良かった',
      'שלום',
      '{"a":1}',
      '=1+1',
    ]) {
      const decision = asked(text)
      expect(JSON.stringify(decision.ok && decision.events)).toContain(JSON.stringify(text))
    }
  })

  test(`NOTE-12: has lines and tabs: ${isOneLine ? 'no' : 'yes'}`, () => {
    for (const text of ['one\ntwo', 'one\ttwo']) expect(asked(text).ok).toBe(!isOneLine)
  })
})
