import { expect, test } from 'vitest'
import { issueTitleOf } from './issue-title.ts'

test('TRACK-5: a title is one line', () => {
  expect(issueTitleOf(' Fix\nthe  build ')).toEqual({ title: 'Fix the build', isCut: false })
})

test('TRACK-5: a long text is cut between characters, and says so', () => {
  const { title, isCut } = issueTitleOf('😀'.repeat(300))
  expect([[...title].length, title.endsWith('😀…'), isCut]).toEqual([240, true, true])
})
