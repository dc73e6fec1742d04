import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isOperatorKey, keepOperatorKey, operatorKeyOf } from './operator-key.ts'

const SECRET = 'a secret of thirty-two characters'

test('BOARD-63: the operator key is derived from the secret, and no other key is accepted', () => {
  const key = operatorKeyOf(SECRET)
  expect(key).toHaveLength(43)
  expect(isOperatorKey(key, SECRET)).toBe(true)
  for (const wrong of ['', 'x', `${key}x`, SECRET, operatorKeyOf('another secret of 32 characters !')])
    expect(isOperatorKey(wrong, SECRET)).toBe(false)
})

test('the operator key is a file in the data folder for its owner alone, and changes with the secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  for (const secret of [SECRET, SECRET, 'another secret of 32 characters !']) {
    const path = keepOperatorKey(dataDir, secret)
    expect(readFileSync(path, 'utf8').trim()).toBe(operatorKeyOf(secret))
    expect(statSync(path).mode & 0o777).toBe(0o600)
  }
})
