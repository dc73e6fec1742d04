/** Long work in short steps. A yielded promise is awaited; yielding undefined gives other work its turn. */
export type CooperativeWork = Generator<Promise<void> | undefined, void, undefined>

/** Runs long work of the whole process without blocking the event loop. */
export interface CooperativeScheduler {
  /** Resolves when the work is done, rejects when it throws. */
  run(work: CooperativeWork): Promise<void>
}

/** Milliseconds of work in one turn of the event loop: how long other work may have to wait. */
const STRETCH_MS = 8
/** Most steps in one turn, however fast the machine. */
const STEPS_MAX = 16

interface Task {
  readonly work: CooperativeWork
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * One queue for all work of a process: if each piece of work measured its own slices, twenty of them would block the
 * event loop for twenty slices. Tasks alternate after every step.
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
