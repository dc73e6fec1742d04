import { mkdirSync, realpathSync } from 'node:fs'
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
import { type PostmasterFile, processState, readPostmasterFile } from './postmaster-pid.ts'
import { StartupError } from './startup-error.ts'

export type EmbeddedServer = {
  connection: Endpoint & { user: string; password: string; database: string }
  description: string
  /** Of the PostgreSQL server; changes when it had to be started anew. */
  pid: () => number
  /** Stops the server and gives the data folder free. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: DatabaseLog
  /** Deviations from EMBEDDED_SETTINGS, for tests that may lose their data. */
  settings?: Record<string, string>
  isNamespaceUsable?: (uid: number) => boolean
  reachableRoot?: string
}

const UNREAPED_WAIT_MS = 2_000
const TRANSITION_WAIT_MS = 60_000
const WATCH_MS = 1_000

/**
 * Starts PostgreSQL on `dataDir`/postgres, or takes over the one that a killed process left running there, and keeps
 * it running until `stop()`. Throws StartupError where a person must act.
 */
export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const binaries = findBinaries()
  const lock = lockDataDir(options.dataDir)
  try {
    const home = prepareHome(realpathSync(options.dataDir), binaries, options.log, options)
    const { dataDir, password } = await ensureCluster(home)
    const previous = readPostmasterFile(dataDir)?.socketDir
    const endpoint = await chooseEndpoint(home.folder, ownerOf(home.runAs), previous)
    const server = { home, dataDir, endpoint, settings: { ...EMBEDDED_SETTINGS, ...options.settings } }
    const watch = keepRunning(server, await runPostmaster(server, options.log), options.log)
    return {
      connection: { ...endpoint, user: EMBEDDED_USER, password, database: EMBEDDED_USER },
      description: `embedded PostgreSQL ${binaries.version.split('-')[0]} in ${home.folder}`,
      pid: watch.pid,
      stop: async () => {
        await watch.stop()
        removeTempEndpoint(endpoint)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Resolves to the process number of a server that accepts connections, found or started. */
async function runPostmaster(server: Postmaster, log: DatabaseLog): Promise<number> {
  const found = await settle(server.dataDir, log)
  if (found !== undefined) {
    if (isSameServer(server, found.pid)) {
      log.info({ pid: found.pid }, 'Took over the PostgreSQL that an earlier process left running')
      return found.pid
    }
    log.info({ pid: found.pid }, 'Stopping a PostgreSQL that an earlier version left running')
    await stopPostmaster(server, found.pid)
  }
  if (server.endpoint.host.startsWith('/')) mkdirSync(server.endpoint.host, { recursive: true, mode: 0o700 })
  return startPatiently(server)
}

/** After a killed server its parts live on for a moment, and hold the shared memory that protects the data. */
async function startPatiently(server: Postmaster): Promise<number> {
  const deadline = Date.now() + 5_000
  for (;;) {
    try {
      return await startPostmaster(server)
    } catch (error) {
      const mayPass = error instanceof StartupError && /still in use|already exists/.test(error.message)
      if (!mayPass || Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}

/** Waits until it is clear whether a server runs on the folder; resolves to one that is ready, or to none. */
async function settle(dataDir: string, log: DatabaseLog): Promise<PostmasterFile | undefined> {
  const start = Date.now()
  for (;;) {
    const file = readPostmasterFile(dataDir)
    if (file === undefined) return undefined
    const waitedMs = Date.now() - start
    const state = processState(file.pid, dataDir)
    if (state === 'gone') return undefined
    if (state === 'foreign' || (state === 'unreaped' && waitedMs > UNREAPED_WAIT_MS)) {
      log.warn({ pid: file.pid, state }, 'Removing what a dead PostgreSQL left behind')
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

/** Starts the server anew when it ended by itself (out of memory, a stray kill), until `stop()`. */
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
      log.error({ err: error }, 'PostgreSQL could not be started again; trying on')
    }
    restart = undefined
  }
  const timer = setInterval(() => {
    if (processState(pid, server.dataDir) !== 'running') restart ??= startAgain()
  }, WATCH_MS)
  timer.unref()
  return {
    pid: () => pid,
    stop: async () => {
      clearInterval(timer)
      await restart
      await stopPostmaster(server, pid)
    },
  }
}
