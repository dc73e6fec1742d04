import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/** /healthz: the process answers. /readyz: it can do its work, so send people here. */
export function answerHealth(app: HttpApp, isReady: () => Promise<boolean>): void {
  const schema = { hide: true }
  app.get('/healthz', { schema }, () => ({ ok: true }))
  app.get('/readyz', { schema }, async (_request, reply) => {
    return (await isReady()) ? { ok: true } : sendProblem(reply, 503)
  })
}
