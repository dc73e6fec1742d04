/** Milliseconds for which a slow network has time. */
const TIMEOUT_MS = 20_000

const early = new Map<string, Promise<Response>>()

/** Requests a path before the code that needs its answer has arrived. */
export function requestEarly(path: string): void {
  const answer = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  answer.catch(() => undefined)
  early.set(path, answer)
}

/**
 * The answer to the early request for a path. Only for the first call, which is made as the page opens: later ones ask
 * again, since the viewer may be another one by then.
 */
export function takeEarlyAnswer(path: string): Promise<Response> | undefined {
  const answer = early.get(path)
  early.delete(path)
  return answer
}
