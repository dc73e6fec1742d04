import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deriveKey } from './derive-key.ts'

/**
 * The key that opens the operator page (BOARD-63). It is derived from the secret, so that every process has the same
 * one, and it changes with the secret.
 */
export function operatorKeyOf(secret: string): string {
  return deriveKey(secret, 'operator')
}

/** Whether a text is the operator's key; takes the same time for every wrong one. */
export function isOperatorKey(given: string, secret: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(operatorKeyOf(secret)))
}

/** Writes the key to `<dataDir>/operator-key`, readable for the owner of the folder alone. Returns the file's path. */
export function keepOperatorKey(dataDir: string, secret: string): string {
  const path = join(dataDir, 'operator-key')
  const key = `${operatorKeyOf(secret)}\n`
  if (readIfThere(path) !== key) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path, key, { mode: 0o600 })
  }
  return path
}

/** Hashes both sides to one length, which the constant-time comparison needs. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}
