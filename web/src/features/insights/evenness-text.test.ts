import { expect, test } from 'vitest'
import { evennessText } from './evenness-text.ts'

const of = (evenness: number, people: number) => ({
  wroteMost: 1,
  wroteSome: people - 1,
  wroteNone: 0,
  evenness,
})

// Rules: INSIGHT-34
test('INSIGHT-34: fewer than 6 people in a retro have no verdict in words', () => {
  expect(evennessText(of(50, 5), 1)).toBe('share.few')
  expect(evennessText(of(50, 6), 1)).toBe('share.middle')
  expect(evennessText(of(90, 47), 8)).toBe('share.few')
})

test('INSIGHT-9: the evenness has three verdicts', () => {
  expect(evennessText(of(70, 12), 2)).toBe('share.even')
  expect(evennessText(of(40, 12), 2)).toBe('share.middle')
  expect(evennessText(of(30, 12), 2)).toBe('share.uneven')
})
