import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../kernel/result.ts'
import type { BoardCommand } from './command.ts'
import { decide } from './decide.ts'
import * as limits from './limits.ts'
import {
  BOARD_BYTES_MAX,
  COMMENTS_MAX,
  COMMENTS_PER_PERSON,
  DELETED_PER_ALLOWANCE,
  EMOJI_PER_NOTE_MAX,
  NOTES_MAX,
  NOTES_PER_PERSON,
} from './limits.ts'
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

// Rules: LIMIT-17, LIMIT-18, LIMIT-19, LIMIT-20, LIMIT-21
test('the limits of a board and of one person have the specified values', () => {
  expect({
    NOTES_MAX,
    BOARD_BYTES_MAX,
    NOTES_PER_PERSON,
    COMMENTS_PER_PERSON,
    DELETED_PER_ALLOWANCE,
  }).toEqual({
    NOTES_MAX: 3000,
    BOARD_BYTES_MAX: 4_000_000,
    NOTES_PER_PERSON: { member: 300, guest: 100 },
    COMMENTS_PER_PERSON: { member: 600, guest: 200 },
    DELETED_PER_ALLOWANCE: 5,
  })
})

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

describe(`NOTE-24, NOTE-28, NOTE-31: a board holds ${NOTES_MAX} notes`, () => {
  const almost = fill(namedBoard(), NOTES_MAX - 1, (at) => addNote(`m${at}`, 'x', 'good', rankOf(at)))
  const full = play(almost, [gus, addNote('last', 'x', 'bad')])

  test('the last one is added, the next one refused', () => {
    expect(Object.keys(full.notes.toRecord())).toHaveLength(NOTES_MAX)
    expect(decide(full, addNote('more', 'x', 'bad', 'a1'), by(fay))).toEqual(refuse('board-full'))
  })

  test('NOTE-28: notes in the trash take no room, and come back while there is room', () => {
    const without = play(full, [gus, deleteNote('last')])
    expect(play(without, [gus, restoreNote('last')])).toEqual(full)
    const again = play(without, [gus, addNote('more', 'x', 'bad', 'a1')])
    expect(decide(again, restoreNote('last'), by(fay))).toEqual(refuse('board-full'))
    expect(play(again, [gus, deleteNote('more')], [gus, restoreNote('last')]).notes.size).toBe(NOTES_MAX)
  })

  test('NOTE-30: a full board is still worked with', () => {
    expect(decide(full, moveNote('last', 'next', 'a0'), by(gus)).ok).toBe(true)
    expect(decide(full, addComment('last', 'c1'), by(gus)).ok).toBe(true)
  })
})

describe(`COMMENT-8: a note holds ${COMMENTS_MAX} comments`, () => {
  const board = play(namedBoard(), [mia, addNote('n1')], [mia, addNote('n2', 'x', 'good', 'a1')])
  const full = fill(board, COMMENTS_MAX, (at) => addComment('n1', `c${at}`, 'x'))

  test('the last one is added, the next one refused', () => {
    expect(noteOf(full, 'n1').comments).toHaveLength(COMMENTS_MAX)
    expect(decide(full, addComment('n1', 'more'), by(fay))).toEqual(refuse('board-full'))
  })

  test('other notes have room', () => {
    expect(decide(full, addComment('n2', 'more'), by(fay)).ok).toBe(true)
  })

  test('comments in the trash take no room, and come back while there is room', () => {
    const without = play(full, [fay, deleteComment('n1', 'c7')])
    expect(play(without, [fay, restoreComment('n1', 'c7')])).toEqual(full)
    const again = play(without, [mia, addComment('n1', 'more')])
    expect(decide(again, restoreComment('n1', 'c7'), by(fay))).toEqual(refuse('board-full'))
  })
})

describe(`a note has at most ${EMOJI_PER_NOTE_MAX} different emoji`, () => {
  const emoji = [
    ...'😀😃😄😁😆😅🤣😂🙂🙃🫠😉😊😇🥰😍🤩😘😗😚😙🥲😋😛😜🤪😝🤑🤗🤭🫢🫣🤫🤔🫡🤐🤨😐😑😶🫥😏😒🙄😬🤥😌😔😪🤤😴😷🤒🤕🤢🤮🤧🥵🥶🥴😵🤯🤠',
  ]
  const board = play(namedBoard(), [mia, addNote('n1')])
  const full = fill(board, EMOJI_PER_NOTE_MAX, (at) => react('n1', emoji[at]!))

  test('more than the 40 kinds that a note shows', () => {
    expect(EMOJI_PER_NOTE_MAX).toBeGreaterThan(40)
  })

  test('REACTION-5: one more kind is refused', () => {
    expect(decide(full, react('n1', '🎉'), by(mia))).toEqual(refuse('board-full'))
  })

  test('one more of a kind that is there is accepted', () => {
    expect(decide(full, react('n1', '😀'), by(mia)).ok).toBe(true)
  })

  test('a kind that was taken back makes room', () => {
    const less = play(full, [fay, react('n1', '😀', false)])
    expect(decide(less, react('n1', '🎉'), by(mia)).ok).toBe(true)
  })

  test('taking back a kind that is not there is accepted on a full note', () => {
    expect(decide(full, react('n1', '🎉', false), by(mia))).toEqual(accept())
  })
})

/* The tests of each limit count by its constant; the tests below compare the constants with the specified values. */
// Rules: LEAD-16, LEAD-17, LEAD-18, LEAD-19
test('50 people made facilitators, 500 people removed, 500 notes a removal, 50 removals to undo', () => {
  const { FACILITATORS_MAX, REMOVED_PEOPLE_MAX, REMOVAL_MAX, UNDOABLE_REMOVALS_MAX } = limits
  expect([FACILITATORS_MAX, REMOVED_PEOPLE_MAX, REMOVAL_MAX, UNDOABLE_REMOVALS_MAX]).toEqual([
    50, 500, 500, 50,
  ])
})

test('NOTE-24, NOTE-26: 3,000 notes and 4,000,000 bytes on a board', () => {
  expect([limits.NOTES_MAX, limits.BOARD_BYTES_MAX]).toEqual([3000, 4_000_000])
})

// Rules: ACTION-37, COMMENT-9, NOTE-25, NOTE-27
test('the allowances of one participant, and five times that in the trash', () => {
  expect(limits.NOTES_PER_PERSON).toEqual({ member: 300, guest: 100 })
  expect(limits.COMMENTS_PER_PERSON).toEqual({ member: 600, guest: 200 })
  expect(limits.ACTIONS_PER_PERSON).toEqual({ member: 100, guest: 30 })
  expect(limits.DELETED_PER_ALLOWANCE).toBe(5)
})

// Rules: COMMENT-8, REACTION-5, GIF-15, GROUP-14
test('200 comments and 60 emoji on a note, 100 notes in a group, 500 GIFs', () => {
  expect([COMMENTS_MAX, EMOJI_PER_NOTE_MAX, limits.GROUP_NOTES_MAX, limits.GIFS_MAX]).toEqual([
    200, 60, 100, 500,
  ])
})

test('ACTION-36, ACTION-38, ICE-4: 1,000 characters of an action item, 1,000 of them, 300 characters of a question', () => {
  expect([limits.ACTION_TEXT_MAX, limits.ACTIONS_MAX, limits.QUESTION_MAX]).toEqual([1000, 1000, 300])
})

test('CREATE-20: 100 boards without a team for one person', () => {
  expect(limits.PERSONAL_BOARDS_MAX).toBe(100)
})

/** The board after the facilitator gave so many commands, each decided on the board as it was before the first. */
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
