import { createHash } from 'node:crypto'

/** What is kept of a key. Keys are long and random, so that a fast hash without salt gives nothing away. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
