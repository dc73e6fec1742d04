import { csvOf } from '../kernel/csv.ts'
import type { Day } from '../kernel/day.ts'
import { MEANINGS } from './meaning-counts.ts'
import { t } from './messages.ts'
import type { RetroInsights } from './team-insights.ts'

/**
 * A team's insights as comma-separated values: one row a retro, in the order given, each a piece for work in steps
 * (LIMIT-22). An unknown value is empty, and no 0 (INSIGHT-16). `dayOf` returns the day of a moment in milliseconds
 * since 1970.
 */
export function* insightsCsv(
  retros: readonly RetroInsights[],
  dayOf: (at: number) => Day,
): Generator<string, void, undefined> {
  yield csvOf([COLUMNS.map((column) => t(column))])
  for (const insights of retros) yield csvOf([rowOf(insights, dayOf)])
}

/** The columns, by their names in the catalogue. */
const COLUMNS = [
  'retro',
  'date',
  'mood',
  'people',
  'notes',
  'votes',
  'reactions',
  'good',
  'bad',
  'ideas',
  'questions',
  'thanks',
  'other',
  'wroteNone',
  'wroteSome',
  'wroteMost',
  'evenness',
  'actionsAdded',
  'actionsDone',
  'mostVotes',
  'mostReactions',
] as const

function rowOf(insights: RetroInsights, dayOf: (at: number) => Day): readonly string[] {
  const { retro, contribution, cardsByColumns, topVotedCards, topReactedCards } = insights
  const numbers = [
    insights.moodScore,
    insights.peopleCount,
    insights.cardsCount,
    insights.votesCount,
    insights.emojiCount,
    ...MEANINGS.map((meaning) => cardsByColumns.meanings[meaning]),
    contribution?.wroteNone ?? null,
    contribution?.wroteSome ?? null,
    contribution?.wroteMost ?? null,
    contribution?.evenness ?? null,
    insights.actionsCreated,
    insights.actionsDone,
  ]
  return [
    retro.name,
    dayOf(retro.timestamp),
    ...numbers.map((number) => (number === null ? '' : String(number))),
    topVotedCards.map(({ text, votes }) => `${votes}: ${text}`).join('\n'),
    topReactedCards.map(({ text, emojiCount }) => `${emojiCount}: ${text}`).join('\n'),
  ]
}
