import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId, type ColumnId, type NoteId } from '../kernel/ids.ts'
import { refuse } from '../kernel/result.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { boardBytes, textBytes } from './board-bytes.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { BOARD_BYTES_MAX, COMMENT_TEXT_MAX, NOTE_TEXT_MAX } from './limits.ts'
import { boardFrom, snapshotOf } from './snapshot.ts'
import type { BoardState } from './state.ts'
import { actionRecordOf } from './testing/actions.ts'
import { by, namedBoard, play, replay } from './testing/boards.ts'
import {
  addAction,
  addComment,
  addNote,
  deleteNote,
  editNote,
  moveNote,
  react,
  restoreNote,
  titleGroup,
} from './testing/commands.ts'
import { arbitraryHistory, runHistory } from './testing/history.ts'
import { facilitator } from './testing/people.ts'

/* Bytes of a board are limited so that every client can join it; a board over the limit can be made smaller. */
const fay = facilitator('fay')
/** Three bytes each in UTF-8. */
const LONG = '漢'.repeat(NOTE_TEXT_MAX)

describe(`a board has at most ${BOARD_BYTES_MAX} bytes`, () => {
  const full = fullBoard()

  test('NOTE-26, NOTE-30: every text that would exceed the limit is refused, for facilitators too', () => {
    expect(boardBytes(full)).toBeLessThanOrEqual(BOARD_BYTES_MAX)
    const growing: readonly BoardCommand[] = [
      addNote('more', LONG),
      editNote('small', LONG),
      addComment('small', 'c1', '漢'.repeat(COMMENT_TEXT_MAX)),
      addAction('a1', 'x'.repeat(1000)),
      titleGroup('small', 'x'.repeat(60)),
      react('small', '🎉'),
    ]
    const brim = replay(full, [
      { type: 'note-edited', noteId: asId('small'), text: padding(full), by: fay.id },
    ])
    for (const command of growing) expect(decide(brim, command, by(fay))).toEqual(refuse('board-full'))
  })

  test('NOTE-30: what takes no more bytes is accepted: shorter texts, moving, deleting', () => {
    for (const command of [editNote('n0', 'Short'), moveNote('n0', 'next', 'a0'), deleteNote('n0')])
      expect(decide(full, command, by(fay)).ok).toBe(true)
  })

  test('NOTE-28: what was deleted makes room, and comes back only while there is room', () => {
    const less = play(full, [fay, deleteNote('n0')])
    expect(decide(less, restoreNote('n0'), by(fay)).ok).toBe(true)
    const again = play(less, [fay, addNote('more', LONG)])
    expect(decide(again, restoreNote('n0'), by(fay))).toEqual(refuse('board-full'))
  })

  test('NOTE-30: a board of an older version far over the limit opens, is worked with, and can be made smaller', () => {
    const old = boardFrom(snapshotOf(overfull()))
    expect(boardBytes(old)).toBeGreaterThan(2 * BOARD_BYTES_MAX)
    for (const command of [moveNote('n0', 'next', 'a0'), editNote('n0', 'Short'), deleteNote('n0')])
      expect(decide(old, command, by(fay)).ok).toBe(true)
    expect(decide(old, addNote('more'), by(fay))).toEqual(refuse('board-full'))
    const ids = old.notes.values().map(({ id }) => id)
    const pruned = replay(
      old,
      ids.slice(100).map((noteId) => ({ type: 'note-deleted', noteId })),
    )
    expect(decide(pruned, addNote('more'), by(fay)).ok).toBe(true)
  })

  test('NOTE-30: action items of other boards take none of its bytes', () => {
    const carried = replay(full, [
      { type: 'action-carried', action: actionRecordOf('a', { text: 'x'.repeat(1000) }) },
    ])
    expect(boardBytes(carried)).toBe(boardBytes(full))
  })
})

test('the remembered sum equals that of the same board read from a snapshot, whatever happened on it', () => {
  fc.assert(
    fc.property(arbitraryHistory(), (steps) => {
      for (const { after } of runHistory(namedBoard(), steps))
        expect(boardBytes(after)).toBe(boardBytes(boardFrom(structuredClone(snapshotOf(after)))))
    }),
    runs(25),
  )
})

test('a text has as many bytes as in UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(textBytes(text)).toBe(encodeURIComponent(text).replaceAll(/%../g, 'x').length)
    }),
    runs(200),
  )
})

/** As many long notes as fit, and a small one. */
function fullBoard(): BoardState {
  let board = play(namedBoard(), [fay, addNote('small', 'x')])
  for (let at = 0; ; at += 1) {
    const decision = decide(board, addNote(`n${at}`, LONG), by(fay))
    if (!decision.ok) return board
    board = replay(board, decision.events)
  }
}

/** The text with which the small note fills the board to the last byte. */
function padding(full: BoardState): string {
  return 'x'.repeat(BOARD_BYTES_MAX - boardBytes(full) + 1)
}

function overfull(): BoardState {
  const added = Array.from({ length: 2400 }, (_, at) => {
    const [noteId, columnId] = [asId<NoteId>(`n${at}`), asId<ColumnId>('good')]
    return { type: 'note-added' as const, noteId, columnId, rank: `b${at}`, text: LONG, by: fay.id, at }
  })
  return replay(namedBoard(), added)
}
