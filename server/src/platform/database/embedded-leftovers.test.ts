import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chooseRunAs, spawnPlan } from './embedded-as-root.ts'
import { findBinaries } from './embedded-binaries.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { EMBEDDED_SETTINGS, postgresArguments } from './embedded-settings.ts'
import { processState, readPostmasterFile } from './postmaster-pid.ts'
import { holdInChild, killHard } from './testing/hold-in-child.ts'
import { preparedDataDir } from './testing/prepared-data-dir.ts'
import { recordingLog } from './testing/recording-log.ts'

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const log = recordingLog()
  const server = await startEmbeddedServer({ dataDir, log, settings })
  onTestFinished(() => server.stop())
  const client = new Client(server.connection)
  await client.connect()
  await client.query('select 1')
  await client.end()
  return { ...server, messages: log.messages }
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await sleep(10)
}

describe('when only the Node process was killed and PostgreSQL still runs', () => {
  test('the next start takes the running server over', async () => {
    const dataDir = await preparedDataDir()
    const { child, serverPid } = await holdInChild(dataDir)
    await killHard(child)
    expect(processState(serverPid)).toBe('running')
    const server = await start(dataDir)
    expect(server.pid()).toBe(serverPid)
    expect(server.messages).toContain('Took over a PostgreSQL that was already running')
    await server.stop()
    expect(processState(serverPid)).not.toBe('running')
  })

  test('the next start takes it over, also where its socket lies in a temporary folder', async () => {
    const dataDir = await preparedDataDir('long'.repeat(40))
    const { child, serverPid } = await holdInChild(dataDir)
    await killHard(child)
    expect((await start(dataDir)).pid()).toBe(serverPid)
  })

  test('a start with other settings, such as those of a new version, replaces the running server', async () => {
    const dataDir = await preparedDataDir()
    const { child, serverPid } = await holdInChild(dataDir)
    await killHard(child)
    const server = await start(dataDir, { max_connections: '41' })
    expect(server.pid()).not.toBe(serverPid)
    expect(processState(serverPid)).not.toBe('running')
  })

  test('a server that is just stopping is waited for', async () => {
    const dataDir = await preparedDataDir()
    const { child, serverPid } = await holdInChild(dataDir)
    await killHard(child)
    process.kill(serverPid, 'SIGINT')
    const server = await start(dataDir)
    expect(server.pid()).not.toBe(serverPid)
  })
})

describe('a dead server whose process id is still taken', () => {
  /** The parent of the process is a program that never waits for its children. */
  async function leaveUnreaped(dataDir: string, forSeconds: number): Promise<number> {
    const data = join(dataDir, 'postgres', 'data')
    const endpoint = { host: join(dataDir, 'postgres', 'socket'), port: 5432 }
    const args = postgresArguments(data, endpoint, EMBEDDED_SETTINGS)
    const plan = spawnPlan(chooseRunAs(undefined), findBinaries().postgres, args)
    const shell = ['-c', '"$@" & exec sleep "$0"', String(forSeconds), plan.file, ...plan.args]
    const parent = spawn('sh', shell, { stdio: 'ignore' })
    onTestFinished(() => {
      parent.kill('SIGKILL')
    })
    await until(() => readPostmasterFile(data)?.status === 'ready')
    const pid = readPostmasterFile(data)?.pid ?? 0
    process.kill(pid, 'SIGKILL')
    await until(() => processState(pid) === 'unreaped')
    return pid
  }

  test('is waited for until its parent reaps it', async () => {
    const dataDir = await preparedDataDir()
    const pid = await leaveUnreaped(dataDir, 1)
    const server = await start(dataDir)
    expect(server.pid()).not.toBe(pid)
  })

  test('is given up after two seconds when the parent never reaps it', async () => {
    const dataDir = await preparedDataDir()
    const pid = await leaveUnreaped(dataDir, 60)
    const begun = performance.now()
    const server = await start(dataDir)
    expect(performance.now() - begun).toBeGreaterThan(2_000)
    expect(server.pid()).not.toBe(pid)
    expect(processState(pid)).toBe('unreaped')
    expect(server.messages).toContain('Removing what a dead PostgreSQL left behind')
  })

  test.runIf(process.platform === 'linux')(
    'is recognised when the id belongs to another program',
    async () => {
      const dataDir = await preparedDataDir()
      const file = [process.pid, join(dataDir, 'postgres', 'data'), 1, 5432, '', '', '', 'ready', ''].join(
        '\n',
      )
      writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), file)
      const server = await start(dataDir)
      expect(server.pid()).not.toBe(process.pid)
    },
  )
})
