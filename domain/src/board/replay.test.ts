import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import type { BoardEvent } from './event.ts'
import { boardFrom, type BoardSnapshot, snapshotOf } from './snapshot.ts'
import { anonymousBoard, boardCreated, namedBoard, replay } from './testing/boards.ts'
import { arbitraryHistory, logOf, runHistory } from './testing/history.ts'
import { asId, type BoardId } from '../kernel/ids.ts'
import { emptyBoard } from './state.ts'

const ANY_BOARD = fc.constantFrom(namedBoard(), anonymousBoard())

describe('WIRE-27: the log is the truth: every replay of it gives the same board', () => {
  test('WIRE-27: replaying it from the beginning gives the board that was kept step by step', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (start, steps) => {
        const happenings = runHistory(start, steps)
        const log = [boardCreated(start.isAnonymous), ...logOf(happenings)]
        expect(replay(emptyBoard(asId<BoardId>('board')), log)).toEqual(happenings.at(-1)?.after ?? start)
      }),
      runs(60),
    )
  })

  test('also after the database stored it as JSON', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (start, steps) => {
        const happenings = runHistory(start, steps)
        expect(replay(start, stored(logOf(happenings)))).toEqual(happenings.at(-1)?.after ?? start)
      }),
      runs(60),
    )
  })

  test('WIRE-27: replaying from a snapshot taken anywhere, with the events since, gives the same board', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), fc.nat(), (start, steps, somewhere) => {
        const happenings = runHistory(start, steps)
        const log = logOf(happenings)
        const seq = log.length === 0 ? 0 : somewhere % (log.length + 1)
        const snapshot = stored(snapshotOf(replay(start, log.slice(0, seq))))
        expect(replay(boardFrom(snapshot), log.slice(seq))).toEqual(happenings.at(-1)?.after ?? start)
      }),
      runs(60),
    )
  })

  test('a snapshot is the whole board: no undefined, no date, no map that JSON would lose', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (start, steps) => {
        for (const { after } of runHistory(start, steps)) {
          const snapshot = snapshotOf(after)
          expect(stored(snapshot)).toStrictEqual(snapshot)
          expect(boardFrom(snapshot)).toStrictEqual(after)
        }
      }),
      runs(30),
    )
  })
})

function stored<Value extends BoardSnapshot | readonly BoardEvent[]>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
