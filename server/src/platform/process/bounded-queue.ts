/** Runs asynchronous work with bounded concurrency; refuses work while too much waits. */
export interface BoundedQueue {
  /** Null: the queue is full, and the work is not done. */
  run<Result>(work: () => Promise<Result>): Promise<Result> | null
}

export function createBoundedQueue(concurrency: number, waitingMax: number): BoundedQueue {
  const waiting: (() => void)[] = []
  let running = 0

  async function start<Result>(work: () => Promise<Result>): Promise<Result> {
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }

  return {
    run(work) {
      if (running < concurrency) return start(work)
      if (waiting.length >= waitingMax) return null
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      return promise.then(() => start(work))
    },
  }
}
