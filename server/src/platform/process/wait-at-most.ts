/**
 * Resolves with the promise, after `ms` at the latest: a service outside that does not answer delays no stop beyond
 * that (CONN-28).
 */
export async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(timeout.resolve, ms)
  await Promise.race([promise, timeout.promise])
  clearTimeout(timer)
}
