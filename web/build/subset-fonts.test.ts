import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { FONTS, writeFonts } from './subset-fonts.ts'

const css = readFileSync(new URL('../src/ui/fonts.css', import.meta.url), 'utf8')

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('each font of the style sheet has the weights that are declared for it, and no other font is built', () => {
  const declared = [...css.matchAll(/font-weight: (\d+) (\d+);[^}]*url\('@fonts\/([\w.-]+)'\)/g)]
  expect(declared.map(([, min, max, name]) => [name, Number(min), Number(max)])).toEqual(
    FONTS.map(({ name, weights }) => [name, weights.min, weights.max]),
  )
})

test('fonts are written once, smaller than in their packages, and the same in every build', async () => {
  const [one, other] = await Promise.all([writeFonts(emptyFolder()), writeFonts(emptyFolder())])
  for (const { name, source } of FONTS) {
    const built = readFileSync(join(one, name))
    expect(built.subarray(0, 4).toString()).toBe('wOF2')
    expect(built.length).toBeLessThan(statSync(fileURLToPath(import.meta.resolve(source))).size)
    expect(readFileSync(join(other, name)).equals(built)).toBe(true)
  }
})
