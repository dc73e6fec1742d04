import { teamInsightsSchema } from '@retropulse/contract/insights'
import { type BoardFacts, emptyFacts } from '@retropulse/domain/insights/board-facts'
import { teamInsights } from '@retropulse/domain/insights/team-insights'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { parseCsv } from '@retropulse/domain/kernel/testing/parse-csv'
import type { Steps } from '@retropulse/domain/kernel/text-in-steps'
import { expect, test } from 'vitest'
import { insightsFile, insightsJson } from './insights-text.ts'
import type { CountedInsights } from './read-team-insights.ts'

/** As many retros as insights have at most, each with the longest texts (INSIGHT-26). */
const RETROS = 500
const quoted = [3, 2, 1].map((count) => ({
  noteId: asId<NoteId>(`n${count}`),
  text: 'Tea, hot '.repeat(31),
  count,
}))
const facts: BoardFacts = {
  ...emptyFacts([]),
  peopleCount: 4,
  topVotedCards: quoted,
  topReactedCards: quoted,
}
const insights: CountedInsights = {
  ...teamInsights(
    Array.from({ length: RETROS }, (_, at) => ({
      retro: { id: `r${at}`, name: `Sprint ${at}`, timestamp: at },
      isArchived: false,
      isReaderRemoved: false,
      moodScore: 4,
      moodGap: null,
      facts,
      actions: [],
    })),
    3,
    0,
  ),
  retrosCount: RETROS,
  moodFloor: 3,
  running: [],
}

/** Runs the steps at once, and counts the times that other work could have run. */
function counting() {
  const counted = { pauses: 0 }
  const doInSteps = (steps: Steps) => {
    for (const _ of steps) counted.pauses += 1
    return Promise.resolve()
  }
  return { counted, doInSteps }
}

// Rules: LIMIT-22, INSIGHT-5, INSIGHT-26
test('LIMIT-22: insights of 500 retros are serialised in steps, each retro once, oldest first', async () => {
  const { counted, doInSteps } = counting()
  const parts = await insightsJson(insights, doInSteps)
  const read = teamInsightsSchema.parse(JSON.parse(parts.join('')))
  expect(read).toEqual(teamInsightsSchema.parse(insights))
  expect(counted.pauses).toBeGreaterThanOrEqual(10)
})

// Rules: LIMIT-22, INSIGHT-16
test('LIMIT-22: the file of such insights is written in steps, with a row for each retro', async () => {
  const { counted, doInSteps } = counting()
  const text = (await insightsFile(insights, doInSteps)).join('')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const rows = parseCsv(text.slice(1))
  expect(rows.slice(1).map(([name]) => name)).toEqual(insights.retros.map(({ retro }) => retro.name))
  expect(counted.pauses).toBeGreaterThanOrEqual(10)
})
