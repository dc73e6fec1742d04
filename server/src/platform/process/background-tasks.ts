/** Work that goes on after the request that started it was answered, and ends before the process stops. */
export interface BackgroundTasks {
  run(task: () => Promise<unknown>): void
  /** Resolves once all tasks that were started are done. */
  finished(): Promise<void>
}

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
      await Promise.all(running)
    },
  }
}
