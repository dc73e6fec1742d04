import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import {
  type AgreedAnswers,
  commentsFloorOf,
  type PublicationRule,
  publishTopic,
  type TopicPublication,
  UNPUBLISHED,
} from './publication.ts'
import {
  answersIn,
  EMPTY_HISTOGRAM,
  type Histogram,
  histogramOf,
  mapRatings,
  type Rating,
  RATINGS,
  spreadOf,
} from './rating.ts'

/** What a participant or a facilitator does; `who` counts modulo the people who could do it. */
type Step =
  | { readonly type: 'answer'; readonly value: Rating; readonly feedback: string }
  | { readonly type: 'change'; readonly who: number; readonly value: Rating; readonly feedback: string }
  | { readonly type: 'leave' }
  | { readonly type: 'end' }
  | { readonly type: 'reopen' }

interface Ballot {
  value: Rating
  feedback: string
  published: Rating | null
  isAgreed: boolean
  /** As in the list of comments: the rating and the comment. */
  listed: string | null
}

/** A published result, with the ballots that it was made of: the truth that a reader does not have. */
interface Seen {
  readonly figures: Histogram
  readonly agreed: AgreedAnswers
  /** By ballot: the rating in the figures; null: it is in none. */
  readonly values: readonly (Rating | null)[]
  readonly comments: readonly (string | null)[]
}

const valueArb = fc.constantFrom(...RATINGS)
const feedbackArb = fc.constantFrom('', '', 'Good', 'Bad')
const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: fc.constant('answer'), value: valueArb, feedback: feedbackArb }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('change'),
      who: fc.nat(),
      value: valueArb,
      feedback: feedbackArb,
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('leave', 'end', 'reopen') }) },
)
interface PlayedSurvey {
  readonly team: number
  readonly floor: number
  readonly steps: readonly Step[]
  readonly agrees: boolean
}

const surveyArb: fc.Arbitrary<PlayedSurvey> = fc.record({
  team: fc.integer({ min: 1, max: 30 }),
  floor: fc.integer({ min: 3, max: 10 }),
  steps: fc.array(stepArb, { maxLength: 80, size: 'max' }),
  // Often nearly all people agree, which is when figures say most.
  agrees: fc.boolean(),
})

/** Plays a survey of one question, read after every step, and returns all that was published. */
function play({ team, floor, steps, agrees }: PlayedSurvey): readonly Seen[] {
  let members = team
  let isEnded = false
  let publication: TopicPublication = UNPUBLISHED
  const ballots: Ballot[] = []
  const seen: Seen[] = []
  for (const step of steps) {
    if (step.type === 'end') isEnded = true
    else if (step.type === 'reopen') isEnded = false
    else if (step.type === 'leave') members = Math.max(members - 1, 0)
    else if (!isEnded) {
      const value = agrees && step.value !== 1 ? 4 : step.value
      const { feedback } = step
      if (step.type === 'answer')
        ballots.push({ value, feedback, published: null, isAgreed: false, listed: null })
      else if (ballots.length > 0) Object.assign(ballots[step.who % ballots.length]!, { value, feedback })
    }
    const rule: PublicationRule = { floor, remaining: Math.max(members - ballots.length, 0), isEnded }
    const groups = ballots.map((ballot) => ({
      ...ballot,
      isUnlisted: ballot.listed !== listedOf(ballot),
      count: 1,
    }))
    const update = publishTopic(publication, groups, rule)
    if (update === null) continue
    publication = update.publication
    for (const ballot of ballots) {
      if (ballot.published !== ballot.value) ballot.isAgreed = update.isAgreed
      ballot.published = ballot.value
      if (update.listsComments) ballot.listed = listedOf(ballot)
    }
    seen.push({
      figures: publication.latest ?? EMPTY_HISTOGRAM,
      agreed: publication.agreed,
      values: ballots.map(({ published, isAgreed }) => (isAgreed ? null : published)),
      comments: ballots.map(({ listed }) => listed),
    })
  }
  return seen
}

/** An answer as it is listed: people who agree are listed without a rating (PULSE-59). */
function listedOf({ value, feedback, isAgreed }: Ballot): string {
  return `${isAgreed ? '-' : value} ${feedback}`
}

/** Number of places in which two lists differ; what one of them does not reach counts as null. */
function differences<Item>(one: readonly (Item | null)[], other: readonly (Item | null)[]): number {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, index) => (one[index] ?? null) !== (other[index] ?? null)).filter(Boolean)
    .length
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((later, index) => items.slice(0, index).map((earlier) => [earlier, later] as const))
}

/** How many people gave each rating in one result, and did not in another. */
function gainedIn(one: Histogram, other: Histogram): Histogram {
  return mapRatings((rating) => Math.max((one[rating - 1] ?? 0) - (other[rating - 1] ?? 0), 0))
}

const EMPTY: Seen = { figures: EMPTY_HISTOGRAM, agreed: { low: 0, high: 0 }, values: [], comments: [] }

describe('PULSE-58: no person is isolated by subtracting published results', () => {
  test('PULSE-58, PULSE-59: two figures never differ by fewer people than the floor, or by one rating', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        for (const [earlier, later] of pairsOf([EMPTY, ...play(survey)])) {
          const gained = gainedIn(later.figures, earlier.figures)
          if (answersIn(gained) === 0) continue
          expect(answersIn(gained)).toBeGreaterThanOrEqual(survey.floor)
          expect(spreadOf(gained)).toBeGreaterThan(1)
          expect(spreadOf(gainedIn(earlier.figures, later.figures))).not.toBe(1)
          expect(differences(earlier.values, later.values)).toBeGreaterThanOrEqual(survey.floor)
        }
      }),
      runs(1500),
    )
  })

  test('PULSE-58: figures are those of the ballots in them, and no person is counted twice', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        for (const { figures, agreed, values } of play(survey)) {
          expect(histogramOf(values.flatMap((value) => value ?? []))).toEqual(figures)
          expect(answersIn(figures) + agreed.low + agreed.high).toBe(values.length)
        }
      }),
      runs(500),
    )
  })

  test('PULSE-60: lists of comments differ by at least five people, from each other and from the ratings', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        const seen = [EMPTY, ...play(survey)]
        const floor = commentsFloorOf(survey.floor)
        for (const [earlier, later] of pairsOf(seen)) {
          const changed = differences(earlier.comments, later.comments)
          expect(changed === 0 || changed >= floor).toBe(true)
          // The ratings that are listed with comments, against the figures of an earlier moment.
          const listed = later.comments.map((comment) => comment?.slice(0, 1).replace('-', '') || null)
          const counted = earlier.values.map((value) => value?.toString() ?? null)
          const apart = listed.some(Boolean) ? differences(listed, counted) : 0
          expect(apart === 0 || apart >= survey.floor).toBe(true)
        }
      }),
      runs(800),
    )
  })

  test('PULSE-58: the runs above publish, with figures, bands and comments', () => {
    const sample = fc.sample(surveyArb, { numRuns: 300, seed: 7 }).flatMap((survey) => play(survey))
    expect(sample.filter(({ figures }) => answersIn(figures) > 0).length).toBeGreaterThan(100)
    expect(sample.filter(({ agreed }) => agreed.low + agreed.high > 0).length).toBeGreaterThan(20)
    expect(sample.filter(({ comments }) => comments.some(Boolean)).length).toBeGreaterThan(50)
  })
})
