import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'

const SCRIPT = join(import.meta.dirname, 'testing/stoppable.ts')

function run(what = '') {
  const child = spawn(process.execPath, [SCRIPT, what], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { out: '', err: '' }
  child.stdout.on('data', (data) => (said.out += String(data)))
  child.stderr.on('data', (data) => (said.err += String(data)))
  return { child, said, ready: once(child.stdout, 'data'), ended: once(child, 'close') }
}

describe('stopping the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s runs the closers one after the other, also after one fails',
    async (signal) => {
      const { child, said, ready, ended } = run()
      await ready
      child.kill(signal)
      expect(await ended).toEqual([0, null])
      expect(said.out).toBe('ready\nclosed server\nclosed database\n')
      expect(said.err).toMatch(/Stopping failed in part/)
    },
  )

  test('two signals at once, from the terminal and from npm, count as one', async () => {
    const { child, said, ready, ended } = run()
    await ready
    child.kill('SIGINT')
    await sleep(20)
    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(said.out).toBe('ready\nclosed server\nclosed database\n')
  })

  test('a second signal ends the process at once', async () => {
    const { child, said, ready, ended } = run('dawdles')
    await ready
    child.kill('SIGTERM')
    // Repeated: on a busy machine the process may see the first one late, and take the next for the same.
    const again = setInterval(() => child.kill('SIGINT'), 1200)
    expect(await ended).toEqual([1, null])
    clearInterval(again)
    expect(said.out).toBe('ready\n')
  })

  test.each(['throws', 'rejects'])(
    'an uncaught bug that %s is logged, and the process ends in order',
    async (what) => {
      const { said, ended } = run(what)
      expect(await ended).toEqual([1, null])
      expect(said.out).toBe('ready\nclosed server\nclosed database\n')
      expect(said.err).toMatch(/"a bug".*A bug stops the server/)
    },
  )
})
