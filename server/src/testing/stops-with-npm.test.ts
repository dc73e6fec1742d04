import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR } from '../main.ts'
import { openTestDatabase } from '../platform/database/testing/test-database.ts'
import { freePort } from './server-process.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The documented command in a process group, as in a terminal; without `prestart`, which may build the page. */
async function npmStart() {
  const database = await openTestDatabase(MIGRATIONS_DIR)
  onTestFinished(database.close)
  const port = String(await freePort())
  const child = spawn('npm', ['start', '--ignore-scripts', '--loglevel=error', '--no-update-notifier'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      HOST: '127.0.0.1',
      PORT: port,
      DATABASE_URL: database.databaseUrl,
      SECRET: 'a secret of thirty-two characters',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const group = -(child.pid ?? Number.NaN)
  const ended = once(child, 'close')
  onTestFinished(() => {
    // Kills what is left over when the test fails; a group without processes no longer exists.
    expect(() => process.kill(group, 'SIGKILL')).toThrow('ESRCH')
  })
  let said = ''
  for await (const data of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(data)
    if (said.includes('Data lies in')) break
  }
  child.stdout.resume()
  return { child, group, ended, url: `http://127.0.0.1:${port}` }
}

describe('npm start', { timeout: 180_000 }, () => {
  test('asked to end, as by kill $!, it ends after the server has ended in order', async () => {
    const { child, ended, url } = await npmStart()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

  test('at Ctrl+C, which reaches both npm and the server, it ends in order too', async () => {
    const { group, ended, url } = await npmStart()
    process.kill(group, 'SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

  test('it runs without a shell between npm and the server, like npm run dev: a shell would not forward signals', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    // What follows || is for the shell of Windows, which has neither exec nor signals to forward.
    for (const name of ['start', 'dev']) expect(scripts[name]).toMatch(/^exec (node \S+) \|\| \1$/)
  })
})
