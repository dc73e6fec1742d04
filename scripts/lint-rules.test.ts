import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What the linter says about these files under the repository's configuration. */
function lint(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const config = join(ROOT, '.oxlintrc.json')
  const oxlint = join(ROOT, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--config', config, '.'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return stdout
}

test('a file of 300 lines is fine, one of 301 is not', () => {
  expect(lint({ 'a.ts': "export const a = 'a'\n".padEnd(320, '\n') })).not.toContain('max-lines')
  expect(lint({ 'a.ts': "export const a = 'a'\n".padEnd(322, '\n') })).toContain('max-lines')
})

test.each(['IconButton.ts', 'icon_button.ts'])('the name %s is refused', (path) => {
  expect(lint({ [path]: "export const a = 'a'\n" })).toContain('filename-case')
})

test('a barrel is refused', () => {
  const barrel = "export * from './a.ts'\nexport * from './b.ts'\n"
  const files = { 'a.ts': "export const a = 'a'\n", 'b.ts': "export const b = 'b'\n", 'index.ts': barrel }
  expect(lint(files)).toContain('no-barrel-file')
})

test('a circle of imports is refused, of types too', () => {
  const circle = {
    'a.ts': "import type { B } from './b.ts'\nexport type A = B | 'a'\n",
    'b.ts': "import type { A } from './a.ts'\nexport type B = readonly A[]\n",
  }
  expect(lint(circle)).toContain('no-cycle')
})
