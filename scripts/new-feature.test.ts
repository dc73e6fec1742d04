import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspect } from './check-boundaries.ts'
import { refuseNoun, writeFeature } from './new-feature.ts'
import { withRepository } from './boundaries/fixture-repository.ts'
import { stepEnvironment } from './run-steps.ts'

const ROOT = join(import.meta.dirname, '..')
const ROOMS = ['domain', 'contract', 'server', 'web']
/** The files on which a new feature depends; the rest of the repository may be half-finished. */
const FOUNDATION = [
  ...ROOMS.flatMap((room) => [`${room}/package.json`, `${room}/tsconfig.json`]),
  'package.json',
  ...readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name)),
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'domain/src',
  'contract/src',
  'web/src/lib',
]

/** Makes a folder a repository of its own, with the installed packages of this one. */
function furnish(root: string): void {
  for (const path of FOUNDATION) cpSync(join(ROOT, path), join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules/@retropulse'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@retropulse')
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name))
  }
  for (const room of ROOMS) symlinkSync(join(root, room), join(root, 'node_modules/@retropulse', room))
}

function run(root: string, command: string, ...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: stepEnvironment(),
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('a new feature passes every check, and its own tests', { timeout: 240_000 }, () => {
  withRepository({}, (root) => {
    furnish(root)
    const paths = writeFeature(root, 'team-moods')
    run(root, 'oxfmt', ...paths)
    expect(inspect(root, { only: paths, exceptions: [] }).violations).toEqual([])
    expect(run(root, 'oxlint', ...paths)).toMatchObject({ status: 0 })
    for (const room of ['.', ...ROOMS]) {
      const { output } = run(root, 'tsc', '-p', room)
      expect(output.split('\n').filter((line) => line.includes('team-moods'))).toEqual([])
    }
    expect(run(root, 'vitest', 'run', 'team-moods')).toMatchObject({ status: 0 })
  })
})

test.each([
  ['', 'kebab-case'],
  ['TeamMoods', 'kebab-case'],
  ['../elsewhere', 'kebab-case'],
  ['utils', 'names no idea'],
  ['kept-moods', 'a word of our own'],
  ['board', 'domain/src/board exists already'],
])('%j is refused', (noun, reason) => {
  withRepository({ 'domain/src/board/state.ts': '' }, (root) =>
    expect(refuseNoun(root, noun)).toContain(reason),
  )
})

test('a fresh noun is taken', () => {
  withRepository({}, (root) => expect(refuseNoun(root, 'team-moods')).toBeNull())
})
