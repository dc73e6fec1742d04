import { describe, expect, test } from 'vitest'
import { type CooperativeWork, createCooperativeScheduler } from './cooperative-scheduler.ts'

/** A clock on which every step takes five milliseconds, so that nothing depends on the machine. */
function slowClock(): () => number {
  let now = 0
  return () => (now += 5)
}

function* steps(count: number, onStep: () => void): CooperativeWork {
  for (let step = 0; step < count; step += 1) {
    onStep()
    yield
  }
}

describe('work that takes longer than one turn of the event loop', () => {
  test('is done in slices: at most two steps of five milliseconds between two turns', async () => {
    const scheduler = createCooperativeScheduler(slowClock())
    const stepsInTurn: number[] = []
    let count = 0
    let isDone = false
    const turn = () => {
      stepsInTurn.push(count)
      count = 0
      if (!isDone) setImmediate(turn)
    }
    setImmediate(turn)
    await Promise.all(Array.from({ length: 20 }, () => scheduler.run(steps(30, () => (count += 1)))))
    isDone = true
    expect(Math.max(...stepsInTurn)).toBeLessThanOrEqual(2)
  })

  test('alternates with other work after every step', async () => {
    const scheduler = createCooperativeScheduler()
    const done: string[] = []
    await Promise.all(['a', 'b'].map((name) => scheduler.run(steps(3, () => done.push(name)))))
    expect(done.join('')).toBe('ababab')
  })

  test('waits for a promise that it yields, while other work goes on', async () => {
    const scheduler = createCooperativeScheduler()
    const done: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    function* waiting(): CooperativeWork {
      yield promise
      done.push('waited')
    }
    const waited = scheduler.run(waiting())
    await scheduler.run(steps(3, () => done.push('step')))
    resolve()
    await waited
    expect(done).toEqual(['step', 'step', 'step', 'waited'])
  })

  test('rejects where it throws, and other work goes on', async () => {
    const scheduler = createCooperativeScheduler()
    // oxlint-disable-next-line require-yield -- it throws before it could
    function* failing(): CooperativeWork {
      throw new Error('a bug')
    }
    let count = 0
    const other = scheduler.run(steps(3, () => (count += 1)))
    await expect(scheduler.run(failing())).rejects.toThrow('a bug')
    await other
    expect(count).toBe(3)
  })
})
