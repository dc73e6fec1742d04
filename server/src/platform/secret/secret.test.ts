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
  test('is created once, readable for its owner alone', () => {
    const dataDir = join(folder(), 'data')
    const secret = keepSecret(dataDir)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(keepSecret(dataDir)).toBe(secret)
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
    expect(keepSecret(folder())).not.toBe(secret)
  })

  test('an emptied secret file is an error, and is not replaced', () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'secret'), '')
    expect(() => keepSecret(dataDir)).toThrow(/damaged/)
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('')
  })
})

describe('derived keys and signatures', () => {
  test('a key belongs to its purpose', () => {
    expect(deriveKey('secret', 'a')).toBe(deriveKey('secret', 'a'))
    expect(deriveKey('secret', 'a')).not.toBe(deriveKey('secret', 'b'))
    expect(deriveKey('other', 'a')).not.toBe(deriveKey('secret', 'a'))
  })

  test('a signed text opens with its key only', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (text, key) => {
        expect(openSignedText(signText(text, key), key)).toBe(text)
        expect(openSignedText(signText(text, key), `${key}x`)).toBeNull()
        expect(openSignedText(`x${signText(text, key)}`, key)).toBeNull()
      }),
    )
  })

  test('other texts do not open, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openSignedText(text, 'key')).toBeNull()
      }),
    )
  })
})
