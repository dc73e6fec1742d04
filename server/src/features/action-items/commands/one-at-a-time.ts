/**
 * Runs the work for each key one at a time. Requests during a run are served together by one more run, since the
 * current one may have read its data before they were made. The work must never reject.
 */
export function oneAtATime<Key, Result>(work: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const running = new Map<Key, Promise<Result>>()
  const queued = new Map<Key, Promise<Result>>()

  function start(key: Key): Promise<Result> {
    const attempt = work(key).finally(() => running.delete(key))
    running.set(key, attempt)
    return attempt
  }

  return (key) => {
    const waiting = queued.get(key)
    if (waiting !== undefined) return waiting
    const underWay = running.get(key)
    if (underWay === undefined) return start(key)
    const next = underWay.then(() => {
      queued.delete(key)
      return start(key)
    })
    queued.set(key, next)
    return next
  }
}
