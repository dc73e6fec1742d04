import { createLog } from '../../log/log.ts'
import { createHttpApp, type HttpApp, type HttpAppOptions } from '../http-app.ts'

/** A server without database and features, for `inject`. `logged` are the lines of its log. */
export async function testHttpApp(
  options: Partial<HttpAppOptions> = {},
): Promise<{ app: HttpApp; logged: readonly string[] }> {
  const logged: string[] = []
  const log = createLog('info', { write: (line: string) => void logged.push(line) })
  const app = await createHttpApp({
    log,
    bodyLimit: 1000,
    trustProxy: false,
    publicUrl: undefined,
    ...options,
  })
  // A connection that was opened and never used is not idle to Node, and would delay the stop by a minute.
  app.addHook('preClose', async () => app.server.closeAllConnections())
  return { app, logged }
}
