import { describe, expect, test } from 'vitest'
import type { TopicResult } from './results.ts'
import { type DiscussedTopic, retroColumns } from './retro-topics.ts'

const NONE = { low: 0, high: 0 }
const shown = (average: number): TopicResult => ({
  state: 'shown',
  answers: 5,
  average,
  distribution: [1, 1, 1, 1, 1],
  agreed: NONE,
})
const band = (agreed: { low: number; high: number }): TopicResult => ({ state: 'band', answers: 3, agreed })
const topicOf = (title: string, result: TopicResult, change: number | null = null): DiscussedTopic => ({
  topic: { icon: '🙂', title },
  result,
  change,
  comments: [],
})

describe('PULSE-71: a retro about a survey', () => {
  test('PULSE-71: the lowest results come first, and what is not published is left out', () => {
    const topics = [
      topicOf('Fine', shown(4.5)),
      topicOf('Nothing', { state: 'no-data' }),
      topicOf('Few', { state: 'insufficient', missing: 1 }),
      topicOf('Agreed low', band({ low: 3, high: 0 })),
      topicOf('Agreed high', band({ low: 0, high: 3 })),
      topicOf('Weak', shown(2.25), -0.75),
    ]
    expect(retroColumns(topics, 4)).toEqual([
      { name: '🙂 Agreed low', notes: ['Low'] },
      { name: '🙂 Weak', notes: ['Average 2.3 of 5, 0.8 lower than before'] },
      { name: '🙂 Agreed high', notes: ['High'] },
      { name: '🙂 Fine', notes: ['Average 4.5 of 5'] },
    ])
    expect(retroColumns(topics, 1)).toHaveLength(1)
    expect(retroColumns(topics.slice(1, 3), 4)).toEqual([])
  })

  test.each([
    [0.04, 'Average 3.0 of 5'],
    [0, 'Average 3.0 of 5'],
    [0.4, 'Average 3.0 of 5, 0.4 higher than before'],
  ])('PULSE-71: a change of %d reads: %s', (change, text) => {
    expect(retroColumns([topicOf('Fine', shown(3), change)], 4)[0]?.notes).toEqual([text])
  })

  test('PULSE-71: comments are notes, at most two hundred on a question', () => {
    const comments = Array.from({ length: 250 }, (_, at) => ({
      id: `${at}`,
      feedback: `Comment ${at}`,
      value: null,
    }))
    const [column] = retroColumns([{ ...topicOf('Fine', shown(3)), comments }], 4)
    expect(column?.notes).toHaveLength(201)
    expect(column?.notes[1]).toBe('Comment 0')
  })
})
