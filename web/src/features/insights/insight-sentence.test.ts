import type { TeamInsights } from '@retropulse/contract/insights'
import { expect, test } from 'vitest'
import { insightSentence } from './insight-sentence.ts'

const NONE = { good: 0, bad: 0, idea: 0, question: 0, thanks: 0, other: 0 }

function sentence(change: {
  notes?: Partial<typeof NONE>
  actions?: { created: number; done: number }
  all?: number
  mood?: { latest: number | null; previous: number | null }
}): string {
  return insightSentence({
    trends: { moodScore: { latest: null, previous: null, median: null, change: null, ...change.mood } },
    retros: Array.from<TeamInsights['retros'][number]>({ length: 12 }),
    retrosCount: change.all ?? 12,
    totals: { cardsCount: 0, votesCount: 0, emojiCount: 0, cardsByMeaning: { ...NONE, ...change.notes } },
    actions: { created: 0, done: 0, open: 0, medianAgeDays: null, oldestOpenDays: null, ...change.actions },
  })
}

test('INSIGHT-24: the insights open with what more notes are about than anything else, and action items done', () => {
  expect(sentence({ notes: { bad: 9, good: 3 }, actions: { created: 8, done: 5 } })).toBe(
    'In your last 12 retros, “To improve” got the most notes, and 5 of 8 actions are done.',
  )
})

test('INSIGHT-24: parts without content are left out', () => {
  expect(sentence({ actions: { created: 8, done: 5 }, all: 40 })).toBe(
    'In your last 12 of 40 retros, 5 of 8 actions are done.',
  )
  expect(sentence({ notes: { idea: 2 } })).toBe('In your last 12 retros, “Ideas” got the most notes.')
  expect(sentence({ notes: { other: 9, good: 3 } })).toBe('How your last 12 retros went.')
  expect(sentence({ notes: { bad: 9, good: 9, idea: 3 } })).toBe('How your last 12 retros went.')
})

// Rules: INSIGHT-35
test('INSIGHT-35: none and all action items have words of their own, and one is singular', () => {
  const actions = (created: number, done: number) => sentence({ actions: { created, done } })
  expect(actions(2, 0)).toBe('In your last 12 retros, none of 2 actions is done yet.')
  expect(actions(1, 0)).toBe('In your last 12 retros, the only action isn’t done yet.')
  expect(actions(2, 1)).toBe('In your last 12 retros, 1 of 2 actions is done.')
  expect(actions(3, 3)).toBe('In your last 12 retros, all 3 actions are done.')
  expect(actions(1, 1)).toBe('In your last 12 retros, the only action is done.')
})

// Rules: INSIGHT-36
test('INSIGHT-36: a change of the mood leads, and no change is not said', () => {
  const mood = (latest: number | null, previous: number | null) =>
    sentence({ notes: { good: 2 }, mood: { latest, previous } })
  const notes = 'In your last 12 retros, “Went well” got the most notes.'
  expect(mood(3.5, 4.7)).toBe(`In the latest poll, mood fell from 4.7 to 3.5. ${notes}`)
  expect(mood(4.72, 4.5)).toBe(`In the latest poll, mood rose from 4.5 to 4.7. ${notes}`)
  expect(mood(4.52, 4.54)).toBe(notes)
  expect(mood(3.5, null)).toBe(notes)
  expect(mood(null, 4.7)).toBe(notes)
})
