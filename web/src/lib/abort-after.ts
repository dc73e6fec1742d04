/**
 * A signal that aborts after `ms` milliseconds, with a `TimeoutError`, or with `signal`, whichever is first.
 * `AbortSignal.any` needs Safari 17.4.
 */
export function abortAfter(ms: number, signal: AbortSignal | undefined): AbortSignal {
  const patience = AbortSignal.timeout(ms)
  if (signal === undefined) return patience
  const first = new AbortController()
  for (const one of [signal, patience]) {
    if (one.aborted) first.abort(one.reason)
    else one.addEventListener('abort', () => first.abort(one.reason), { signal: first.signal })
  }
  return first.signal
}
