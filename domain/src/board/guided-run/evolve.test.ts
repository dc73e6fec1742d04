import { describe, expect, test } from 'vitest'
import { asId, type AuthorId } from '../../kernel/ids.ts'
import { evolve } from '../evolve.ts'
import { evolveView } from '../evolve-view.ts'
import { boardFrom, snapshotOf } from '../snapshot.ts'
import { namedBoard } from '../testing/boards.ts'
import { RUN_STEPS } from './testing/samples.ts'

const mia = asId<AuthorId>('user-mia')
const gus = asId<AuthorId>('guest-gus')
const board = namedBoard()
const started = evolve(board, {
  type: 'run-set',
  run: { steps: RUN_STEPS, index: 0 },
  isNewStep: true,
})
const done = (by: AuthorId, isDone = true) => ({ type: 'step-done', by, done: isDone }) as const

describe('RUN-10: who is done with a step', () => {
  test('RUN-10: is counted once, and not below 0', () => {
    const twice = evolve(evolve(started, done(mia)), done(mia))
    expect(twice.run).toMatchObject({ done: [mia], doneCount: 1 })
    expect(evolve(started, done(gus, false))).toBe(started)
    expect(evolve(twice, done(mia, false)).run).toMatchObject({ done: [], doneCount: 0 })
  })

  test('RUN-10: is kept when the steps change, and not in a new step', () => {
    const one = evolve(started, done(mia))
    const run = { steps: RUN_STEPS.slice(0, 2), index: 0 }
    expect(evolve(one, { type: 'run-set', run, isNewStep: false }).run?.doneCount).toBe(1)
    expect(evolve(one, { type: 'run-set', run, isNewStep: true }).run?.doneCount).toBe(0)
  })

  test('RUN-10: a viewer who is not sent who is done is sent the number', () => {
    const counted = evolveView(started, { type: 'step-done-counted', done: 4 })
    expect(counted.run).toMatchObject({ done: [], doneCount: 4 })
    expect(evolveView(board, { type: 'step-done-counted', done: 4 })).toBe(board)
  })
})

describe('RUN-1: a run is state of the board', () => {
  test('RUN-1: nothing is done without a run, and its end takes it away', () => {
    expect(evolve(board, done(mia))).toBe(board)
    expect(evolve(started, { type: 'run-set', run: null, isNewStep: true }).run).toBeNull()
  })

  test('RUN-1: a snapshot keeps it; one from before there were runs has none', () => {
    expect(boardFrom(snapshotOf(started)).run).toEqual(started.run)
    const { run: _run, ...old } = snapshotOf(started)
    expect(boardFrom(old).run).toBeNull()
  })
})
