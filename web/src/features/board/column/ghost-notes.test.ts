import { expect, test } from 'vitest'
import { typingText } from './ghost-notes.tsx'

test('who is writing is named only where the name is known (board.md §6)', () => {
  const names = new Map([['k1', 'Ana']])
  expect(typingText('k1', names)).toBe('Ana is writing…')
  expect(typingText('k2', names)).toBe('Somebody is writing…')
  expect(typingText(null, names)).toBe('Somebody is writing…')
})
