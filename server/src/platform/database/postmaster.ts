import { spawn, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnvironment } from './child-environment.ts'
import { spawnPlan } from './embedded-as-root.ts'
import { socketFile } from './embedded-endpoint.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { type Endpoint, postgresArguments } from './embedded-settings.ts'
import { processState, readPostmasterFile, runsProgram } from './postmaster-pid.ts'
import { StartupError } from './startup-error.ts'

/** One server: its folder, settings, endpoint and user. */
export type Postmaster = {
  home: EmbeddedHome
  dataDir: string
  endpoint: Endpoint
  settings: Readonly<Record<string, string>>
}

const POLL_MS = 5
const LOG_LIMIT_BYTES = 5_000_000

/**
 * Starts the server and resolves to its process id when it accepts connections. After a crash this includes the
 * recovery, which has no time limit. No other server may be running on the folder.
 */
export async function startPostmaster(server: Postmaster): Promise<number> {
  const { home } = server
  const logFile = join(home.folder, 'server.log')
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES)
    renameSync(logFile, `${logFile}.1`)
  const log = openSync(logFile, 'a', 0o600)
  const logStart = statSync(logFile).size
  const args = postgresArguments(server.dataDir, server.endpoint, server.settings)
  const plan = spawnPlan(home.runAs, home.binaries.postgres, args)
  const child = spawn(plan.file, plan.args, {
    ...plan.options,
    cwd: home.folder,
    env: childEnvironment(),
    stdio: ['ignore', log, log],
    // A process group of its own: Ctrl+C in a terminal must not stop the database while the application still writes.
    detached: true,
  })
  closeSync(log)
  child.unref()
  let ended: string | undefined
  child
    .once('error', (error) => (ended = error.message))
    .once('exit', (code, signal) => (ended = `exit ${code ?? signal}`))

  for (;;) {
    if (ended !== undefined) throw new StartupError(failure(logFile, logStart, ended))
    const file = readPostmasterFile(server.dataDir)
    if (file !== undefined && file.pid === child.pid && file.status === 'ready') return file.pid
    await sleep(POLL_MS)
  }
}

/**
 * Stops the server in the mode "fast": open transactions are rolled back, committed ones are on the disk. Resolves when
 * the process is gone.
 */
export async function stopPostmaster(server: Postmaster, pid: number): Promise<void> {
  const isRunning = () => processState(pid) === 'running'
  if (!isRunning()) return
  if (process.platform === 'win32') {
    spawnSync(server.home.binaries.pgCtl, ['stop', '-D', server.dataDir, '-m', 'fast', '-w'], {
      stdio: 'ignore',
    })
  } else {
    process.kill(pid, 'SIGINT')
  }
  if (await waitUntil(() => !isRunning(), 30_000)) return
  // Immediate shutdown: no commit is lost, the next start recovers from the log.
  process.kill(pid, 'SIGQUIT')
  if (await waitUntil(() => !isRunning(), 10_000)) return
  throw new Error(`PostgreSQL (process ${pid}) does not stop`)
}

/** Whether the process on the folder is exactly the server that `startPostmaster` would start now. */
export function isSameServer(server: Postmaster, pid: number): boolean {
  const socket = socketFile(server.endpoint)
  if (socket !== undefined && !existsSync(socket)) return false
  if (!runsProgram(pid, server.home.binaries.postgres)) return false
  // PostgreSQL writes its command line there, each argument in quotation marks.
  const args = postgresArguments(server.dataDir, server.endpoint, server.settings).map((arg) => `"${arg}"`)
  const noted = readFileSync(join(server.dataDir, 'postmaster.opts'), 'utf8').trim()
  return noted === [server.home.binaries.postgres, ...args].join(' ')
}

/**
 * Removes the lock file and the socket of a dead server. Only for one that is certainly dead, under the lock of the
 * data folder. Surviving child processes still prevent a second server through their shared memory.
 */
export function removeLeftovers(dataDir: string, socketDir: string, port: number): void {
  rmSync(join(dataDir, 'postmaster.pid'), { force: true })
  if (socketDir !== '') rmSync(join(socketDir, `.s.PGSQL.${port}.lock`), { force: true })
}

async function waitUntil(isDone: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs
  while (!isDone()) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

function failure(logFile: string, logStart: number, ended: string): string {
  const written = readFileSync(logFile).subarray(logStart).toString('utf8')
  const reasons = written.split('\n').flatMap((line) => /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? [])
  const reason = reasons.join('; ') || written.trim().split('\n').at(-1) || ended
  return `PostgreSQL could not start: ${reason} (details in ${logFile}).`
}
