import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/src/testing/server-process.ts'
import { millisSince, monotonicMicros } from '../measure/monotonic-clock.ts'
import { endProcess, type ProcessStat, readProcessTree } from '../measure/process-stat.ts'

/** The product in a process of its own, with the limits on messages and requests of one person lifted. */
export interface ProductServer {
  readonly url: string
  readonly pid: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number
  /** SIGTERM; resolves when the server and its database are gone. */
  stop(): Promise<void>
  /** SIGKILL to the server alone: no handler runs, its database lives on. */
  kill(): Promise<void>
}

export interface ProductServerOptions {
  /** The folder of another checkout of the product. */
  readonly root?: string
  readonly dataDir: string
  /** Undefined: a free port. */
  readonly port?: number
  /** Options of Node itself, for profiles. */
  readonly nodeOptions?: readonly string[]
}

const ROOT = join(import.meta.dirname, '../..')
const MAIN = 'server/src/main.ts'
const START_TIMEOUT_MS = 90_000
const STOP_TIMEOUT_MS = 20_000
const LOOK_MS = 5

/** Starts the server on a folder that may hold data already; resolves once it answers that it is ready. */
export async function startProduct(options: ProductServerOptions): Promise<ProductServer> {
  const port = options.port ?? (await freePort())
  const startedAt = monotonicMicros()
  const child = spawn(process.execPath, [...(options.nodeOptions ?? []), join(options.root ?? ROOT, MAIN)], {
    cwd: options.dataDir,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      COMMANDS_PER_SECOND: '1000000',
      REQUESTS_PER_MINUTE: '999999999',
      // The free plan has three retros.
      DEFAULT_PLAN: 'level3',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => said.push(String(data)))
  }
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const pid = child.pid ?? 0
  remember(pid)
  try {
    await firstAnswer(url, child)
  } catch (error) {
    endAll()
    throw new Error(`the server did not start: ${said.join('')}`, { cause: error })
  }
  return {
    url,
    pid,
    startMs: millisSince(startedAt),
    async stop() {
      remember(pid)
      child.kill('SIGTERM')
      await Promise.race([exited, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
      endAll()
    },
    async kill() {
      remember(pid)
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** A new, empty data folder; `remove` deletes it. */
export function newDataDir(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'retropulse-bench-'))
  dataDirs.add(path)
  return { path, remove: () => removeDataDir(path) }
}

/** All processes that were started and may still live. */
let started: readonly ProcessStat[] = []
const dataDirs = new Set<string>()

/** For the end of the benchmark, however it ends. */
export function leaveNothingBehind(): void {
  endAll()
  for (const path of dataDirs) removeDataDir(path)
}

function removeDataDir(path: string): void {
  rmSync(path, { recursive: true, force: true })
  dataDirs.delete(path)
}

/** Ends every server that still lives, with all processes that it started. */
function endAll(): void {
  started = started.flatMap((one) => [one, ...readProcessTree(one.pid)])
  for (const one of started) endProcess(one)
  started = []
}

/** Records a server and its database, which outlives it when it is killed. */
function remember(pid: number): void {
  started = [...started, ...readProcessTree(pid)]
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok === true) return
    await sleep(LOOK_MS)
  }
  throw new Error(child.exitCode === null ? 'no answer in time' : `exit code ${child.exitCode}`)
}
