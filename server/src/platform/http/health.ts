import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/** Milliseconds for which one check serves all requests: no client can make the database answer more often. */
const READY_MS = 1000

/** /healthz: the process answers. /readyz: it can serve requests, so a load balancer may send some. */
export function answerHealth(app: HttpApp, lookWhetherReady: () => Promise<boolean>, now = Date.now): void {
  const schema = { hide: true }
  let look: Promise<boolean> | null = null
  let lookedAt = -Infinity

  function isReady(): Promise<boolean> {
    if (look === null || now() - lookedAt >= READY_MS) {
      lookedAt = now()
      look = lookWhetherReady()
    }
    return look
  }

  app.get('/healthz', { schema }, () => ({ ok: true }))
  app.get('/readyz', { schema }, async (_request, reply) => {
    return (await isReady()) ? { ok: true } : sendProblem(reply, 503)
  })
}
