import { NAME_MAX } from '@retropulse/domain/board/limits'
import { isStorableText } from '@retropulse/domain/kernel/text'
import { expect, test } from 'vitest'
import { nameFromEmail } from './name-from-email.ts'

test('the name of an account that has only an address is made of it', () => {
  expect(nameFromEmail('ann.example+retro@example.com')).toBe('Ann Example')
})

test('a long address is cut between characters, so that the name can be stored', () => {
  for (let before = 0; before < 3; before += 1) {
    const name = nameFromEmail(`${'x'.repeat(before)}${'😀'.repeat(NAME_MAX)}@example.com`)
    expect(isStorableText(name)).toBe(true)
    expect(name.length).toBeLessThanOrEqual(NAME_MAX)
  }
})
