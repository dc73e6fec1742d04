/**
 * Resolves with the promise, after `ms` at the latest: a service outside that does not answer delays no stop beyond
 * that (CONN-28).
 */
export async function waitAtMost(ms: number, promise: Promise<unknown>): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, ms)
  await Promise.race([promise, patience.promise])
  clearTimeout(timer)
}
