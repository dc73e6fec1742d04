import { type ActionFact, type ActionFigures, actionFigures } from './action-figures.ts'
import type { BoardFacts, ColumnFacts, TopCard } from './board-facts.ts'
import { type Contribution, sumOfContributions } from './contribution.ts'
import { countMeanings, type MeaningCounts } from './meanings.ts'
import { type Trend, trendOf } from './trend.ts'

/** A retro of a team with all that insights know of it. */
export interface KnownRetro {
  readonly retro: { readonly id: string; readonly name: string; readonly timestamp: number }
  /** Of the free plan and older than 14 days: it opens to nobody, and says numbers only. */
  readonly isArchived: boolean
  /** The average of a poll that is over and has answers enough (D17). */
  readonly moodScore: number | null
  readonly facts: Omit<BoardFacts, 'side' | 'notes' | 'isMoodOver'>
  /** Those that were added in it. */
  readonly actions: readonly ActionFact[]
}

/** A retro's part in a team's insights (teams.md §3); no authors (D9). */
export interface RetroInsights {
  readonly retro: KnownRetro['retro']
  /** Why nothing of what was written on it is quoted; null: it is. */
  readonly withheld: 'masked' | 'archived' | null
  readonly moodScore: number | null
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

/** What retros add up to. */
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
  readonly actions: ActionFigures
}

type CountName = 'peopleCount' | 'cardsCount' | 'votesCount' | 'emojiCount'
type TrendName = CountName | 'moodScore'

/** A team's insights over these retros, oldest first; `membersCount`: people on the team now. */
export function teamInsights(known: readonly KnownRetro[], membersCount: number, now: number): TeamInsights {
  const retros = known.map(retroInsights)
  const held = retros.filter(({ peopleCount }) => peopleCount > 0)
  const sum = (name: CountName) => retros.reduce((total, retro) => total + retro[name], 0)
  const trend = (name: TrendName) => trendOf(held.map((retro) => retro[name]))
  return {
    retros,
    totals: {
      cardsCount: sum('cardsCount'),
      votesCount: sum('votesCount'),
      emojiCount: sum('emojiCount'),
      cardsByMeaning: countMeanings(known.flatMap(({ facts }) => facts.columns)),
    },
    // A retro that was begun and never held says nothing of how the others went.
    trends: {
      moodScore: trend('moodScore'),
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
    actions: actionFigures(
      known.flatMap(({ actions }) => actions),
      now,
    ),
  }
}

function retroInsights({ retro, isArchived, moodScore, facts, actions }: KnownRetro): RetroInsights {
  const withheld = withheldBy(isArchived, facts.isMasked)
  const quoted = (cards: readonly TopCard[]) => (withheld === null ? cards : [])
  return {
    retro,
    withheld,
    moodScore,
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

function withheldBy(isArchived: boolean, isMasked: boolean): RetroInsights['withheld'] {
  if (isArchived) return 'archived'
  return isMasked ? 'masked' : null
}

/** To one decimal; null of nothing. */
function ratio(sum: number, parts: number): number | null {
  return parts === 0 ? null : Math.round((sum / parts) * 10) / 10
}
