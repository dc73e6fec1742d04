/**
 * Work that is done for each key one at a time, at any number of requests: what is asked for while it is under way is
 * done by one more go, since the first may have looked before the request was made. The work must never reject.
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
