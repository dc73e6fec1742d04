import type { TeamInsights } from '@retropulse/contract/insights'
import { expect, test } from 'vitest'
import { insightSentence } from './insight-sentence.ts'

const NONE = { good: 0, bad: 0, idea: 0, question: 0, thanks: 0, other: 0 }
const TREND = { latest: null, previous: null, median: null, change: null }

function sentence(change: {
  mood?: Partial<TeamInsights['trends']['moodScore']>
  notes?: Partial<typeof NONE>
  actions?: { created: number; done: number }
  all?: number
}): string {
  return insightSentence({
    retros: Array.from<TeamInsights['retros'][number]>({ length: 12 }),
    retrosCount: change.all ?? 12,
    trends: {
      moodScore: { ...TREND, ...change.mood },
      peopleCount: TREND,
      cardsCount: TREND,
      votesCount: TREND,
      emojiCount: TREND,
    },
    totals: { cardsCount: 0, votesCount: 0, emojiCount: 0, cardsByMeaning: { ...NONE, ...change.notes } },
    actions: { created: 0, done: 0, open: 0, medianAgeDays: null, oldestOpenDays: null, ...change.actions },
  })
}

test('INSIGHT-24: the insights open with the mood and its change, what more notes are about than anything else, and action items done', () => {
  expect(
    sentence({
      mood: { latest: 3.84, previous: 3.43 },
      notes: { bad: 9, good: 3 },
      actions: { created: 8, done: 5 },
    }),
  ).toBe(
    'Mood rose from 3.4 to 3.8 of 5; in your last 12 retros, more notes are about what to improve than anything else and 5 of 8 actions are done.',
  )
})

test('INSIGHT-24: parts without content are left out', () => {
  expect(sentence({ mood: { latest: 2, previous: 2.5 }, all: 40 })).toBe('Mood fell from 2.5 to 2 of 5.')
  expect(sentence({ mood: { latest: 4, previous: 4.02 } })).toBe('Mood stayed at 4 of 5.')
  expect(sentence({ mood: { latest: 4 } })).toBe('The latest mood is 4 of 5.')
  expect(sentence({ notes: { other: 9, good: 3 } })).toBe('How your last 12 retros went.')
  expect(sentence({ notes: { bad: 9, good: 9, idea: 3 } })).toBe('How your last 12 retros went.')
})
