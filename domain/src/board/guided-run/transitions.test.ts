import { describe, expect, test } from 'vitest'
import { decide } from '../decide.ts'
import type { BoardState } from '../state.ts'
import { by, namedBoard, NOON, play } from '../testing/boards.ts'
import { addNote, castVotes } from '../testing/commands.ts'
import { facilitator, guest, member } from '../testing/people.ts'
import { inverseOf } from '../undo/undo.ts'
import { type RunStep, STEP_KINDS, type StepKind } from './guided-run.ts'
import { stageOf } from './stage.ts'

const fay = facilitator('fay')
const mia = member('mia')
const gus = guest('gus')

/** One step of each kind, in the order of `STEP_KINDS`. */
const steps: readonly RunStep[] = STEP_KINDS.map((kind, at) => ({ kind, minutes: at + 1, title: kind }))
const board = play(
  namedBoard(),
  [mia, addNote('n1', 'Coffee')],
  [gus, addNote('n2', 'Tea', 'good', 'a1')],
  [fay, { type: 'start-run', steps }],
)

/** The board in a step of this kind; in a step that votes one vote has been given. */
function inStep(kind: StepKind): BoardState {
  const there = play(board, [fay, goTo(kind)])
  return kind === 'vote' ? play(there, [mia, castVotes('n2', 1)]) : there
}

function goTo(kind: StepKind) {
  return { type: 'go-to-step', index: STEP_KINDS.indexOf(kind) } as const
}

/** What the tools are set to: hidden notes, a running vote, the order. */
function toolsOf({ isMasked, voting, sortBy }: BoardState) {
  return { isMasked, isVoting: voting?.status === 'vote', sortBy }
}

/** What the tools are set to after a step; `other` leaves them as they are. */
function expectedTools(before: BoardState, from: StepKind, to: StepKind) {
  switch (to) {
    case 'write':
      return { isMasked: true, isVoting: false, sortBy: null }
    case 'group':
      return { isMasked: false, isVoting: false, sortBy: null }
    case 'vote':
      return { isMasked: false, isVoting: true, sortBy: before.sortBy }
    case 'discuss':
      return { isMasked: false, isVoting: false, sortBy: from === 'vote' ? 'votes' : before.sortBy }
    case 'other':
      return toolsOf(before)
  }
}

const transitions = STEP_KINDS.flatMap((from) =>
  STEP_KINDS.filter((to) => to !== from).map((to) => [from, to] as const),
)

describe.each(transitions)('RUN-4, RUN-6: from a step %s to a step %s', (from, to) => {
  const before = inStep(from)
  const after = play(before, [fay, goTo(to), NOON + 1000])

  test('RUN-4: the clock is that of the step', () => {
    expect(after.timer).toEqual({ startTime: NOON + 1000, duration: STEP_KINDS.indexOf(to) + 1 })
  })

  test('RUN-4: the tools are those of the step', () => {
    expect(toolsOf(after)).toEqual(expectedTools(before, from, to))
  })

  test('RUN-5: no vote is lost on the way', () => {
    const votes = (state: BoardState) => state.voting?.existingVotes.get(mia.id) ?? {}
    expect(votes(after)).toEqual(votes(before))
  })

  test('RUN-7: one undo brings everything back', () => {
    const inverse = inverseOf(before, goTo(to), fay) ?? []
    expect(inverse).toHaveLength(1)
    const undone = play(after, ...inverse.map((command) => [fay, command, NOON + 2000] as const))
    expect(stageOf(undone)).toEqual(stageOf(before))
  })

  test('RUN-11: participants are refused', () => {
    for (const person of [mia, gus]) expect(decide(before, goTo(to), by(person)).ok).toBe(false)
  })
})
