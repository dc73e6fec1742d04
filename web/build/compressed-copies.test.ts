import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressedCopies } from './compressed-copies.ts'

const TEXT = '<p>A line of a page.</p>\n'.repeat(500)

let root = ''

/** A page with files that are served as they are, built into `dist`. */
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'compressed-'))
  mkdirSync(join(root, 'public/static/js'), { recursive: true })
  writeFileSync(join(root, 'index.html'), TEXT)
  writeFileSync(join(root, 'public/font.woff2'), 'x'.repeat(5000))
  writeFileSync(join(root, 'public/small.css'), 'a{}')
  writeFileSync(join(root, 'public/names.json'), JSON.stringify(TEXT))
  writeFileSync(join(root, 'public/static/js/formats.json'), ' '.repeat(5000))
  await build({ root, configFile: false, logLevel: 'silent', plugins: [compressedCopies()] })
})
afterAll(() => rmSync(root, { recursive: true }))

const built = (path: string) => join(root, 'dist', path)
const hasCopy = (path: string) => existsSync(built(`${path}.br`)) || existsSync(built(`${path}.gz`))

test.each(['index.html', 'names.json'])('%s gets copies that unpack to the same', (path) => {
  expect(brotliDecompressSync(readFileSync(built(`${path}.br`)))).toEqual(readFileSync(built(path)))
  expect(gunzipSync(readFileSync(built(`${path}.gz`)))).toEqual(readFileSync(built(path)))
})

test.each(['font.woff2', 'small.css'])('%s, which gains nothing, has no copy', (path) => {
  expect(existsSync(built(path))).toBe(true)
  expect(hasCopy(path)).toBe(false)
})

test('CREATE-29, PULSE-14: lists that an operator may replace get no compressed copies', () => {
  expect(existsSync(built('static/js/formats.json'))).toBe(true)
  expect(hasCopy('static/js/formats.json')).toBe(false)
})
