/** Work that goes on after whoever asked for it has been answered, but not after the process has stopped. */
export interface Errands {
  run(errand: () => Promise<unknown>): void
  /** Resolves once everything that was begun is done. */
  finished(): Promise<void>
}

export function createErrands(onError: (error: unknown) => void): Errands {
  const running = new Set<Promise<unknown>>()
  return {
    run(errand) {
      const done = errand()
        .catch(onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async finished() {
      await Promise.all(running)
    },
  }
}
