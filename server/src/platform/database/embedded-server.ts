import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDataDir } from './data-dir-lock.ts'
import type { DatabaseLog } from './database-log.ts'
import { ownerOf } from './embedded-as-root.ts'
import { findBinaries } from './embedded-binaries.ts'
import { EMBEDDED_USER, ensureCluster } from './embedded-cluster.ts'
import { chooseEndpoint, removeTempEndpoint } from './embedded-endpoint.ts'
import { prepareHome } from './embedded-home.ts'
import { EMBEDDED_SETTINGS, type Endpoint } from './embedded-settings.ts'
import {
  isSameServer,
  type Postmaster,
  removeLeftovers,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isForeign, type PostmasterFile, processState, readPostmasterFile } from './postmaster-pid.ts'
import { once } from './once.ts'
import { StartupError } from './startup-error.ts'

export type EmbeddedServer = {
  connection: Endpoint & { user: string; password: string; database: string }
  description: string
  /** The process id of the PostgreSQL server; changes when the server had to be restarted. */
  pid: () => number
  /** Stops the server and unlocks the data folder; a second call waits for the first. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: DatabaseLog
  /** Replaces some of EMBEDDED_SETTINGS, for tests that may lose their data. */
  settings?: Record<string, string>
  isNamespaceUsable?: (uid: number) => boolean
  reachableRoot?: string
}

const UNREAPED_WAIT_MS = 2_000
const LEFTOVERS_WAIT_MS = 5_000
const TRANSITION_WAIT_MS = 60_000
const WATCH_MS = 1_000

/**
 * Starts PostgreSQL on `dataDir`/postgres, or takes over the one that a killed process left running there, and keeps it
 * running until `stop()`. Throws StartupError when the operator has to act.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const binaries = findBinaries()
  const lock = lockDataDir(options.dataDir)
  let release = () => lock.release()
  try {
    const home = prepareHome(realpathSync(options.dataDir), binaries, options.log, options)
    const { dataDir, password } = await ensureCluster(home)
    const previous = readPostmasterFile(dataDir)?.socketDir
    const endpoint = await chooseEndpoint(home.folder, ownerOf(home.runAs), previous)
    release = () => {
      removeTempEndpoint(endpoint)
      lock.release()
    }
    const server = { home, dataDir, endpoint, settings: { ...EMBEDDED_SETTINGS, ...options.settings } }
    const watch = keepRunning(server, await runPostmaster(server, options.log), options.log)
    return {
      connection: { ...endpoint, user: EMBEDDED_USER, password, database: EMBEDDED_USER },
      description: `embedded PostgreSQL ${binaries.version.split('-')[0]} in ${home.folder}`,
      pid: watch.pid,
      stop: once(async () => {
        await watch.stop()
        release()
      }),
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Resolves to the process id of a server that accepts connections, found or started. */
async function runPostmaster(server: Postmaster, log: DatabaseLog): Promise<number> {
  const deadline = Date.now() + LEFTOVERS_WAIT_MS
  for (;;) {
    const found = await settle(server.dataDir, log)
    if (found !== undefined && isSameServer(server, found.pid)) {
      log.info({ pid: found.pid }, 'Took over a PostgreSQL that was already running')
      return found.pid
    }
    if (found !== undefined) {
      log.info({ pid: found.pid }, 'Stopping a PostgreSQL that runs with other settings')
      await stopPostmaster(server, found.pid)
    }
    try {
      return await startPostmaster(server)
    } catch (error) {
      if (!isPassing(error) || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/**
 * Whether to try again: processes of a killed server live on for a moment and hold the shared memory that protects the
 * data, or another program (pg_ctl) started a server first.
 */
function isPassing(error: unknown): boolean {
  return error instanceof StartupError && /still in use|already exists/.test(error.message)
}

/** Waits until it is clear whether a server runs on the folder; resolves to the one that is ready, or to undefined. */
async function settle(dataDir: string, log: DatabaseLog): Promise<PostmasterFile | undefined> {
  const start = Date.now()
  for (;;) {
    const file = readPostmasterFile(dataDir)
    if (file === undefined) return undefined
    const waitedMs = Date.now() - start
    const state = processState(file.pid)
    if (state === 'gone') return undefined
    const isReused = state === 'running' && isForeign(file.pid, dataDir)
    if (isReused || (state === 'unreaped' && waitedMs > UNREAPED_WAIT_MS)) {
      log.warn({ pid: file.pid }, 'Removing what a dead PostgreSQL left behind')
      removeLeftovers(dataDir, file.socketDir, file.port)
      return undefined
    }
    if (state === 'running' && file.status === 'ready') return file
    if (waitedMs > TRANSITION_WAIT_MS) {
      throw new StartupError(
        `PostgreSQL (process ${file.pid}) on ${dataDir} is ${file.status} since ${TRANSITION_WAIT_MS / 1000} s. ` +
          `Wait for it, or end it (kill ${file.pid}), and start again.`,
      )
    }
    await sleep(10)
  }
}

/** Restarts the server when it ended by itself (out of memory, a stray kill), until `stop()`. */
function keepRunning(
  server: Postmaster,
  firstPid: number,
  log: DatabaseLog,
): { pid: () => number; stop: () => Promise<void> } {
  let pid = firstPid
  let restart: Promise<void> | undefined
  const startAgain = async () => {
    log.error({ pid }, 'PostgreSQL ended by itself; starting it again')
    try {
      pid = await runPostmaster(server, log)
    } catch (error) {
      log.error({ err: error }, 'PostgreSQL could not be started again; retrying')
    }
    restart = undefined
  }
  const timer = setInterval(() => {
    if (processState(pid) !== 'running') restart ??= startAgain()
  }, WATCH_MS)
  timer.unref()
  return {
    pid: () => pid,
    stop: async () => {
      clearInterval(timer)
      await restart
      // Another program (pg_ctl) may have restarted it since the last check.
      const current = readPostmasterFile(server.dataDir)?.pid ?? pid
      if (!isForeign(current, server.dataDir)) await stopPostmaster(server, current)
    },
  }
}
