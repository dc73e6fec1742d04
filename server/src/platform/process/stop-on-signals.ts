import type { Log } from '../log/log.ts'

/** Milliseconds that finishing may take; whoever stops us kills soon after. */
const PATIENCE_MS = 10_000

/** Milliseconds in which signals are one wish: at Ctrl+C the terminal sends us one, and npm hands on its own. */
const ONE_WISH_MS = 1000

/**
 * Closes one after the other when the process is asked to stop, then ends it; at the second wish at once. A bug that
 * nobody caught is logged and ends the process in the same way: what goes on after one is anybody's guess.
 */
export function stopOnSignals(closers: readonly (() => Promise<unknown>)[], log: Log): void {
  let isStopping = false
  let wishedAt = -Infinity

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(exitCode || 1)
    isStopping = true
    setTimeout(() => {
      log.error({}, 'Stopping took too long')
      process.exit(1)
    }, PATIENCE_MS).unref()
    for (const close of closers) {
      await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'))
    }
    process.exit(exitCode)
  }

  function onSignal(): void {
    if (performance.now() - wishedAt < ONE_WISH_MS) return
    wishedAt = performance.now()
    void stop(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, onSignal)
  for (const bug of ['uncaughtException', 'unhandledRejection']) {
    process.on(bug, (error: unknown) => {
      log.error({ err: error }, 'A bug stops the server')
      void stop(1)
    })
  }
}
