import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpApp } from './http-app.ts'

const TIMEOUT_MS = 5000
const POLL_MS = 10

/**
 * Counts the requests under way. The returned function waits until the server accepts no more and these are answered, a
 * few seconds at most, and then closes all connections: idle ones would delay the stop (CONN-28). Call it at the same
 * time as the function that stops the server from listening, which waits for connections in its turn.
 */
export function countRequests(app: HttpApp): () => Promise<void> {
  let underWay = 0
  app.addHook('onRequest', async () => {
    underWay += 1
  })
  app.addHook('onResponse', async () => {
    underWay -= 1
  })
  return async () => {
    const deadline = Date.now() + TIMEOUT_MS
    while ((app.server.listening || underWay > 0) && Date.now() < deadline) await sleep(POLL_MS)
    app.server.closeAllConnections()
  }
}
