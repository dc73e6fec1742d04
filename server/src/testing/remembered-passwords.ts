import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from '../features/auth/store/better-auth-options.ts'

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

/**
 * Hashes a password once and compares it once, since hashing is slow on purpose. The hashes are real, so that other
 * processes can verify them; equal passwords have the same.
 */
export const rememberedPasswords: PasswordHashing = {
  hash: (password) => remember(hashes, password, () => hashPassword(password)),
  verify: ({ hash, password }) =>
    remember(answers, JSON.stringify([hash, password]), () => verifyPassword({ hash, password })),
}

function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? find()
  known.set(key, found)
  return found
}
