import { type ActionFact, type ActionItemMetrics, actionItemMetrics } from './action-item-metrics.ts'
import type { BoardFacts, ColumnFacts, TopCard } from './board-facts.ts'
import { type Contribution, sumOfContributions } from './contribution.ts'
import { countMeanings, type MeaningCounts } from './meaning-counts.ts'
import { toTenth } from '../kernel/tenth.ts'
import { type Trend, trendOf } from './trend.ts'

/** Why a retro has no mood score: no poll was held and ended, or it has fewer answers than its floor (INSIGHT-25). */
export type MoodGap = 'no-poll' | 'few-answers'

/** A retro of a team with everything that insights know about it. */
export interface KnownRetro {
  readonly retro: { readonly id: string; readonly name: string; readonly timestamp: number }
  /** A board of the free plan older than 14 days: insights have its numbers only (INSIGHT-18). */
  readonly isArchived: boolean
  /** The reader was removed from it: insights have its numbers only (LEAD-13). */
  readonly isReaderRemoved: boolean
  /** The average of a poll that is over and has enough answers (INSIGHT-17). */
  readonly moodScore: number | null
  readonly moodGap: MoodGap | null
  readonly facts: Omit<BoardFacts, 'side' | 'notes' | 'isMoodOver' | 'miniature'>
  /** Action items that were added on it. */
  readonly actions: readonly ActionFact[]
}

/** A retro in the insights of a team (INSIGHT-6); it names no authors (INSIGHT-20). */
export interface RetroInsights {
  readonly retro: KnownRetro['retro']
  /** Why no text of the retro is quoted; null: its texts are quoted. */
  readonly withheld: 'masked' | 'archived' | 'removed' | null
  readonly moodScore: number | null
  readonly moodGap: MoodGap | null
  readonly peopleCount: number
  readonly cardsCount: number
  readonly votesCount: number
  readonly emojiCount: number
  readonly cardsByColumns: { readonly meanings: MeaningCounts; readonly columns: readonly ColumnFacts[] }
  readonly contribution: Contribution | null
  readonly topVotedCards: readonly {
    readonly noteId: string
    readonly text: string
    readonly votes: number
  }[]
  readonly topReactedCards: readonly {
    readonly noteId: string
    readonly text: string
    readonly emojiCount: number
  }[]
  readonly actionsCreated: number
  readonly actionsDone: number
}

/** Several retros added up. */
export interface TeamInsights {
  /** Oldest first. */
  readonly retros: readonly RetroInsights[]
  readonly totals: {
    readonly cardsCount: number
    readonly votesCount: number
    readonly emojiCount: number
    readonly cardsByMeaning: MeaningCounts
  }
  readonly trends: Readonly<Record<TrendName, Trend>>
  readonly participation: {
    readonly membersCount: number
    readonly averagePeople: number | null
    readonly notesPerPerson: number | null
    readonly contribution: Contribution | null
  }
  readonly actions: ActionItemMetrics
}

type CountName = 'peopleCount' | 'cardsCount' | 'votesCount' | 'emojiCount'
type TrendName = CountName | 'moodScore'

/** The insights of a team over these retros, oldest first; `membersCount`: people on the team now. */
export function teamInsights(known: readonly KnownRetro[], membersCount: number, now: number): TeamInsights {
  const retros = known.map(retroInsights)
  const held = retros.filter(({ peopleCount }) => peopleCount > 0)
  const sum = (name: CountName) => retros.reduce((total, retro) => total + retro[name], 0)
  const trend = (name: CountName) => trendOf(held.map((retro) => retro[name]))
  return {
    retros,
    totals: {
      cardsCount: sum('cardsCount'),
      votesCount: sum('votesCount'),
      emojiCount: sum('emojiCount'),
      cardsByMeaning: countMeanings(known.flatMap(({ facts }) => facts.columns)),
    },
    // A retro without participants says nothing about how the others went (INSIGHT-8).
    trends: {
      // All that the chart of the mood plots: a mood has people who answered, also where none wrote (INSIGHT-28).
      moodScore: trendOf(retros.map(({ moodScore }) => moodScore)),
      peopleCount: trend('peopleCount'),
      cardsCount: trend('cardsCount'),
      votesCount: trend('votesCount'),
      emojiCount: trend('emojiCount'),
    },
    participation: {
      membersCount,
      averagePeople: ratio(sum('peopleCount'), held.length),
      notesPerPerson: ratio(sum('cardsCount'), sum('peopleCount')),
      contribution: sumOfContributions(
        retros.map(({ contribution }) => contribution).filter((contribution) => contribution !== null),
      ),
    },
    actions: actionItemMetrics(
      known.flatMap(({ actions }) => actions),
      now,
    ),
  }
}

function retroInsights(known: KnownRetro): RetroInsights {
  const { retro, isArchived, moodScore, moodGap, facts, actions } = known
  const withheld = withheldBy(known)
  const quoted = (cards: readonly TopCard[]) => (withheld === null ? cards : [])
  return {
    retro,
    withheld,
    moodScore,
    moodGap,
    peopleCount: facts.peopleCount,
    cardsCount: facts.cardsCount,
    votesCount: facts.votesCount,
    emojiCount: facts.emojiCount,
    cardsByColumns: { meanings: countMeanings(facts.columns), columns: isArchived ? [] : facts.columns },
    contribution: facts.contribution,
    topVotedCards: quoted(facts.topVotedCards).map(({ count, ...card }) => ({ ...card, votes: count })),
    topReactedCards: quoted(facts.topReactedCards).map(({ count, ...card }) => ({
      ...card,
      emojiCount: count,
    })),
    actionsCreated: actions.length,
    actionsDone: actions.filter(({ isDone }) => isDone).length,
  }
}

function withheldBy({ isArchived, isReaderRemoved, facts }: KnownRetro): RetroInsights['withheld'] {
  if (isArchived) return 'archived'
  if (isReaderRemoved) return 'removed'
  return facts.isMasked ? 'masked' : null
}

/** A ratio to one decimal; null without parts. */
function ratio(sum: number, parts: number): number | null {
  return parts === 0 ? null : toTenth(sum / parts)
}
