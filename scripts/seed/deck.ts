import type { ColumnMeaning } from '@retropulse/domain/board/state'
import type { Random } from './seeded-random.ts'
import type { TeamKey } from './cast.ts'
import { BOOKING_TEXTS } from './texts/booking-texts.ts'
import { CARE_TEXTS } from './texts/care-texts.ts'
import { PLATFORM_TEXTS } from './texts/platform-texts.ts'
import type { TeamTexts } from './texts/team-texts.ts'

/** Returns texts for notes, none of them twice; null when there are no more for a column of this meaning. */
export type Deck = (meaning: ColumnMeaning) => string | null

const TEXTS: Readonly<Record<TeamKey, TeamTexts>> = {
  booking: BOOKING_TEXTS,
  platform: PLATFORM_TEXTS,
  care: CARE_TEXTS,
}

/** The texts of one team. */
export function deckOfTeam(team: TeamKey, random: Random): Deck {
  return deckOf([TEXTS[team]], random)
}

/** The texts of all teams. */
export function deckOfAll(random: Random): Deck {
  return deckOf(Object.values(TEXTS), random)
}

/** A copy in random order. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

function deckOf(texts: readonly TeamTexts[], random: Random): Deck {
  const left: Record<keyof TeamTexts, string[]> = { good: [], bad: [], idea: [], question: [] }
  for (const some of texts) {
    left.good.push(...some.good)
    left.bad.push(...some.bad)
    left.idea.push(...some.idea)
    left.question.push(...some.question)
  }
  for (const meaning of MEANINGS) left[meaning] = shuffle(left[meaning], random)
  return (meaning) => MEANINGS.flatMap((one) => (one === meaning ? (left[one].pop() ?? []) : []))[0] ?? null
}

const MEANINGS = ['good', 'bad', 'idea', 'question'] as const
