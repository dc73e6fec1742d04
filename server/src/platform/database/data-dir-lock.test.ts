import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from './data-dir-lock.ts'
import { StartupError } from './startup-error.ts'
import { killHard } from './testing/hold-in-child.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

test('a data folder is used by one process at a time; the second process is refused with one sentence', () => {
  const folder = join(scratchFolder(), 'new', 'data')
  const lock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(StartupError)
  expect(() => lockDataDir(folder)).toThrow(
    `The data folder ${folder} is already in use by another running server (process ${process.pid}).`,
  )
  lock.release()
  lockDataDir(folder).release()
})

test('the lock of a killed process is free at once, although its file remains', async () => {
  const folder = scratchFolder()
  const source = new URL('data-dir-lock.ts', import.meta.url).href
  const program = `import { lockDataDir } from '${source}'
    lockDataDir(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  expect(() => lockDataDir(folder)).toThrow(`(process ${child.pid})`)
  await killHard(child)
  expect(readFileSync(join(folder, 'in-use.lock'), 'utf8')).toContain(String(child.pid))
  lockDataDir(folder).release()
})

test('a data folder that cannot be created is named in the error', () => {
  const file = join(scratchFolder(), 'file')
  writeFileSync(file, '')
  expect(() => lockDataDir(join(file, 'data'))).toThrow(
    `The data folder ${file}/data cannot be written to (ENOTDIR)`,
  )
})
