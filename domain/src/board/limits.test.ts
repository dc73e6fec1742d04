import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../kernel/result.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import { COMMENTS_MAX, EMOJI_PER_NOTE_MAX, NOTES_MAX } from './limits.ts'
import type { BoardState } from './state.ts'
import { by, namedBoard, noteOf, play, replay } from './testing/boards.ts'
import {
  addComment,
  addNote,
  deleteComment,
  deleteNote,
  moveNote,
  react,
  restoreComment,
  restoreNote,
} from './testing/commands.ts'
import { facilitator, guest, member } from './testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

describe(`a board holds ${NOTES_MAX} notes`, () => {
  const almost = fill(namedBoard(), NOTES_MAX - 1, (at) => addNote(`m${at}`, 'x', 'good', rankOf(at)))
  const full = play(almost, [gus, addNote('last', 'x', 'bad')])

  test('the last one still goes in, the next does not', () => {
    expect(Object.keys(full.notes.toRecord())).toHaveLength(NOTES_MAX)
    expect(decide(full, addNote('more', 'x', 'bad', 'a1'), by(fay))).toEqual(refuse('board-full'))
  })

  test('what is in the trash takes no room, and comes back while there is some (D27)', () => {
    const without = play(full, [gus, deleteNote('last')])
    expect(play(without, [gus, restoreNote('last')])).toEqual(full)
    const again = play(without, [gus, addNote('more', 'x', 'bad', 'a1')])
    expect(decide(again, restoreNote('last'), by(fay))).toEqual(refuse('board-full'))
    expect(play(again, [gus, deleteNote('more')], [gus, restoreNote('last')]).notes.size).toBe(NOTES_MAX)
  })

  test('a full board is still worked with', () => {
    expect(decide(full, moveNote('last', 'next', 'a0'), by(gus)).ok).toBe(true)
    expect(decide(full, addComment('last', 'c1'), by(gus)).ok).toBe(true)
  })
})

describe(`a note holds ${COMMENTS_MAX} comments`, () => {
  const board = play(namedBoard(), [mia, addNote('n1')], [mia, addNote('n2', 'x', 'good', 'a1')])
  const full = fill(board, COMMENTS_MAX, (at) => addComment('n1', `c${at}`, 'x'))

  test('the last one still goes in, the next does not', () => {
    expect(noteOf(full, 'n1').comments).toHaveLength(COMMENTS_MAX)
    expect(decide(full, addComment('n1', 'more'), by(fay))).toEqual(refuse('board-full'))
  })

  test('other notes have room', () => {
    expect(decide(full, addComment('n2', 'more'), by(fay)).ok).toBe(true)
  })

  test('what is in the trash takes no room, and comes back while there is some (D27)', () => {
    const without = play(full, [fay, deleteComment('n1', 'c7')])
    expect(play(without, [fay, restoreComment('n1', 'c7')])).toEqual(full)
    const again = play(without, [mia, addComment('n1', 'more')])
    expect(decide(again, restoreComment('n1', 'c7'), by(fay))).toEqual(refuse('board-full'))
  })
})

describe(`a note shows ${EMOJI_PER_NOTE_MAX} different emoji`, () => {
  const emoji = [
    ...'😀😃😄😁😆😅🤣😂🙂🙃🫠😉😊😇🥰😍🤩😘😗😚😙🥲😋😛😜🤪😝🤑🤗🤭🫢🫣🤫🤔🫡🤐🤨😐😑😶🫥😏😒🙄😬🤥😌😔😪🤤😴😷🤒🤕🤢🤮🤧🥵🥶🥴😵🤯🤠',
  ]
  const board = play(namedBoard(), [mia, addNote('n1')])
  const full = fill(board, EMOJI_PER_NOTE_MAX, (at) => react('n1', emoji[at]!))

  test('board.md §9: more than the 40 groups that are shown before the overflow', () => {
    expect(EMOJI_PER_NOTE_MAX).toBeGreaterThan(40)
  })

  test('one more kind is refused', () => {
    expect(decide(full, react('n1', '🎉'), by(mia))).toEqual(refuse('board-full'))
  })

  test('one more of a kind that is there is not', () => {
    expect(decide(full, react('n1', '😀'), by(mia)).ok).toBe(true)
  })

  test('one that was taken back makes room', () => {
    const less = play(full, [fay, react('n1', '😀', false)])
    expect(decide(less, react('n1', '🎉'), by(mia)).ok).toBe(true)
  })

  test('taking back a kind that is not there is no matter of room', () => {
    expect(decide(full, react('n1', '🎉', false), by(mia))).toEqual(accept())
  })
})

/** The board after the facilitator did this so many times, each decided on the board as it was before the first. */
function fill(state: BoardState, times: number, command: (at: number) => BoardCommand): BoardState {
  const events = Array.from({ length: times }, (_, at) => {
    const decision = decide(state, command(at), by(fay))
    if (!decision.ok) throw new Error(decision.refusal)
    return decision.events
  })
  return replay(state, events.flat())
}

/** Ranks one behind the other: 'b00', 'b01', and so on. */
function rankOf(at: number): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  return `b${digits.charAt(Math.floor(at / 62))}${digits.charAt(at % 62)}`
}
