import { expect, test } from 'vitest'
import { issueTitleOf } from './issue-title.ts'

test('TRACK-5: a title is one line', () => {
  expect(issueTitleOf(' Fix\nthe  build ')).toEqual({ title: 'Fix the build', isCut: false })
})

test('TRACK-5: a long text is cut between characters, and says so', () => {
  const { title, isCut } = issueTitleOf('😀'.repeat(300))
  expect([title.length, title.endsWith('😀…'), isCut]).toEqual([239, true, true])
})

test('TRACK-5: an emoji of several parts stays whole or is left out', () => {
  const family = '👩‍👩‍👧‍👦'
  for (let before = 0; before < 12; before += 1) {
    const { title } = issueTitleOf('x'.repeat(before) + family.repeat(40))
    expect(title.slice(before, -1).replaceAll(family, '')).toBe('')
    expect(title.length).toBeLessThanOrEqual(240)
  }
})
