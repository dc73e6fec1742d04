import { createHash } from 'node:crypto'

/** The stored hash of a key. Keys are long and random, so that a fast hash without salt is safe. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
