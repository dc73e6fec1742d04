import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { decide } from '../decide.ts'
import { addNote, renameBoard, renameColumn, setMasking, startVoting } from '../testing/commands.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import { facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')
const board = namedBoard()

describe('BOARD-2, BOARD-3: title and column names are for facilitators', () => {
  test('BOARD-2: a facilitator renames the board', () => {
    expect(decide(board, renameBoard('Sprint 13'), by(fay))).toEqual(
      accept({ type: 'board-renamed', title: 'Sprint 13' }),
    )
    expect(play(board, [fay, renameBoard('Sprint 13')])).toEqual({ ...board, title: 'Sprint 13' })
  })

  test('BOARD-3, CREATE-25: a facilitator renames a column, which keeps its place, its notes and its meaning', () => {
    const renamed = play(board, [mia, addNote('n1')], [fay, renameColumn('good', 'Wind (what drove us)')])
    expect(renamed.columns).toEqual([
      { ...board.columns[0], name: 'Wind (what drove us)' },
      board.columns[1],
      board.columns[2],
    ])
    expect(noteOf(renamed, 'n1').columnId).toBe('good')
  })

  test('BOARD-2, BOARD-3, PERM-23: other participants are refused', () => {
    for (const person of [mia, gus]) {
      expect(decide(board, renameBoard('Mine'), by(person))).toEqual(refuse('forbidden'))
      expect(decide(board, renameColumn('good', 'Mine'), by(person))).toEqual(refuse('forbidden'))
    }
  })

  test('PERM-23: they are refused before column and text are checked', () => {
    expect(decide(board, renameColumn('gone', ''), by(mia))).toEqual(refuse('forbidden'))
    expect(decide(board, renameBoard(''), by(mia))).toEqual(refuse('forbidden'))
  })

  test('a column that is not on the board is refused', () => {
    expect(decide(board, renameColumn('gone', 'Wind'), by(fay))).toEqual(refuse('unknown-column'))
  })

  test('the name that it has already changes nothing', () => {
    expect(decide(board, renameBoard('Sprint 12'), by(fay))).toEqual(accept())
    expect(decide(board, renameColumn('good', 'Went well'), by(fay))).toEqual(accept())
  })

  test('two columns may have the same name, since they differ by their ids', () => {
    expect(decide(board, renameColumn('bad', 'Went well'), by(fay)).ok).toBe(true)
  })
})

describe('MASK-1: a facilitator switches brainstorming', () => {
  test('MASK-1: on and off again', () => {
    expect(decide(board, setMasking(true), by(fay))).toEqual(accept({ type: 'masking-changed', on: true }))
    const masked = play(board, [fay, setMasking(true)])
    expect(masked.isMasked).toBe(true)
    expect(play(masked, [fay, setMasking(false)])).toEqual({ ...board, changes: expect.anything() })
  })

  test('MASK-1: on means on: a second facilitator, or a second tab, does not switch it off', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, setMasking(true), by(facilitator('fred')))).toEqual(accept())
    expect(decide(board, setMasking(false), by(fay))).toEqual(accept())
  })

  test('MASK-15, VOTE-5: it does not begin while a vote runs, and does once the vote has ended', () => {
    const voting = play(board, [fay, startVoting()])
    expect(decide(voting, setMasking(true), by(fay))).toEqual(refuse('voting-running'))
    expect(decide(play(voting, [fay, { type: 'end-voting' }]), setMasking(true), by(fay)).ok).toBe(true)
  })

  test('a board that brainstorms and votes at once, as older logs have it, can still end brainstorming', () => {
    const both = { ...play(board, [fay, startVoting()]), isMasked: true }
    expect(decide(both, setMasking(false), by(fay)).ok).toBe(true)
  })

  test('MASK-1, PERM-23: other participants are refused, in either direction', () => {
    const masked = play(board, [fay, setMasking(true)])
    for (const person of [mia, gus])
      for (const state of [board, masked])
        for (const on of [true, false])
          expect(decide(state, setMasking(on), by(person))).toEqual(refuse('forbidden'))
  })

  test('MASK-12: ending it gives the hidden texts back word for word', () => {
    const written = play(board, [mia, addNote('n1', 'Coffee'.repeat(3))])
    const shown = play(written, [fay, setMasking(true)], [fay, setMasking(false)])
    expect(shown).toEqual({ ...written, changes: expect.anything() })
  })
})
