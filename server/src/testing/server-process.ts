import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** The product in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** SIGKILL: no signal handler runs, as in a power cut. */
  kill(): Promise<void>
  /** SIGTERM, as an operator stops it; returns the exit code. Throws when Node.js had warned of something. */
  stop(): Promise<number | null>
}

const MAIN = new URL('../main.ts', import.meta.url).pathname
/** Generous, since a busy machine is no fault: with a load of 25 on two cores a start takes half a minute. */
const START_TIMEOUT_MS = 90_000
/** Below the ports that systems give to connections, one of which could take a port before it is used, or used again. */
const PORTS = { from: 11_000, to: 16_000 }
/**
 * Tests that run at the same time take ports of different ranges: a server listens only some time after its port was
 * found free, and a second one with that port would be taken for it.
 */
const RANGES = 10
const RANGE_SIZE = (PORTS.to - PORTS.from) / RANGES
const RANGE_START =
  PORTS.from +
  (Number(process.env['VITEST_POOL_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % RANGES) * RANGE_SIZE
/** Ports that this process has given away, of which some may not be used yet. */
const given = new Set<number>()

/** Starts the server and resolves once it answers; rejects with its output when it does not. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      DEFAULT_PLAN: 'free',
      ...environment,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stdout.on('data', (data: Buffer) => said.push(String(data)))
  child.stderr.on('data', (data: Buffer) => said.push(String(data)))
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  try {
    await answering(url, child)
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`the server did not start: ${said.join('')}`, { cause: error })
  }
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
      const [warning] = /^\(node:\d+\) .*Warning: .*/m.exec(said.join('')) ?? []
      if (warning !== undefined) throw new Error(`the server wrote: ${warning}`)
      return child.exitCode
    },
  }
}

/** A port of the loopback interface on which no process listens at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = RANGE_START + Math.floor(Math.random() * RANGE_SIZE)
    if (given.has(port)) continue
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue
    }
    server.close()
    await once(server, 'close')
    given.add(port)
    return port
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
  throw new Error(child.exitCode === null ? 'no answer in time' : `exit code ${child.exitCode}`)
}
