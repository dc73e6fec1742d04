import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { asId, type ColumnId } from '../../kernel/ids.ts'
import { isRank, type Rank, STORED_RANK_MAX_LENGTH, rankBetween } from '../../kernel/rank.ts'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { BoardCommand } from '../command.ts'
import { decide } from '../decide.ts'
import { notesInColumn } from '../order.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, noteOf, play } from '../testing/boards.ts'
import {
  addComment,
  addNote,
  deleteNote,
  moveNote,
  react,
  restoreNote,
  setMasking,
} from '../testing/commands.ts'
import { type BoardPerson, facilitator, guest, member } from '../testing/people.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee', 'good', 'a0')],
  [mia, addNote('n2', 'Tea', 'good', 'a1')],
  [mia, addNote('n3', 'Rain', 'bad', 'a0')],
)

describe('MOVE-1: any participant arranges the board', () => {
  test('MOVE-1: any participant moves any note', () => {
    for (const person of [mia, gus, fay])
      expect(decide(board, moveNote('n1', 'bad', 'a1'), by(person))).toEqual(
        accept({ type: 'note-moved', noteId: 'n1', columnId: 'bad', rank: 'a1' }),
      )
  })

  test('MOVE-1: also one whose text is hidden from them, and one that another participant edits', () => {
    const masked = play(board, [fay, setMasking(true)])
    expect(decide(masked, moveNote('n1', 'bad', 'a1'), by(gus, { busy: ['n1'] })).ok).toBe(true)
  })

  test('MOVE-1: moving changes the place and nothing else', () => {
    const full = play(board, [gus, react('n1', '👍')], [gus, addComment('n1', 'c1')])
    expect(noteOf(play(full, [gus, moveNote('n1', 'bad', 'a1')]), 'n1')).toEqual({
      ...noteOf(full, 'n1'),
      columnId: 'bad',
      rank: 'a1',
    })
  })

  test('a column that is not on the board is refused', () => {
    expect(decide(board, moveNote('n1', 'gone', 'a5'), by(fay))).toEqual(refuse('unknown-column'))
  })

  test('a note that is not on the board is refused', () => {
    expect(decide(board, moveNote('n9', 'bad', 'a5'), by(fay))).toEqual(refuse('unknown-note'))
    const without = play(board, [mia, deleteNote('n1')])
    expect(decide(without, moveNote('n1', 'bad', 'a1'), by(mia))).toEqual(refuse('unknown-note'))
  })
})

describe('MOVE-3: two participants who drop notes at the same place both get one, in either order', () => {
  const requests: readonly (readonly [BoardPerson, BoardCommand])[] = [
    [mia, moveNote('n3', 'good', 'a0V')],
    [gus, addNote('n4', 'Cake', 'good', 'a0V')],
    [fay, addNote('n5', 'Fruit', 'good', 'a0V')],
  ]

  test('MOVE-3: the first one gets the requested rank, the others come right behind, before the next note', () => {
    for (const order of ordersOf(requests)) {
      const arranged = play(board, ...order)
      const [first, ...inserted] = columnOf(arranged, 'good')
      const last = inserted.pop()
      expect([first, last]).toEqual(['n1', 'n2'])
      expect(new Set(inserted)).toEqual(new Set(['n3', 'n4', 'n5']))
      expect(inserted[0]).toBe(noteIdOf(order[0]![1]))
      expect(ranksOf(arranged, 'good').every(isRank)).toBe(true)
    }
  })

  test('a free rank between two notes is kept as it was requested', () => {
    expect(noteOf(play(board, [gus, addNote('n4', 'Cake', 'good', 'a0zzV')]), 'n4').rank).toBe('a0zzV')
  })

  test('MOVE-5: beyond the ends the next rank is counted, whatever was requested', () => {
    for (const requested of ['a2', 'a9', 'czzzV'])
      expect(noteOf(play(board, [gus, addNote('n4', 'Cake', 'good', requested)]), 'n4').rank).toBe('a2')
    for (const requested of ['Zz', 'Z0', 'X0000V'])
      expect(noteOf(play(board, [gus, addNote('n4', 'Cake', 'good', requested)]), 'n4').rank).toBe('Zz')
    expect(noteOf(play(board, [gus, addNote('n4', 'Cake', 'next', 'b00')]), 'n4').rank).toBe('a0')
  })

  test('a rank taken in one column is free in another', () => {
    expect(noteOf(play(board, [gus, moveNote('n1', 'next', 'a0')]), 'n1').rank).toBe('a0')
    expect(noteOf(play(board, [gus, addNote('n4', 'Cake', 'next', 'a0')]), 'n4').rank).toBe('a0')
  })

  test('a note that was moved away leaves its rank free', () => {
    const moved = play(board, [gus, moveNote('n1', 'bad', 'a1')])
    expect(noteOf(play(moved, [gus, addNote('n4', 'Cake', 'good', 'a0')]), 'n4').rank).toBe('a0')
  })

  test('a note restored to a place taken meanwhile stands right behind the note there, before the next one', () => {
    const taken = play(board, [mia, deleteNote('n1')], [gus, addNote('n4', 'Cake', 'good', 'a0')])
    const restored = play(taken, [mia, restoreNote('n1')])
    expect(columnOf(restored, 'good')).toEqual(['n4', 'n1', 'n2'])
  })

  test('MOVE-3: however notes are added, moved, deleted and restored, no two in a column share a rank', () => {
    const rank = fc.constantFrom<Rank>('a0', 'a0V', 'a1')
    const column = fc.constantFrom('good', 'bad')
    const id = fc.constantFrom('n1', 'n2', 'n3', 'n4', 'n5', 'n6')
    const command: fc.Arbitrary<BoardCommand> = fc.oneof(
      fc.tuple(id, column, rank).map(([noteId, to, at]) => addNote(noteId, 'Cake', to, at)),
      fc.tuple(id, column, rank).map(([noteId, to, at]) => moveNote(noteId, to, at)),
      id.map(deleteNote),
      id.map(restoreNote),
    )
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let state = board
        for (const move of commands) if (decide(state, move, by(fay)).ok) state = play(state, [fay, move])
        for (const at of ['good', 'bad']) {
          const ranks = ranksOf(state, at)
          expect(new Set(ranks).size).toBe(ranks.length)
          expect(ranks.every(isRank)).toBe(true)
        }
      }),
      runs(150),
    )
  })
})

describe('MOVE-5: no participant can use up the room of a column', () => {
  const far: readonly (readonly [string, Rank])[] = [
    ['very high', `p${'z'.repeat(16)}`],
    ['very low', `K${'0'.repeat(16)}`],
    ['very long', `a0${'z'.repeat(110)}`],
    ['very long and low', `a0${'0'.repeat(110)}1`],
  ]

  test.each(far)(
    'MOVE-5: after a request for a rank that is %s the next note still goes to the top, and the one after to the end',
    (_, requested) => {
      expect(isRank(requested)).toBe(true)
      for (const taken of [addNote('n4', 'Cake', 'good', requested), moveNote('n3', 'good', requested)]) {
        const spoilt = play(board, [gus, taken], [gus, addNote('n5', 'Again', 'good', requested)])
        const ranks = ranksOf(spoilt, 'good')
        const [above, below] = [rankBetween(null, ranks[0]!), rankBetween(ranks.at(-1)!, null)]
        expect(ranks.every(isRank)).toBe(true)
        expect(isRank(above) && isRank(below)).toBe(true)
        const used = play(
          spoilt,
          [mia, addNote('n6', 'Top', 'good', above)],
          [mia, addNote('n7', 'End', 'good', below)],
        )
        expect(columnOf(used, 'good').at(0)).toBe('n6')
        expect(columnOf(used, 'good').at(-1)).toBe('n7')
      }
    },
  )

  test('MOVE-5: a thousand notes dropped into the same gap all get a rank that is short enough', () => {
    let state = board
    for (let drop = 0; drop < 1000; drop += 1)
      state = play(state, [fay, addNote(`m${drop}`, 'Cake', 'good', 'a0')])
    const ranks = ranksOf(state, 'good')
    expect(ranks).toHaveLength(1002)
    expect(new Set(ranks).size).toBe(1002)
    expect(ranks.every(isRank)).toBe(true)
    expect(Math.max(...ranks.map((rank) => rank.length))).toBeLessThanOrEqual(STORED_RANK_MAX_LENGTH)
  })
})

describe('MOVE-11: a repeated move changes nothing', () => {
  test('MOVE-11: to a free place', () => {
    const moved = play(board, [gus, moveNote('n1', 'bad', 'a1')])
    expect(decide(moved, moveNote('n1', 'bad', 'a1'), by(gus))).toEqual(accept())
  })

  test('MOVE-11: beyond the end', () => {
    const moved = play(board, [gus, moveNote('n3', 'good', 'c000')])
    expect(decide(moved, moveNote('n3', 'good', 'c000'), by(gus))).toEqual(accept())
  })

  test('MOVE-11: to a taken place', () => {
    const moved = play(board, [gus, moveNote('n3', 'good', 'a0')])
    expect(decide(moved, moveNote('n3', 'good', 'a0'), by(gus))).toEqual(accept())
  })
})

function columnOf(state: BoardState, column: string): string[] {
  return notesInColumn(state, asId<ColumnId>(column)).map((note) => note.id)
}

function ranksOf(state: BoardState, column: string): Rank[] {
  return notesInColumn(state, asId<ColumnId>(column)).map((note) => note.rank)
}

function noteIdOf(command: BoardCommand): string {
  return 'noteId' in command ? command.noteId : ''
}

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}
