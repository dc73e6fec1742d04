import { expect, test } from 'vitest'
import { listOfWords } from './list-of-words.ts'

test.each([
  [['Read'], 'Read'],
  [['Write', 'Metrics'], 'Write and metrics'],
  [['Read', 'Write', 'Metrics'], 'Read, write, and metrics'],
])('labels in one line start with one capital: %j', (labels, line) => {
  expect(listOfWords(labels)).toBe(line)
})
