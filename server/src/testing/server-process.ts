import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

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
 * A process that was given a port listens so far above it as long as it lives: a server listens only some time after its
 * port was found free, and may be away for a while, and no other test may be given the port then.
 */
const CLAIM_OFFSET = 5000

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

/** A port of the loopback interface on which no process listens at the moment, and that no other process is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
    const claim = await listenOn(port + CLAIM_OFFSET)
    if (claim === null) continue
    claim.unref()
    const probe = await listenOn(port)
    if (probe === null) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}

/** Null where another process listens. */
async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
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
