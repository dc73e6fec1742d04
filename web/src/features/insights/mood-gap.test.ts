import { expect, test } from 'vitest'
import { gapOf } from './mood-gap.ts'

const KNOWN = { moodScore: 4, moodGap: null }
const NOT_ASKED = { moodScore: null, moodGap: 'no-poll' } as const
const FEW = { moodScore: null, moodGap: 'few-answers' } as const
const NOT_KNOWN = { moodScore: null, moodGap: null }

test.each([
  [[KNOWN, NOT_ASKED, NOT_ASKED], 'no-poll'],
  [[FEW, KNOWN], 'few-answers'],
  [[FEW, NOT_ASKED], 'both'],
  [[NOT_KNOWN], 'both'],
  [[NOT_KNOWN, FEW], 'both'],
])('INSIGHT-25: gaps of %j read as %s', (retros, gap) => {
  expect(gapOf(retros)).toBe(gap)
})
