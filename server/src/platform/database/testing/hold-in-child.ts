import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/**
 * Starts another process that runs a server on `dataDir`. Resolves to its process id when the server is ready. Only
 * that process is killed after the test; its PostgreSQL is the test's to stop.
 */
export async function holdInChild(dataDir: string): Promise<{ child: ChildProcess; serverPid: number }> {
  const script = new URL('hold-database.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The holding process ended with ${String(code)}`)
  })
  const line: unknown[] = await Promise.race([once(child.stdout.setEncoding('utf8'), 'data'), failed])
  failed.catch(() => undefined)
  return { child, serverPid: Number(line[0]) }
}

/** SIGKILL, so that the process cannot clean up. */
export async function killHard(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
