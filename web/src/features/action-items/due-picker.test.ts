import { describe, expect, test } from 'vitest'
import { dueWords } from './due-picker.tsx'

describe('ACTION-16: the due date in words', () => {
  const today = '2026-11-22'

  test.each([
    ['2026-11-21', 'Overdue by 1 day', 'overdue'],
    ['2025-11-22', 'Overdue by 365 days', 'overdue'],
    ['2026-11-22', 'Due today', 'near'],
    ['2026-11-23', 'Due tomorrow', 'near'],
    ['2027-01-02', /^Due .*Jan.*2027/, 'later'],
  ])('ACTION-16: %s', (due, words, tone) => {
    expect(dueWords(due, today)).toMatchObject({ words: expect.stringMatching(words), tone })
  })

  test('ACTION-15, ACTION-16: an action item that is done is not overdue', () => {
    expect(dueWords('2026-11-20', today, true)).toMatchObject({
      words: expect.stringMatching(/Nov/),
      tone: 'later',
    })
  })
})
