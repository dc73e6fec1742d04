import { describe, expect, test } from 'vitest'
import type { TopicPublication } from './publication.ts'
import { publishTopic } from './publish-topic.ts'
import { changedTo, ended, fresh, published, shown } from './testing/answer-groups.ts'

describe('PULSE-58: changed answers keep no first answers back', () => {
  const before = shown(1, 3, 5)
  const twenty = fresh(3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5)

  test('PULSE-58: one changed answer counts as it was published, and twenty first answers appear', () => {
    const groups = [...changedTo(published(1, 3, 5), 3, 3, 5), ...twenty]
    expect(publishTopic(before, groups, ended)).toMatchObject({
      first: 'figures',
      changed: null,
      listsComments: true,
      publication: { latest: [1, 0, 8, 7, 7], exact: [[1, 0, 8, 7, 7]] },
    })
  })

  test('PULSE-58: an answer given twice stays as it was published while twenty first answers appear', () => {
    const groups = [...changedTo(published(1, 3, 5), null, 3, 5), ...twenty]
    expect(publishTopic(before, groups, ended)).toMatchObject({
      changed: null,
      publication: { latest: [1, 0, 8, 7, 7] },
    })
  })

  test('PULSE-58: first answers lend no person to changed ones', () => {
    const groups = changedTo(published(1, 2, 5), 3, 4, 5)
    expect(publishTopic(shown(1, 2, 5), [...groups, ...fresh(1, 5)], ended)).toBeNull()
    expect(publishTopic(shown(1, 2, 5), [...groups, ...fresh(1, 5, 4)], ended)).toMatchObject({
      first: 'figures',
      changed: null,
    })
  })

  test('PULSE-58: both appear at once where each of them may', () => {
    const groups = [...changedTo(published(1, 2, 3, 5), 4, 5, 5, 5), ...fresh(4, 4, 5)]
    expect(publishTopic(shown(1, 2, 3, 5), groups, ended)).toMatchObject({
      first: 'figures',
      changed: 'figures',
      publication: {
        latest: [0, 0, 0, 3, 4],
        exact: [
          [1, 1, 1, 2, 2],
          [0, 0, 0, 3, 4],
        ],
      },
    })
  })

  test('PULSE-58: changed answers wait where, together with first ones, they would look like one person', () => {
    // Of those who left 1, 2 and 3, first answers fill the places at 1 and 2.
    const moved = changedTo(published(1, 2, 3), 4, 5, 5)
    expect(publishTopic(shown(1, 2, 3), moved, ended)).toMatchObject({ changed: 'figures' })
    expect(publishTopic(shown(1, 2, 3), [...moved, ...fresh(1, 2, 4)], ended)).toMatchObject({
      first: 'figures',
      changed: null,
    })
  })

  test('PULSE-58: answers given twice leave the figures together with changed ones, and are no people', () => {
    const gone = changedTo(published(1, 2, 3, 1, 5, 1), null, null, null, 1, 5, 1)
    expect(publishTopic(shown(1, 2, 3, 1, 5, 1), gone, ended)).toBeNull()
    const moved = changedTo(published(1, 2, 3, 1, 5, 1), null, 4, 4, 5, 5, 1)
    expect(publishTopic(shown(1, 2, 3, 1, 5, 1), moved, ended)).toMatchObject({
      changed: 'figures',
      publication: { latest: [1, 0, 0, 2, 2] },
    })
  })

  test('PULSE-58: a question with 200 different results takes first answers, and no more changed ones', () => {
    const full: TopicPublication = {
      ...shown(1, 3, 5),
      exact: Array.from({ length: 200 }, () => [1, 0, 1, 0, 1]),
    }
    const groups = [...changedTo(published(1, 3, 5), 4, 5, 1), ...fresh(1, 2, 3)]
    const update = publishTopic(full, groups, ended)
    expect(update).toMatchObject({ first: 'figures', changed: null })
    expect(update?.publication.exact).toHaveLength(200)
  })
})
