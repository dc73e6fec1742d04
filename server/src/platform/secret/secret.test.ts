import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deriveKey } from './derive-key.ts'
import { keepSecret } from './secret-file.ts'
import { openSignedText, signText } from './signed-text.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'secret-test-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return path
}

describe('the secret file', () => {
  test('is made once, for its owner alone', () => {
    const dataDir = join(folder(), 'data')
    const secret = keepSecret(dataDir)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(keepSecret(dataDir)).toBe(secret)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(keepSecret(folder())).not.toBe(secret)
  })

  test('is not replaced in silence when it was emptied', () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'secret'), '')
    expect(() => keepSecret(dataDir)).toThrow(/damaged/)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('')
  })
})

describe('keys and signatures', () => {
  test('a key belongs to its purpose', () => {
    expect(deriveKey('secret', 'a')).toBe(deriveKey('secret', 'a'))
    expect(deriveKey('secret', 'a')).not.toBe(deriveKey('secret', 'b'))
    expect(deriveKey('other', 'a')).not.toBe(deriveKey('secret', 'a'))
  })

  test('what was signed opens with its key only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (text, key) => {
        expect(openSignedText(signText(text, key), key)).toBe(text)
        expect(openSignedText(signText(text, key), `${key}x`)).toBeNull()
        expect(openSignedText(`x${signText(text, key)}`, key)).toBeNull()
      }),
    )
  })

  test('nothing else opens, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openSignedText(text, 'key')).toBeNull()
      }),
    )
  })
})
