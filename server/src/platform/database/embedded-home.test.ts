import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedServer } from './embedded-server.ts'
import { preparedDataDir } from './testing/prepared-data-dir.ts'
import { recordingLog } from './testing/recording-log.ts'

/** A folder that every user may enter, like most folders of a server. */
function openFolder(): string {
  const folder = mkdtempSync('/tmp/database-open-')
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function startWithoutNamespaces(dataDir: string, reachableRoot: string) {
  const log = recordingLog()
  const server = await startEmbeddedServer({ dataDir, reachableRoot, log, isNamespaceUsable: () => false })
  onTestFinished(() => server.stop())
  const client = new Client(server.connection)
  await client.connect()
  await client.query('create table if not exists kept (word text)')
  const { rows } = await client.query<{ count: string }>('select count(*) from kept')
  await client.query(`insert into kept values ('x')`)
  await client.end()
  return { server, messages: log.messages, storedRows: Number(rows[0]?.count) }
}

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'root without user namespaces',
  () => {
    test('another user runs the database in DATA_DIR when that user can enter it', async () => {
      const folder = openFolder()
      const dataDir = join(folder, 'data')
      const first = await startWithoutNamespaces(dataDir, join(folder, 'reachable'))
      expect(statSync(join(dataDir, 'postgres', 'data')).uid).toBeGreaterThan(0)
      expect(first.messages).toEqual([])
      await first.server.stop()
      expect((await startWithoutNamespaces(dataDir, join(folder, 'reachable'))).storedRows).toBe(1)
    })

    test('in a closed DATA_DIR the database moves to a folder that this user can reach, and the log says so', async () => {
      const folder = openFolder()
      const dataDir = join(folder, 'closed', 'data')
      mkdirSync(join(folder, 'closed'), { mode: 0o700 })
      const first = await startWithoutNamespaces(dataDir, join(folder, 'reachable'))
      const home = realpathSync(join(dataDir, 'postgres'))
      expect(lstatSync(join(dataDir, 'postgres')).isSymbolicLink()).toBe(true)
      expect(home.startsWith(join(folder, 'reachable'))).toBe(true)
      expect(first.messages.join()).toContain(`the database lies in ${home}`)
      await first.server.stop()
      expect((await startWithoutNamespaces(dataDir, join(folder, 'reachable'))).storedRows).toBe(1)
    })

    test('a database made by root is handed over to that user', async () => {
      const folder = openFolder()
      const dataDir = await preparedDataDir()
      chmodSync(join(dataDir, '..'), 0o755)
      chmodSync(dataDir, 0o755)
      await startWithoutNamespaces(dataDir, join(folder, 'reachable'))
      expect(statSync(join(dataDir, 'postgres', 'data', 'base')).uid).toBeGreaterThan(0)
    })

    test('a database made by root where no other user can enter stays as it is, and the error says what to do', async () => {
      const folder = openFolder()
      const dataDir = await preparedDataDir('closed')
      chmodSync(dataDir, 0o700)
      await expect(startWithoutNamespaces(dataDir, join(folder, 'reachable'))).rejects.toThrow(
        /belongs to root, .* user namespaces are off, .* set DATA_DIR to it/,
      )
    })
  },
)
