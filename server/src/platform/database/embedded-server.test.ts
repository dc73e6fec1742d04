import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type EmbeddedOptions, type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { StartupError } from './startup-error.ts'
import { preparedDataDir } from './testing/prepared-data-dir.ts'
import { recordingLog } from './testing/recording-log.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

/** Stopped at the end of the test; a second stop does nothing. */
async function start(options: Partial<EmbeddedOptions> & { dataDir: string }): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ log: recordingLog(), ...options })
  onTestFinished(() => server.stop())
  return server
}

async function ask(server: EmbeddedServer, sql: string): Promise<unknown> {
  const client = new Client(server.connection)
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

test('what was written before a stop is there after the next start', async () => {
  // Only the owner may enter a scratch folder, like root's home.
  const dataDir = join(scratchFolder(), 'data')
  const first = await start({ dataDir })
  await ask(first, `create table kept as select 'still here' as word`)
  await first.stop()
  expect(existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'))).toBe(false)

  const second = await start({ dataDir })
  expect(await ask(second, 'select word from kept')).toBe('still here')
})

describe('a running server', () => {
  let dataDir: string
  let server: EmbeddedServer
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'database-test-'))
    server = await startEmbeddedServer({ dataDir, log: recordingLog() })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('is reached by its owner alone: no address, private folders, a generated password', async () => {
    expect(await ask(server, 'show listen_addresses')).toBe('')
    expect(server.connection.password).toHaveLength(32)
    expect(server.description).not.toContain(server.connection.password)
    const mode = (...path: string[]) => statSync(join(dataDir, 'postgres', ...path)).mode & 0o777
    expect([mode(), mode('data'), mode('socket'), mode('password')]).toEqual([0o700, 0o700, 0o700, 0o600])
    const guess = new Client({ ...server.connection, password: 'guess' })
    await expect(guess.connect()).rejects.toThrow('password authentication failed')
  })

  test('commits durably, and writes nothing of a failed statement to its log', async () => {
    expect(
      await ask(server, `select current_setting('fsync') || current_setting('synchronous_commit')`),
    ).toBe('onon')
    await expect(ask(server, `select 'secret feedback'::int`)).rejects.toThrow('secret feedback')
    expect(readFileSync(join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toContain('secret')
  })

  test('keeps running when a second start on the same DATA_DIR is refused', async () => {
    await expect(start({ dataDir })).rejects.toThrow(
      /already in use by another running server \(process \d+\)/,
    )
    expect(await ask(server, 'select 1')).toBe(1)
  })
})

test('a DATA_DIR too long for a socket gets a private socket folder elsewhere, removed at the stop', async () => {
  const dataDir = await preparedDataDir('long'.repeat(40))
  const server = await start({ dataDir })
  const { host } = server.connection
  expect(host.length).toBeLessThan(90)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  expect(await ask(server, 'select 1')).toBe(1)
  await server.stop()
  expect(existsSync(host)).toBe(false)
})

test('a comma in DATA_DIR does not split the list of socket folders', async () => {
  const server = await start({ dataDir: await preparedDataDir('a, b') })
  expect(await ask(server, 'select 1')).toBe(1)
})

test('a data folder that was restored from a backup with open rights is closed again', async () => {
  const dataDir = await preparedDataDir()
  chmodSync(join(dataDir, 'postgres', 'data'), 0o777)
  const server = await start({ dataDir })
  expect(await ask(server, 'select 1')).toBe(1)
})

test('an interrupted creation starts over', async () => {
  const dataDir = scratchFolder()
  mkdirSync(join(dataDir, 'postgres', 'data.unfinished', 'base'), { recursive: true })
  const server = await start({ dataDir })
  expect(await ask(server, 'select 1')).toBe(1)
  expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('data.unfinished')
})

test('a server that cannot start is reported in a sentence that names its log, and the folder is unlocked', async () => {
  const dataDir = await preparedDataDir()
  const failing = start({ dataDir, settings: { shared_buffers: '1kB' } })
  await expect(failing).rejects.toThrow(StartupError)
  await expect(failing).rejects.toThrow(
    /PostgreSQL could not start: .*shared_buffers.* \(details in .*server\.log\)/,
  )
  await start({ dataDir })
})
