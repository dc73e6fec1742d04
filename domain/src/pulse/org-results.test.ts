import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../kernel/testing/property-runs.ts'
import { countedTeams, orgResultOf, orgTrendAverage, type TeamPublication } from './org-results.ts'
import { type PublishedTopic, UNPUBLISHED } from './publication.ts'
import { answersIn, type Histogram, sumOf } from './rating.ts'

const figures = (latest: Histogram): PublishedTopic => ({ latest, agreed: { low: 0, high: 0 } })
const [first, second, third] = [figures([0, 0, 3, 1, 1]), figures([1, 1, 1, 0, 0]), figures([0, 2, 0, 0, 3])]

/** The total that a reader sees who may enter some of the teams. */
function totalOf(teams: readonly TeamPublication[]): Histogram | null {
  const counted = countedTeams(teams).map(({ topic }) => topic)
  const result = orgResultOf(counted, 3, true)
  return result.state === 'shown' ? result.distribution : null
}

const open = (...topics: readonly PublishedTopic[]) => topics.map((topic) => ({ topic, isOpen: true }))
const closed = (...topics: readonly PublishedTopic[]) => topics.map((topic) => ({ topic, isOpen: false }))

const countArb = fc.nat({ max: 9 })
const topicArb: fc.Arbitrary<PublishedTopic> = fc.record({
  latest: fc.option(fc.tuple(countArb, countArb, countArb, countArb, countArb)),
  agreed: fc.record({ low: countArb, high: countArb }),
})
const topicsArb = fc.array(topicArb, { maxLength: 5 })

describe('PULSE-69: the figures of an organisation', () => {
  test('PULSE-69: they are the sum of the teams that the reader may enter', () => {
    expect(totalOf(open(first, second, third))).toEqual([1, 3, 4, 1, 4])
    expect(totalOf([...open(first, third), ...closed(second)])).toEqual([0, 2, 3, 1, 4])
  })

  test('PULSE-69: joining a team adds its figures, and gives those of no other team', () => {
    expect(totalOf([...open(first), ...closed(second, third)])).toEqual([0, 0, 3, 1, 1])
    expect(totalOf([...open(first, second), ...closed(third)])).toEqual([1, 1, 4, 1, 1])
  })

  test('PULSE-69: whatever other teams publish, a reader sees what the own teams show in figures', () => {
    fc.assert(
      fc.property(topicsArb, topicsArb, topicsArb, (own, others, later) => {
        const total = totalOf([...open(...own), ...closed(...others)])
        expect(totalOf([...closed(...later), ...open(...own)])).toEqual(total)
        const sum = sumOf(own.map(({ latest }) => latest ?? [0, 0, 0, 0, 0]))
        expect(total).toEqual(answersIn(sum) < 3 ? null : sum)
      }),
      runs(300),
    )
  })

  test('PULSE-69: teams without a result, and those shown in bands alone, are not counted', () => {
    const band: PublishedTopic = { latest: [0, 0, 0, 0, 0], agreed: { low: 0, high: 4 } }
    expect(countedTeams(open(UNPUBLISHED, band, first)).map(({ topic }) => topic)).toEqual([first])
  })

  test('PULSE-46, PULSE-69: below the floor of the organisation its result says how many answers are missing', () => {
    expect(orgResultOf([], 3, false)).toEqual({ state: 'no-data' })
    expect(orgResultOf([], 4, true)).toEqual({ state: 'insufficient', missing: 4 })
    expect(orgResultOf([second], 4, true)).toEqual({ state: 'insufficient', missing: 1 })
    expect(orgResultOf([second], 3, true)).toMatchObject({ state: 'shown', answers: 3, average: 2 })
  })

  test('PULSE-55: a month of the trend has an average from twenty answers on', () => {
    expect(orgTrendAverage([0, 10, 0, 9, 0])).toBeNull()
    expect(orgTrendAverage([0, 10, 0, 10, 0])).toBe(3)
  })
})
