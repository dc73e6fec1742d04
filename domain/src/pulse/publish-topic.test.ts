import { describe, expect, test } from 'vitest'
import { type TopicPublication, UNPUBLISHED } from './publication.ts'
import { type AnswerGroup, publishTopic } from './publish-topic.ts'
import type { Rating } from './rating.ts'
import { changedTo, ended, fresh, published, running, shown } from './testing/answer-groups.ts'

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
      ...shown(2, 3, 4, 1, 5, 3),
      exact: [...shown(1, 2, 3, 1, 5, 3).exact, ...shown(2, 3, 4, 1, 5, 3).exact],
    }
    // Back to the first result but for one person.
    expect(publishTopic(publication, changedTo(now, 1, 2, 3, 2, 5, 3), ended)).toBeNull()
  })
})

describe('PULSE-59: a batch of people who all gave one rating is shown as a band', () => {
  /** Answers that were published in a band. */
  const agreed = (...values: readonly Rating[]): readonly AnswerGroup[] =>
    published(...values).map((group) => ({ ...group, isAgreed: true, listedValue: null }))
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
    expect(update).toEqual({
      publication: banded(low, high),
      first: 'band',
      changed: null,
      listsComments: false,
    })
  })

  test('PULSE-59: figures that were shown before stay as they are', () => {
    const before = shown(1, 4, 5, 4, 4, 5)
    const update = publishTopic(before, [...published(1, 4, 5, 4, 4, 5), ...fresh(4, 4, 4)], running)
    expect(update?.publication).toEqual({ ...before, agreed: { low: 0, high: 3 } })
  })

  test('PULSE-59: figures of later batches hold no person of it', () => {
    const update = publishTopic(banded(0, 3), [...agreed(4, 4, 4), ...fresh(1, 2, 4)], running)
    expect(update).toMatchObject({
      first: 'figures',
      publication: { exact: [[1, 1, 0, 1, 0]], latest: [1, 1, 0, 1, 0], agreed: { low: 0, high: 3 } },
    })
  })

  test('PULSE-59: people who change an answer that was in a band are in the figures from then on', () => {
    const four = agreed(4, 4, 4, 4)
    const two = changedTo(four, 1, 2, 4, 4)
    expect(publishTopic(banded(0, 4), two, running)).toBeNull()
    expect(publishTopic(banded(0, 4), changedTo(four, 1, 2, 5, 4), running)).toMatchObject({
      changed: 'figures',
      publication: { latest: [1, 1, 0, 0, 1], agreed: { low: 0, high: 1 } },
    })
  })

  test('PULSE-59: people of bands who agree on another rating are in a band again', () => {
    const moved = changedTo(agreed(4, 4, 4), 1, 1, 1)
    expect(publishTopic(banded(0, 3), moved, running)).toMatchObject({
      first: null,
      changed: 'band',
      publication: banded(3, 0),
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

  /** Six answers, of which so many have a comment that is not in the list. */
  const edited = (count: number) =>
    published(2, 4, 2, 4, 2, 4).map((part, index) => ({ ...part, isCommentListed: index >= count }))
  const before = shown(2, 4, 2, 4, 2, 4)
  const listed = { publication: before, first: null, changed: null, listsComments: true }

  test('PULSE-60: a changed comment waits for four others, and for no answer that waits', () => {
    expect(publishTopic(before, edited(4), ended)).toBeNull()
    expect(publishTopic(before, edited(5), ended)).toEqual(listed)
    expect(publishTopic(before, [...edited(5), ...fresh(3)], ended)).toEqual(listed)
  })

  test('PULSE-60: a comment of a rating that waits is not counted, and keeps no other one back', () => {
    const waiting = changedTo(edited(5), 1, 4, 2, 4, 2, 4)
    expect(publishTopic(before, waiting, ended)).toBeNull()
    const six = changedTo(edited(6), 1, 4, 2, 4, 2, 4)
    expect(publishTopic(before, six, ended)).toEqual(listed)
  })

  test('PULSE-60: people in the result who were never listed are listed with it, with a waiting rating too', () => {
    const unlisted = mixed(5).map((part) => ({ ...part, published: part.value }))
    const waiting = changedTo(unlisted, 1, 2, 4, 2, 4)
    expect(publishTopic(shown(4, 2, 4, 2, 4), waiting, ended)?.listsComments).toBe(true)
  })

  test('PULSE-60: an answer for which another one counts leaves the list after the figures', () => {
    const gone = changedTo(published(2, 4, 2, 4, 2), null, null, null, null, null)
    expect(publishTopic(before, gone, ended)).toBeNull()
    const outOfFigures = gone.map((part) => ({ ...part, published: null }))
    expect(publishTopic(before, outOfFigures, ended)).toBeNull()
    expect(publishTopic(before, [...outOfFigures, ...edited(5)], ended)).toEqual(listed)
  })
})
