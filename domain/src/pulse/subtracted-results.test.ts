import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { commentsFloorOf } from './publication.ts'
import { answersIn, EMPTY_HISTOGRAM, type Histogram, type Rating } from './rating.ts'
import { histogramOf } from './testing/histogram-of.ts'
import { play, type Played, type Seen, surveyArb } from './testing/played-survey.ts'

/** Number of places in which two lists differ; what one of them does not reach counts as null. */
function differences<Item>(one: readonly (Item | null)[], other: readonly (Item | null)[]): number {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, index) => (one[index] ?? null) !== (other[index] ?? null)).filter(Boolean)
    .length
}

function pairsOf<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((later, index) => items.slice(0, index).map((earlier) => [earlier, later] as const))
}

/** What some ballots gave, without those that are not in figures. */
function histogramIn(values: readonly (Rating | null)[]): Histogram {
  return histogramOf(values.flatMap((value) => value ?? []))
}

/** How much changed ballots moved the figures. */
function movedIn({ figures, firsts }: Seen): readonly number[] {
  const first = histogramIn(firsts)
  return figures.map((count, index) => count - (first[index] ?? 0))
}

const EMPTY: Seen = {
  figures: EMPTY_HISTOGRAM,
  agreed: { low: 0, high: 0 },
  values: [],
  firsts: [],
  comments: [],
}

/** People who moved are as many as the floor, did not all move to one rating, and did not all leave one. */
function expectFair(later: readonly number[], earlier: readonly number[], floor: number): void {
  const moves = later.map((count, index) => count - (earlier[index] ?? 0))
  const [gained, lost] = [moves.filter((count) => count > 0), moves.filter((count) => count < 0)]
  if (gained.length === 0 && lost.length === 0) return
  expect(gained.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(floor)
  expect(gained.length).toBeGreaterThan(1)
  expect(lost.length).not.toBe(1)
}

describe('PULSE-58: no person is isolated by subtracting published results', () => {
  test('PULSE-58, PULSE-59: two results in a row never differ by fewer people than the floor, or by one rating', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        const seen = [EMPTY, ...play(survey).seen]
        for (const [at, later] of seen.entries())
          expectFair(later.figures, seen[at - 1]?.figures ?? EMPTY_HISTOGRAM, survey.floor)
      }),
      runs(1500),
    )
  })

  test('PULSE-58: of any two results, a reader who subtracts first answers sees as many changes as the floor', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        for (const [earlier, later] of pairsOf([EMPTY, ...play(survey).seen]))
          expectFair(movedIn(later), movedIn(earlier), survey.floor)
      }),
      runs(800),
    )
  })

  test('PULSE-58: fewer people than the floor who change or answer twice change nothing that is shown', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        // The first ones who answered, who change again and again.
        const steps = survey.steps.map((step) =>
          'who' in step ? { ...step, who: step.who % (survey.floor - 1) } : step,
        )
        const figuresOf = ({ seen }: Played) => [
          ...new Set(seen.map(({ figures, agreed }) => JSON.stringify([figures, agreed]))),
        ]
        const spoiled = { ...survey, steps }
        expect(figuresOf(play(spoiled))).toEqual(figuresOf(play(spoiled, true)))
      }),
      runs(800),
    )
  })

  test('PULSE-58: first answers of as many people as the floor are shown at the latest when the survey ends', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        const steps = [...survey.steps, { type: 'end' } as const]
        const { ballots } = play({ ...survey, steps })
        const waiting = ballots.filter(({ value, published }) => value !== null && published === null)
        expect(waiting.length).toBeLessThan(survey.floor)
        const unlisted = ballots.filter(({ published, value, listed, feedback }) =>
          published === null || published !== value ? false : listed === null || listed.feedback !== feedback,
        )
        expect(unlisted.length).toBeLessThan(commentsFloorOf(survey.floor))
      }),
      runs(800),
    )
  })

  test('PULSE-58: figures are those of the ballots in them, and no ballot is counted twice', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        for (const { figures, values } of play(survey).seen) expect(histogramIn(values)).toEqual(figures)
        const { seen, ballots } = play(survey)
        const last = seen.at(-1) ?? EMPTY
        const people = ballots.filter(({ published }) => published !== null).length
        expect(answersIn(last.figures) + last.agreed.low + last.agreed.high).toBe(people)
      }),
      runs(500),
    )
  })

  test('PULSE-60: lists of comments differ by at least five people, from each other and from the ratings', () => {
    fc.assert(
      fc.property(surveyArb, (survey) => {
        const seen = [EMPTY, ...play(survey).seen]
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

  test('PULSE-58: the runs above publish, with figures, bands, comments and changed answers', () => {
    const sample = fc.sample(surveyArb, { numRuns: 300, seed: 7 }).flatMap((survey) => play(survey).seen)
    expect(sample.filter(({ figures }) => answersIn(figures) > 0).length).toBeGreaterThan(100)
    expect(sample.filter(({ agreed }) => agreed.low + agreed.high > 0).length).toBeGreaterThan(20)
    expect(sample.filter(({ comments }) => comments.some(Boolean)).length).toBeGreaterThan(50)
    expect(sample.filter((one) => movedIn(one).some((count) => count !== 0)).length).toBeGreaterThan(20)
  })
})
