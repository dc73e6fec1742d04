/** Long work in short steps. A yielded promise is waited for; yielding nothing lets others have their turn. */
export type CooperativeWork = Generator<Promise<void> | undefined, void, undefined>

/** Does the long work of a whole process without holding its event loop. */
export interface CooperativeScheduler {
  /** Resolves when the work is done, rejects when it throws. */
  run(work: CooperativeWork): Promise<void>
}

/** Milliseconds of work in one turn of the event loop: what everything else may have to wait for it. */
const STRETCH_MS = 8
/** Steps in one turn at most, however fast the machine. */
const STEPS_MAX = 16

interface Task {
  readonly work: CooperativeWork
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * One queue for all work of a process: were each piece of work to measure its own stretches, twenty of them would hold
 * the event loop for twenty stretches. Tasks take turns after every step.
 */
export function createCooperativeScheduler(clock = () => performance.now()): CooperativeScheduler {
  const ready: Task[] = []
  let isAwake = false

  function wake(): void {
    if (isAwake) return
    isAwake = true
    setImmediate(workOn)
  }

  function workOn(): void {
    isAwake = false
    const begun = clock()
    for (let steps = 0; steps < STEPS_MAX; steps += 1) {
      const task = ready.shift()
      if (task === undefined) return
      step(task)
      if (clock() - begun >= STRETCH_MS) break
    }
    if (ready.length > 0) wake()
  }

  function step(task: Task): void {
    try {
      const { done, value } = task.work.next()
      if (done === true) task.resolve()
      else if (value === undefined) ready.push(task)
      else value.then(() => resume(task), task.reject)
    } catch (error) {
      task.reject(error)
    }
  }

  function resume(task: Task): void {
    ready.push(task)
    wake()
  }

  return {
    run: (work) => new Promise((resolve, reject) => resume({ work, resolve, reject })),
  }
}
