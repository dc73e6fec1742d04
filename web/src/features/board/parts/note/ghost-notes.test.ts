import { expect, test } from 'vitest'
import { typingText } from './ghost-notes.tsx'

test('TYPING-1: a typing indicator names the participant only where the name is known', () => {
  const names = new Map([['k1', 'Ana']])
  expect(typingText('k1', names)).toBe('Ana is writing…')
  expect(typingText('k2', names)).toBe('Someone is writing…')
  expect(typingText(null, names)).toBe('Someone is writing…')
})
