import { expect, test } from 'vitest'
import { chooseRunAs, ownerOf, spawnPlan } from './embedded-as-root.ts'

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'

test.runIf(isRoot)('root runs PostgreSQL in a user namespace, where files stay its own', () => {
  const runAs = chooseRunAs(undefined, () => true)
  expect(runAs.kind === 'namespace' && runAs.uid).toBeGreaterThan(0)
  expect(ownerOf(runAs)).toEqual({ uid: 0, gid: process.getgid?.() })
  expect(spawnPlan(runAs, '/bin/postgres', ['-D', 'x']).args.slice(-3)).toEqual(['/bin/postgres', '-D', 'x'])
})

test.runIf(isRoot)('without user namespaces PostgreSQL runs as another user', () => {
  const runAs = chooseRunAs({ uid: 0, gid: 0 }, () => false)
  expect(runAs.kind).toBe('user')
  expect(ownerOf(runAs).uid).toBeGreaterThan(0)
})

test.runIf(isRoot)(
  'data that belongs to an ordinary user stays that user’s when root starts the server',
  () => {
    const runAs = chooseRunAs({ uid: 1234, gid: 99 }, () => true)
    expect(ownerOf(runAs)).toEqual({ uid: 1234, gid: 99 })
    expect(spawnPlan(runAs, 'postgres', []).options).toEqual({ uid: 1234, gid: 99 })
  },
)

test.runIf(!isRoot)('an ordinary user runs PostgreSQL as themselves', () => {
  expect(chooseRunAs(undefined)).toEqual({ kind: 'self' })
  expect(spawnPlan({ kind: 'self' }, 'postgres', ['-V'])).toEqual({
    file: 'postgres',
    args: ['-V'],
    options: {},
  })
})
