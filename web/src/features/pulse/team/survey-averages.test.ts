import type { ComparedResult, SurveyResults } from '@retropulse/contract/pulse-survey'
import { describe, expect, test } from 'vitest'
import { averagesOf, overallChangeOf, trendOf, unaveragedReason } from './survey-averages.ts'

const NONE = { low: 0, high: 0 }
const shown = (average: number, answers = 5): ComparedResult => ({
  state: 'shown',
  answers,
  average,
  distribution: [1, 1, 1, 1, 1],
  agreed: NONE,
  change: null,
})
const band: ComparedResult = { state: 'band', answers: 9, agreed: { low: 0, high: 9 }, change: null }
const survey = (id: string, results: readonly ComparedResult[], modelId = 'm'): SurveyResults => ({
  id,
  modelId,
  name: `Pulse ${id}`,
  state: 'ended',
  startedAt: 1,
  closesAt: null,
  endedAt: 2,
  answered: 5,
  invited: 5,
  floor: 3,
  topics: results.map((_, at) => ({ id: `t${at}`, icon: '🙂', title: `Topic ${at}` })),
  results: [...results],
})

describe('averages of a survey', () => {
  test('PULSE-45: only figures that are shown count, the lowest first', () => {
    const averages = averagesOf(survey('1', [shown(4), band, shown(2)]))
    expect(averages).toEqual([
      { title: 'Topic 2', average: 2 },
      { title: 'Topic 0', average: 4 },
    ])
  })
})

describe('why a survey has no average', () => {
  const few: ComparedResult = { state: 'insufficient', missing: 2, change: null }
  const none: ComparedResult = { state: 'no-data', change: null }

  test('PULSE-46: a running survey says how many answers are missing, and one that ended does not wait for any', () => {
    expect(unaveragedReason({ state: 'in-progress', results: [few, few] })).toEqual({
      kind: 'missing',
      count: 2,
    })
    expect(unaveragedReason({ state: 'ended', results: [few, few] })).toEqual({ kind: 'tooFew' })
    expect(unaveragedReason({ state: 'ended', results: [none, none] })).toBeNull()
  })

  test('PULSE-59: a survey with nothing but bands has enough answers, and says that they agree', () => {
    expect(unaveragedReason({ state: 'ended', results: [band, band] })).toEqual({ kind: 'onlyBands' })
  })
})

// Rules: PULSE-98
describe('the change of the average of a survey in the list', () => {
  const first = { ...survey('1', [shown(3), shown(3)]), startedAt: 1 }
  const second = { ...survey('2', [shown(4), shown(3.4)]), startedAt: 2 }

  test('PULSE-98: is that since the survey before with the same model', () => {
    const other = { ...survey('other', [shown(1), shown(1)], 'another model'), startedAt: 1.5 }
    const draft = { ...survey('draft', []), startedAt: null }
    expect(overallChangeOf(second, [draft, second, other, first])).toBe(0.7)
    expect(overallChangeOf(first, [draft, second, other, first])).toBeNull()
  })

  test('PULSE-98: is none where the two surveys have averages of different topics', () => {
    const banded = { ...survey('1', [shown(3), band]), startedAt: 1 }
    expect(overallChangeOf(second, [second, banded])).toBeNull()
  })
})

// Rules: PULSE-55, PULSE-85, PULSE-97, PULSE-101
describe('PULSE-55: the trend of the topics', () => {
  const few: ComparedResult = { state: 'insufficient', missing: 2, change: null }

  test('PULSE-55: goes from the oldest survey to the latest, and below five answers there is a gap, never a zero', () => {
    const surveys = [
      survey('4', [shown(4)]),
      survey('3', [band]),
      survey('2', [shown(1, 4)]),
      survey('other', [shown(5)], 'another model'),
      survey('1', [shown(3)]),
    ]
    const { places, lines } = trendOf(surveys, 'm', 5)
    expect(places.map(({ name }) => name)).toEqual(['Pulse 1', 'Pulse 2', 'Pulse 3', 'Pulse 4'])
    expect(lines.map(({ averages }) => averages)).toEqual([[3, null, null, 4]])
  })

  test('PULSE-55: a place has the day that the list of surveys says, of the end or of the start', () => {
    const running: SurveyResults = {
      ...survey('2', [shown(4)]),
      state: 'in-progress',
      startedAt: 3,
      endedAt: null,
    }
    expect(trendOf([running, survey('1', [shown(3)])], 'm', 5).places.map(({ at }) => at)).toEqual([2, 3])
  })

  test('PULSE-85: a running survey without a figure has no place in the trend', () => {
    const running: SurveyResults = { ...survey('2', [shown(4, 4)]), state: 'in-progress', endedAt: null }
    const { places } = trendOf([running, survey('1', [shown(3)])], 'm', 5)
    expect(places.map(({ name }) => name)).toEqual(['Pulse 1'])
  })

  test('PULSE-97: each topic of the latest survey has a line, with a gap where an earlier survey did not ask', () => {
    const draft = { ...survey('draft', [shown(3)]), startedAt: null }
    const { places, lines } = trendOf(
      [draft, survey('2', [shown(4), shown(2)]), survey('1', [shown(3)])],
      'm',
      5,
    )
    expect(places).toHaveLength(2)
    expect(lines.map(({ topic, averages }) => [topic.id, averages])).toEqual([
      ['t0', [3, 4]],
      ['t1', [null, 2]],
    ])
  })

  test('PULSE-97: the latest result is that of the last survey, and none where it has too few answers', () => {
    const latestOf = (results: readonly ComparedResult[]) =>
      trendOf([survey('2', results), survey('1', [shown(3)])], 'm', 5).lines.map(({ latest }) => latest)
    expect(latestOf([shown(4)])).toEqual([shown(4)])
    expect(latestOf([band])).toEqual([band])
    expect(latestOf([shown(4, 4)])).toEqual([null])
    expect(latestOf([few])).toEqual([null])
  })

  test('PULSE-101: a place with bands alone has them, from as many answers on as an average needs', () => {
    const fewer: ComparedResult = { state: 'band', answers: 4, agreed: { low: 4, high: 0 }, change: null }
    const { lines } = trendOf([survey('3', [shown(3)]), survey('2', [fewer]), survey('1', [band])], 'm', 5)
    expect(lines.map(({ bands }) => bands)).toEqual([[{ low: 0, high: 9 }, null, null]])
  })
})
