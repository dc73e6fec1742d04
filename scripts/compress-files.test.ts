import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
  mkdirSync(join(folder, 'assets'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('texts get copies that unpack to the same, in folders too', () => {
  const text = 'a line of script\n'.repeat(500)
  writeFileSync(join(folder, 'assets/page.js'), text)
  compressFiles(folder)
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'assets/page.js.br'))))).toBe(text)
  expect(String(gunzipSync(readFileSync(join(folder, 'assets/page.js.gz'))))).toBe(text)
})

test('fonts and small files stay as they are', () => {
  writeFileSync(join(folder, 'font.woff2'), 'x'.repeat(5000))
  writeFileSync(join(folder, 'small.css'), 'a{}')
  compressFiles(folder)
  expect(existsSync(join(folder, 'font.woff2.br')) || existsSync(join(folder, 'small.css.br'))).toBe(false)
})

test('CREATE-29, PULSE-14: lists that an operator may replace get no compressed copies', () => {
  mkdirSync(join(folder, 'static/js'), { recursive: true })
  writeFileSync(join(folder, 'static/js/formats.json'), ' '.repeat(5000))
  compressFiles(folder)
  expect(existsSync(join(folder, 'static/js/formats.json.br'))).toBe(false)
  expect(existsSync(join(folder, 'static/js/formats.json.gz'))).toBe(false)
})
