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
  return { app, logged }
}
