import type { Log } from '../log/log.ts'

/** Milliseconds that a stop may take (CONN-28): supervisors kill the process soon after. */
const TIMEOUT_MS = 10_000

/** Milliseconds in which signals count as one: at Ctrl+C the terminal sends one, and npm forwards another. */
const ONE_REQUEST_MS = 1000

/**
 * Runs the closers one after the other at a signal, then ends the process; at a second signal at once. An uncaught bug
 * is logged and ends the process in the same way, since the state after it is unknown.
 */
export function stopOnSignals(closers: readonly (() => Promise<unknown>)[], log: Log): void {
  let isStopping = false
  let requestedAt = -Infinity

  async function stop(exitCode: number): Promise<void> {
    if (isStopping) process.exit(exitCode || 1)
    isStopping = true
    setTimeout(() => {
      log.error({}, 'Stopping took too long')
      process.exit(1)
    }, TIMEOUT_MS).unref()
    for (const close of closers) {
      await close().catch((error: unknown) => log.error({ err: error }, 'Stopping failed in part'))
    }
    process.exit(exitCode)
  }

  function onSignal(): void {
    if (performance.now() - requestedAt < ONE_REQUEST_MS) return
    requestedAt = performance.now()
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
