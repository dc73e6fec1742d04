import type { Connections } from '../ports.ts'

/** How long an answer is cached, so that page loads do not query the database. */
const FRESH_MS = 10_000

/**
 * SSO-34: whether `signInWith` offers single sign-on: once an organisation has a connection. The last answer is used
 * while the database is away.
 */
export function createSsoOffer(
  connections: Pick<Connections, 'hasAny'>,
  now: () => number,
): () => Promise<boolean> {
  let known = { isOffered: false, until: 0 }
  return async () => {
    if (now() < known.until) return known.isOffered
    const isOffered = await connections.hasAny().catch(() => known.isOffered)
    known = { isOffered, until: now() + FRESH_MS }
    return isOffered
  }
}
