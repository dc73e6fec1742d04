import type { RetroInsights } from '@retropulse/contract/insights'
import { DAY_MS } from '@retropulse/domain/kernel/durations'

const FORTNIGHT = 14 * DAY_MS
const BEGIN = Date.UTC(2026, 0, 9, 10)

/** The `at`th retro of a team that holds one every two weeks. */
export function retroInsights(at: number, figures: Partial<RetroInsights> = {}): RetroInsights {
  return {
    retro: { id: `retro-${at}`, name: `Sprint ${at}`, timestamp: BEGIN + at * FORTNIGHT },
    withheld: null,
    moodScore: 4,
    moodGap: null,
    peopleCount: 5,
    cardsCount: 10,
    votesCount: 8,
    emojiCount: 3,
    cardsByColumns: {
      meanings: { good: 5, bad: 3, idea: 2, question: 0, thanks: 0, other: 0 },
      columns: [],
    },
    contribution: null,
    topVotedCards: [],
    topReactedCards: [],
    actionsCreated: 1,
    actionsDone: 0,
    ...figures,
  }
}
