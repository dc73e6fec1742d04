import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../kernel/testing/property-runs.ts'
import type { Actor } from '../actor.ts'
import { decide } from '../decide.ts'
import type { BoardState } from '../state.ts'
import { anonymousBoard, by, namedBoard, replay } from '../testing/boards.ts'
import { arbitraryHistory, type Happening, runHistory } from '../testing/history.ts'
import { seen } from '../testing/seen-board.ts'
import { redoOf, inverseOf, refusalTo } from './undo.ts'
import type { Act } from './act.ts'
import { isAct } from './undo-rules.ts'

describe('UNDO-3: whatever happened before', () => {
  const ANY_BOARD = fc.constantFrom(namedBoard(), anonymousBoard())

  test('UNDO-3: an act and its undo leave the board as it was', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (empty, steps) => {
        for (const { person, at, before, after, inverse } of actsOf(runHistory(empty, steps))) {
          if (!mayGroup(before)) continue
          expect(refusalTo(after, inverse, person, new Set())).toBeNull()
          expect(seen(replayed(after, inverse, person, at))).toEqual(seen(before))
        }
      }),
      runs(100),
    )
  })

  test('UNDO-3: done again, the board is as after the act', () => {
    fc.assert(
      fc.property(ANY_BOARD, arbitraryHistory(), (empty, steps) => {
        for (const { person, at, command, before, after, inverse } of actsOf(runHistory(empty, steps))) {
          if (!mayGroup(before)) continue
          const back = replayed(after, inverse, person, at)
          expect(seen(replayed(back, [redoOf(command)], person, at))).toEqual(seen(after))
        }
      }),
      runs(100),
    )
  })
})

/** The commands of a history that can be undone. */
function actsOf(happenings: readonly Happening[]) {
  return happenings.flatMap(({ step, before, after, decision }) => {
    const { command, person, at } = step
    const inverse = decision.ok ? inverseOf(before, command, person) : null
    return inverse === null || !isAct(command) ? [] : [{ person, at, command, before, after, inverse }]
  })
}

/** After the commands, given no earlier than the act: the time of an undone timer has passed (RUN-7). */
function replayed(before: BoardState, commands: readonly Act[], actor: Actor, at: number): BoardState {
  return commands.reduce((state, command) => {
    const decision = decide(state, command, by(actor, { at }))
    return decision.ok ? replay(state, decision.events) : state
  }, before)
}

/**
 * While a vote runs or texts are hidden notes are not grouped (GROUP-11, GROUP-12), so they are not regrouped either.
 */
function mayGroup({ voting, isMasked }: BoardState): boolean {
  return voting?.status !== 'vote' && !isMasked
}
