import { describe, expect, test } from 'vitest'
import { accept, refuse } from '../../kernel/result.ts'
import { seenOf } from '../change-counts.ts'
import { decide } from '../decide.ts'
import { by, namedBoard, play } from '../testing/boards.ts'
import { addNote, castVotes } from '../testing/commands.ts'
import { facilitator, member } from '../testing/people.ts'
import { inverseOf } from '../undo/undo.ts'
import type { RunAct } from './commands-and-events.ts'
import { stageOf } from './stage.ts'
import { RUN_STEPS } from './testing/samples.ts'

const fay = facilitator('fay')
const mia = member('mia')
const VOTE = 2

const board = play(namedBoard(), [mia, addNote('n1', 'Coffee')])
const started = play(board, [fay, { type: 'start-run', steps: RUN_STEPS }])
const voting = play(started, [fay, { type: 'go-to-step', index: VOTE }], [mia, castVotes('n1', 2)])

describe('RUN-6, RUN-7: a command that was sent from a step', () => {
  test.each<RunAct>([
    { type: 'go-to-step', index: 1, from: 0 },
    { type: 'go-to-step', index: 3, from: 1 },
    { type: 'go-to-step', index: 0, from: null },
    { type: 'end-run', from: 0 },
    { type: 'restore-run', ...stageOf(started), from: 1 },
    { type: 'restore-run', ...stageOf(board), from: null },
  ])('changes nothing once the run has left that step: %j', (command) => {
    expect(decide(voting, command, by(fay))).toEqual(accept())
    expect(decide(voting, command, by(mia))).toEqual(refuse('forbidden'))
  })

  test('does what it says while the run is there', () => {
    expect(play(voting, [fay, { type: 'go-to-step', index: 0, from: VOTE }]).run?.index).toBe(0)
    const ended = play(voting, [fay, { type: 'end-run', from: VOTE }])
    expect(ended.run).toBeNull()
    expect(play(ended, [fay, { type: 'restore-run', ...stageOf(voting), from: null }]).run?.index).toBe(VOTE)
    const back = play(voting, [fay, { type: 'restore-run', ...stageOf(started), from: VOTE }])
    expect(stageOf(back)).toEqual(stageOf(started))
  })

  test('RUN-7: the undo of each is sent from the step that it led to', () => {
    const left = (command: RunAct) => inverseOf(voting, command, fay)?.map((act) => 'from' in act && act.from)
    expect(left({ type: 'start-run', steps: RUN_STEPS })).toContain(0)
    expect(left({ type: 'go-to-step', index: 3, from: VOTE })).toContain(3)
    expect(left({ type: 'end-run', from: VOTE })).toContain(null)
    expect(left({ type: 'restore-run', ...stageOf(started), from: VOTE })).toContain(0)
    expect(left({ type: 'restore-run', ...stageOf(board), from: VOTE })).toContain(null)
  })

  test('a Next that was pressed without a connection ends no vote, and neither does its undo', () => {
    const next: RunAct = { type: 'go-to-step', index: 1, from: 0 }
    const undo = inverseOf(started, next, fay) ?? []
    expect(undo).toHaveLength(1)
    expect(play(voting, [fay, next], ...undo.map((act) => [fay, act] as const))).toEqual(voting)
  })
})

test('RUN-16: being done with a step counts in no other step, also of another run', () => {
  const done = { type: 'set-step-done', done: true, ...seenOf(started.changes, 'steps') } as const
  const anotherRun = play(started, [fay, { type: 'end-run' }], [fay, { type: 'start-run', steps: RUN_STEPS }])
  expect(play(started, [mia, done]).run?.doneCount).toBe(1)
  for (const later of [voting, anotherRun]) expect(decide(later, done, by(mia))).toEqual(accept())
  // Pages of former versions do not say which step they saw.
  expect(play(voting, [mia, { type: 'set-step-done', done: true }]).run?.doneCount).toBe(1)
})
