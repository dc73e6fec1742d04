import { startTestServer } from './test-server.ts'

/** vitest calls this once, before its workers inherit the environment, and the returned function at the end. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  return server.stop
}
