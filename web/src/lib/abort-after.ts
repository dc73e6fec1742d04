/**
 * A signal that aborts after `ms` milliseconds, with a `TimeoutError`, or with `signal`, whichever is first.
 * `AbortSignal.any` needs Safari 17.4.
 */
export function abortAfter(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(ms)
  if (signal === undefined) return timeout
  const controller = new AbortController()
  for (const one of [signal, timeout]) {
    if (one.aborted) controller.abort(one.reason)
    else one.addEventListener('abort', () => controller.abort(one.reason), { signal: controller.signal })
  }
  return controller.signal
}
