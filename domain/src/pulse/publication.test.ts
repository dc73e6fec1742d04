import { describe, expect, test } from 'vitest'
import {
  type AnswerGroup,
  type PublicationRule,
  publishTopic,
  type TopicPublication,
  UNPUBLISHED,
  missingAnswers,
} from './publication.ts'
import { histogramOf, type Rating } from './rating.ts'

const NONE = { low: 0, high: 0 }
const running: PublicationRule = { floor: 3, remaining: 20, isEnded: false }
const ended: PublicationRule = { floor: 3, remaining: 0, isEnded: true }

/** Answers that were never published. */
const fresh = (...values: readonly Rating[]): readonly AnswerGroup[] =>
  values.map((value) => ({ value, published: null, isAgreed: false, isUnlisted: true, count: 1 }))

/** Answers that are in the present result, and in the list of comments. */
const published = (...values: readonly Rating[]): readonly AnswerGroup[] =>
  values.map((value) => ({ value, published: value, isAgreed: false, isUnlisted: false, count: 1 }))

const changedTo = (parts: readonly AnswerGroup[], ...values: readonly Rating[]): readonly AnswerGroup[] =>
  parts.map((part, index) => {
    const value = values[index] ?? 1
    return { ...part, value, isUnlisted: part.isUnlisted || value !== part.value }
  })

/** The publication of these ratings. */
const shown = (...values: readonly Rating[]): TopicPublication => ({
  exact: [histogramOf(values)],
  latest: histogramOf(values),
  agreed: NONE,
})

describe('PULSE-46, PULSE-58: results appear in batches of at least the floor', () => {
  test.each([3, 4, 7, 10])('PULSE-46: nothing is published below a floor of %i', (floor) => {
    const values = Array.from({ length: floor }, (_, index): Rating => (index === 0 ? 2 : 4))
    const rule = { ...running, floor }
    expect(publishTopic(UNPUBLISHED, fresh(...values.slice(1)), rule)).toBeNull()
    expect(publishTopic(UNPUBLISHED, fresh(...values), rule)?.publication).toEqual(shown(...values))
  })

  test.each([0, 1, 2])('PULSE-46: a floor of %i counts as 3', (floor) => {
    expect(publishTopic(UNPUBLISHED, fresh(1, 5), { ...ended, floor })).toBeNull()
  })

  test('PULSE-58: a later result holds at least as many new answers as the floor, also after the end', () => {
    const before = [1, 3, 5] as const
    for (const rule of [running, ended]) {
      const two = [...published(...before), ...fresh(2, 4)]
      expect(publishTopic(shown(...before), two, rule)).toBeNull()
      const three = [...two, ...fresh(4)]
      expect(publishTopic(shown(...before), three, rule)?.publication.latest).toEqual([1, 1, 1, 2, 1])
    }
  })

  test('PULSE-58: a batch waits that would leave fewer people than the floor behind it', () => {
    const three = fresh(1, 3, 5)
    expect(publishTopic(UNPUBLISHED, three, { ...running, remaining: 2 })).toBeNull()
    expect(publishTopic(UNPUBLISHED, three, { ...running, remaining: 3 })).not.toBeNull()
    expect(publishTopic(UNPUBLISHED, three, { ...running, remaining: 0 })).not.toBeNull()
    expect(publishTopic(UNPUBLISHED, three, { ...ended, remaining: 2 })).not.toBeNull()
  })

  test('PULSE-58: a batch of a large running survey is a twentieth of its last result', () => {
    const values = Array.from({ length: 100 }, (_, index): Rating => (index % 2 === 0 ? 2 : 4))
    const four = [...published(...values), ...fresh(1, 2, 3, 4)]
    const many = { ...running, remaining: 900 }
    expect(publishTopic(shown(...values), four, many)).toBeNull()
    expect(publishTopic(shown(...values), [...four, ...fresh(5)], many)).not.toBeNull()
    expect(publishTopic(shown(...values), four, ended)).not.toBeNull()
  })

  test('PULSE-58: changed answers are published once enough of them make a difference', () => {
    const six = published(1, 2, 3, 3, 4, 5)
    const before = shown(1, 2, 3, 3, 4, 5)
    expect(publishTopic(before, changedTo(six, 5, 5, 3, 3, 4, 5), running)).toBeNull()
    expect(publishTopic(before, changedTo(six, 4, 5, 4, 4, 4, 5), running)).not.toBeNull()
    expect(publishTopic(before, six, running)).toBeNull()
  })

  test('PULSE-58: answers that were exchanged and leave a difference of one person wait', () => {
    const four = published(1, 2, 3, 4)
    // Only one person moves in the figures, though three changed their answers.
    expect(publishTopic(shown(1, 2, 3, 4), changedTo(four, 2, 1, 5, 4), running)).toBeNull()
  })

  test('PULSE-58: a result is compared with every earlier one, not with the last alone', () => {
    const now = published(2, 3, 4, 1, 5, 3)
    const publication: TopicPublication = {
      exact: [histogramOf([1, 2, 3, 1, 5, 3]), histogramOf([2, 3, 4, 1, 5, 3])],
      latest: histogramOf([2, 3, 4, 1, 5, 3]),
      agreed: NONE,
    }
    // Back to the first result but for one person.
    expect(publishTopic(publication, changedTo(now, 1, 2, 3, 2, 5, 3), ended)).toBeNull()
  })
})

describe('PULSE-59: a batch of people who all gave one rating is shown as a band', () => {
  /** Answers that were published in a band. */
  const agreed = (...values: readonly Rating[]): readonly AnswerGroup[] =>
    published(...values).map((group) => ({ ...group, isAgreed: true }))
  const banded = (low: number, high: number): TopicPublication => ({
    exact: [],
    latest: [0, 0, 0, 0, 0],
    agreed: { low, high },
  })

  test.each([
    [1, 3, 0],
    [2, 3, 0],
    [3, 0, 3],
    [4, 0, 3],
    [5, 0, 3],
  ] as const)('PULSE-59: of people who all gave %i no figure is kept', (value, low, high) => {
    const update = publishTopic(UNPUBLISHED, fresh(value, value, value), running)
    expect(update).toEqual({ publication: banded(low, high), isAgreed: true, listsComments: false })
  })

  test('PULSE-59: figures that were shown before stay as they are', () => {
    const before = shown(1, 4, 5, 4, 4, 5)
    const update = publishTopic(before, [...published(1, 4, 5, 4, 4, 5), ...fresh(4, 4, 4)], running)
    expect(update?.publication).toEqual({ ...before, agreed: { low: 0, high: 3 } })
  })

  test('PULSE-59: figures of later batches hold no person of it', () => {
    const update = publishTopic(banded(0, 3), [...agreed(4, 4, 4), ...fresh(1, 2, 4)], running)
    expect(update).toMatchObject({
      isAgreed: false,
      publication: { exact: [[1, 1, 0, 1, 0]], latest: [1, 1, 0, 1, 0], agreed: { low: 0, high: 3 } },
    })
  })

  test('PULSE-59: who changes an answer that was in a band is in the figures from then on', () => {
    const three = agreed(4, 4, 4)
    const changed = [...changedTo(three.slice(0, 1), 1), ...three.slice(1), ...fresh(2, 5)]
    expect(publishTopic(banded(0, 3), changed, running)).toMatchObject({
      isAgreed: false,
      publication: { latest: [1, 1, 0, 0, 1], agreed: { low: 0, high: 2 } },
    })
  })

  test('PULSE-59: people in figures who move to one rating, or away from one, wait for others', () => {
    const six = published(1, 2, 3, 1, 2, 3)
    expect(publishTopic(shown(1, 2, 3, 1, 2, 3), changedTo(six, 5, 5, 5, 1, 2, 3), running)).toBeNull()
    const alike = published(4, 4, 4, 1, 2, 3)
    expect(publishTopic(shown(4, 4, 4, 1, 2, 3), changedTo(alike, 1, 2, 5, 1, 2, 3), running)).toBeNull()
  })
})

describe('PULSE-60: comments have a floor of their own', () => {
  const mixed = (count: number) =>
    fresh(...Array.from({ length: count }, (_, index): Rating => (index % 2 ? 2 : 4)))

  test.each([
    [3, 5],
    [5, 5],
    [8, 8],
  ])('PULSE-60: with a floor of %i they appear from %i people on', (floor, enough) => {
    const rule = { ...ended, floor }
    expect(publishTopic(UNPUBLISHED, mixed(enough - 1), rule)?.listsComments ?? false).toBe(false)
    expect(publishTopic(UNPUBLISHED, mixed(enough), rule)?.listsComments).toBe(true)
  })

  test('PULSE-60: a list that would leave fewer people than its floor behind it waits for them', () => {
    const rule = (remaining: number) => ({ floor: 3, remaining, isEnded: false })
    expect(publishTopic(UNPUBLISHED, mixed(5), rule(4))?.listsComments).toBe(false)
    expect(publishTopic(UNPUBLISHED, mixed(5), rule(5))?.listsComments).toBe(true)
    expect(publishTopic(UNPUBLISHED, mixed(5), rule(0))?.listsComments).toBe(true)
  })

  test('PULSE-60: a changed comment waits for four others, and for ratings of its question that wait', () => {
    const before = shown(2, 4, 2, 4, 2, 4)
    const edited = (count: number) =>
      published(2, 4, 2, 4, 2, 4).map((part, index) => ({ ...part, isUnlisted: index < count }))
    expect(publishTopic(before, edited(4), ended)).toBeNull()
    expect(publishTopic(before, edited(5), ended)).toEqual({
      publication: before,
      isAgreed: false,
      listsComments: true,
    })
    expect(publishTopic(before, [...edited(5), ...fresh(3)], ended)).toBeNull()
  })
})

describe('how many answers are missing', () => {
  test.each([
    [0, { floor: 3, remaining: 20, isEnded: false }, 3],
    [2, { floor: 3, remaining: 18, isEnded: false }, 1],
    [2, { floor: 10, remaining: 18, isEnded: false }, 8],
    // One more would leave two behind.
    [2, { floor: 3, remaining: 3, isEnded: false }, 3],
    [2, { floor: 3, remaining: 1, isEnded: false }, 1],
    [1, { floor: 3, remaining: 4, isEnded: true }, 2],
    [4, { floor: 3, remaining: 0, isEnded: false }, 1],
  ] as const)('PULSE-46: %i answers, %o: %i more', (answers, rule, missing) => {
    expect(missingAnswers(answers, rule)).toBe(missing)
  })
})
