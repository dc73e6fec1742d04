import { describe, expect, test } from 'vitest'
import { deriveKey } from './derive-key.ts'
import { openSealedText, sealText } from './sealed-text.ts'

const KEY = deriveKey('a secret of thirty-two characters', 'slack')

describe('an encrypted text', () => {
  test.each(['', 'https://hooks.slack.com/services/T/B/x', 'ü 🎉'])('%j opens again', (text) => {
    expect(openSealedText(sealText(text, KEY, 'team'), KEY, 'team')).toBe(text)
  })

  test('shows nothing of the text, and is different each time', () => {
    const [one, other] = [sealText('hooks', KEY, 'team'), sealText('hooks', KEY, 'team')]
    expect(one).not.toBe(other)
    expect(Buffer.from(one, 'base64url').includes('hooks')).toBe(false)
  })

  test('opens with no other key and for no other place', () => {
    const sealed = sealText('hooks', KEY, 'team')
    expect(openSealedText(sealed, deriveKey('another secret', 'slack'), 'team')).toBeNull()
    expect(openSealedText(sealed, KEY, 'other team')).toBeNull()
  })

  test('does not open when a single bit was changed, or the end is missing', () => {
    const bytes = Buffer.from(sealText('hooks', KEY, 'team'), 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(openSealedText(changed.toString('base64url'), KEY, 'team')).toBeNull()
      expect(openSealedText(bytes.subarray(0, at).toString('base64url'), KEY, 'team')).toBeNull()
    }
  })
})
