import { EventEmitter } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTogether } from './run-together.ts'

/** A program that lives until SIGTERM, says so in a file, and then ends. */
function companion(file: string) {
  const code = `
    const { writeFileSync } = require('node:fs')
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(file)}, ''); process.exit(0) })
    setInterval(() => {}, 1000)
    writeFileSync(${JSON.stringify(`${file}.started`)}, '')`
  return { command: 'node', args: ['-e', code] }
}

async function waitFor(file: string): Promise<void> {
  await expect.poll(() => existsSync(file), { timeout: 10_000 }).toBe(true)
}

test('when one ends, the other is asked to end and waited for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'together-'))
  const file = join(folder, 'ended')
  const once = `setInterval(() => require('node:fs').existsSync(${JSON.stringify(`${file}.started`)}) && process.exit(7), 20)`
  expect(await runTogether([companion(file), { command: 'node', args: ['-e', once] }])).toBe(7)
  expect(existsSync(file)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('when this process is asked to end, both end and the exit code is 0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'together-'))
  const [one, two] = [join(folder, 'one'), join(folder, 'two')]
  const signals = new EventEmitter()
  const ended = runTogether([companion(one), companion(two)], signals)
  await waitFor(`${one}.started`)
  await waitFor(`${two}.started`)
  signals.emit('SIGINT')
  expect(await ended).toBe(0)
  expect([existsSync(one), existsSync(two)]).toEqual([true, true])
  expect(signals.listenerCount('SIGINT')).toBe(0)
  rmSync(folder, { recursive: true })
})
