import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { withRepository } from './boundaries/fixture-repository.ts'
import { hashSources, readStamp, STAMP } from './web-stamp.ts'

const HOUSE = {
  'web/src/main.tsx': 'main',
  'web/src/main.test.ts': 'test',
  'web/dist/app.js': 'built',
  'domain/src/a.ts': 'a',
  'contract/src/b.ts': 'b',
  'server/src/c.ts': 'c',
  'package-lock.json': '{}',
}
const hashOf = (changes: Record<string, string>) => withRepository({ ...HOUSE, ...changes }, hashSources)

test.each([
  'web/src/main.tsx',
  'web/index.html',
  'domain/src/a.ts',
  'contract/src/b.ts',
  'package-lock.json',
])('the build is stale when %s changes', (path) => expect(hashOf({ [path]: 'other' })).not.toBe(hashOf({})))

test.each(['web/src/main.test.ts', 'web/dist/app.js', 'server/src/c.ts'])(
  'the build is not stale when %s changes',
  (path) => expect(hashOf({ [path]: 'other' })).toBe(hashOf({})),
)

test('text that moves from one file to the next is a change', () => {
  const [together, apart] = [
    { 'web/a.ts': 'xy', 'web/b.ts': '' },
    { 'web/a.ts': 'x', 'web/b.ts': 'y' },
  ]
  expect(hashOf(together)).not.toBe(hashOf(apart))
})

test('a build without its stamp was not finished', () => {
  withRepository(HOUSE, (root) => {
    expect(readStamp(root)).toBeNull()
    mkdirSync(dirname(join(root, 'web/dist', STAMP)), { recursive: true })
    writeFileSync(join(root, 'web/dist', STAMP), 'abc')
    expect(readStamp(root)).toBe('abc')
  })
})
