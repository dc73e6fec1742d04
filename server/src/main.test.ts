import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { MIGRATIONS_DIR, type Tables } from './main.ts'
import { openTestDatabase, type TestDatabase } from './platform/database/testing/test-database.ts'
import { openBrowser, signUp, type TestBrowser } from './testing/test-browser.ts'

const MAIN = join(import.meta.dirname, 'main.ts')

let database: TestDatabase<Tables>
let folder: string
beforeAll(async () => {
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  folder = mkdtempSync(join(tmpdir(), 'main-test-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** Runs `npm start` with only these environment variables. */
function start(environment: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.databaseUrl,
    SECRET: 'a secret of thirty-two characters',
    ...environment,
  }
  const child = spawn(process.execPath, [MAIN], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += String(data)))
  child.stderr.on('data', (data) => (said.err += String(data)))
  const ended = once(child, 'close').then(([code]) => Number(code))
  const running = async () => {
    while (!said.out.includes('Data lies in'))
      await Promise.race([once(child.stdout, 'data'), ended.then(failed)])
    return /running at (\S+)/.exec(said.out)?.[1] ?? ''
  }
  const failed = () => {
    throw new Error(said.err)
  }
  return { child, said, ended, running }
}

describe('npm start', () => {
  test('a start prints the address and the data folder, and nothing else', async () => {
    const server = start()
    const url = await server.running()
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    await signUp(openBrowser(url))
    expect(server.said.out).toMatch(
      /^Retropulse is running at http:\/\/127\.0\.0\.1:\d+\nData lies in PostgreSQL at \S+\n$/,
    )
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.said.err).toBe('')
    expect(server.said.out.split('\n')).toHaveLength(3)
  })

  test('a start without settings uses the embedded database; users are still signed in after the next start', async () => {
    const browsers: TestBrowser[] = []
    for (const round of ['first', 'second']) {
      const server = start({ DATABASE_URL: '', SECRET: '', DATA_DIR: 'my-data' })
      const url = await server.running()
      expect(server.said.out).toBe(
        `Retropulse is running at ${url}\nData lies in ${join(folder, 'my-data')}\n`,
      )
      const browser = openBrowser(url, browsers[0]?.cookies)
      browsers.push(browser)
      if (round === 'first') await signUp(browser)
      expect((await browser.get('/profile')).status).toBe(200)
      server.child.kill('SIGTERM')
      expect([await server.ended, server.said.err]).toEqual([0, ''])
    }
  })

  test('wrong settings are all named, in sentences, and the server does not start', async () => {
    const server = start({ PORT: 'http', LOG_LEVEL: 'loud', SECRET: 'short' })
    expect(await server.ended).toBe(1)
    expect(server.said).toEqual({
      out: '',
      err:
        'PORT has to be a whole number from 0 to 65535, but is "http".\n' +
        'SECRET has to have at least 32 random characters.\n' +
        'LOG_LEVEL has to be one of silent, error, warn, info, debug, but is "loud".\n',
    })
  })

  test('a port that is in use is named', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const server = start({ PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.said.err).toBe(
      `Port ${port} is in use by another program. Stop that one, or set PORT to another number.\n`,
    )
  })
})

describe('stopping the server', () => {
  test('requests under way are answered and saved, and no new ones are accepted', async () => {
    const server = start()
    const url = await server.running()
    const email = 'late@example.com'
    // The sign-up waits for the table, so that it is certainly under way when the server stops.
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE user_account IN EXCLUSIVE MODE')
    const asked = signUp(openBrowser(url), { email })
    const waiting = 'SELECT 1 FROM pg_locks WHERE relation = $1::regclass AND NOT granted'
    await expect.poll(async () => (await holder.query(waiting, ['user_account'])).rowCount).toBe(1)
    server.child.kill('SIGTERM')
    await expect.poll(() => fetch(url).catch(() => null)).toBeNull()
    await holder.query('COMMIT')
    holder.release()
    expect(await asked).toMatchObject({ email })
    expect(await server.ended).toBe(0)
    const { rows } = await database.pool.query('SELECT 1 FROM user_account WHERE email = $1', [email])
    expect(rows).toHaveLength(1)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
  })

  test('an idle connection does not delay the stop', async () => {
    const server = start()
    const url = new URL(await server.running())
    const idle = connect(Number(url.port), url.hostname)
    await once(idle, 'connect')
    idle.on('error', () => undefined)
    const asked = performance.now()
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(20_000)
  })
})
