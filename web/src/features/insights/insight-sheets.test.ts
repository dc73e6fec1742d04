import type { RetroInsights } from '@retropulse/contract/insights'
import { describe, expect, test } from 'vitest'
import { retroInsights } from './testing/retro-insights.ts'
import { topOf, withheldText } from './insight-sheets.tsx'

const noted = (at: number, ...votes: readonly number[]) =>
  retroInsights(at, {
    topVotedCards: votes.map((count, nth) => ({ noteId: `${at}-${nth}`, text: `note ${nth}`, votes: count })),
  })
const topVoted = (...retros: readonly ReturnType<typeof noted>[]) =>
  topOf(retros, ({ topVotedCards }) => topVotedCards.map(({ votes, ...note }) => ({ ...note, count: votes })))

describe('INSIGHT-12: the top notes over all retros', () => {
  test('are five, those with the most first, each with its retro', () => {
    const top = topVoted(noted(0, 9, 4, 1), noted(1, 7, 6, 5))
    expect(top.map(({ count }) => count)).toEqual([9, 7, 6, 5, 4])
    expect(top[0]?.retro.name).toBe('Sprint 0')
  })

  test('begin with the newer one of two equal notes', () => {
    expect(topVoted(noted(0, 3), noted(1, 3)).map(({ noteId }) => noteId)).toEqual(['1-0', '0-0'])
  })

  test('leave out notes without any', () => {
    expect(topVoted(noted(0, 0), noted(1))).toEqual([])
  })
})

describe('INSIGHT-18, INSIGHT-19: retros whose notes are not quoted', () => {
  const texts = (...reasons: readonly RetroInsights['withheld'][]) =>
    withheldText(reasons.map((withheld) => ({ withheld })))

  test('are counted with their reason', () => {
    expect(texts('masked', null)).toBe('Notes from one retro are hidden while brainstorming is on.')
    expect(texts('archived', 'archived')).toBe('Notes from 2 archived retros are hidden.')
  })

  test('name all reasons where there are several', () => {
    expect(texts('masked', 'archived')).toContain('each is in brainstorming, archived or not open to you')
  })

  test('are not mentioned where there are none', () => {
    expect(texts(null)).toBeNull()
  })
})
