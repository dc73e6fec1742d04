import { waitAtMost } from './wait-at-most.ts'

/** Work that goes on after the request that started it was answered, and ends before the process stops. */
export interface BackgroundTasks {
  run(task: () => Promise<unknown>): void
  /** Resolves once all tasks that were started are done, after three seconds at the latest. */
  finished(): Promise<void>
}

/** Comes on top of what a stop has waited for requests (CONN-28). */
const CLOSE_MS = 3000

export function createBackgroundTasks(onError: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<unknown>>()
  return {
    run(task) {
      const done = task()
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async finished() {
      await waitAtMost(CLOSE_MS, Promise.all(running))
    },
  }
}
