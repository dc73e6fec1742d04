import type { ComparedResult, SurveyResults } from '@retropulse/contract/pulse-survey'
import { describe, expect, test } from 'vitest'
import { averagesOf, shortNames, trendOf, unaveragedReason } from './survey-averages.ts'

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

describe('PULSE-55: the trend of a topic', () => {
  test('PULSE-55: goes from the oldest survey to the latest, and below five answers there is a gap, never a zero', () => {
    const surveys = [
      survey('4', [shown(4)]),
      survey('3', [band]),
      survey('2', [shown(1, 4)]),
      survey('other', [shown(5)], 'another model'),
      survey('1', [shown(3)]),
    ]
    expect(trendOf(surveys, 'm', 't0', 5).map(({ name, average }) => [name, average])).toEqual([
      ['Pulse 1', 3],
      ['Pulse 2', null],
      ['Pulse 3', null],
      ['Pulse 4', 4],
    ])
  })

  test('PULSE-55: a point has the day that the list of surveys says, of the end or of the start', () => {
    const running: SurveyResults = {
      ...survey('2', [shown(4)]),
      state: 'in-progress',
      startedAt: 3,
      endedAt: null,
    }
    expect(trendOf([running, survey('1', [shown(3)])], 'm', 't0', 5).map(({ at }) => at)).toEqual([2, 3])
  })

  test('PULSE-85: a running survey without a figure has no place in the trend', () => {
    const running: SurveyResults = { ...survey('2', [shown(4, 4)]), state: 'in-progress', endedAt: null }
    expect(trendOf([running, survey('1', [shown(3)])], 'm', 't0', 5).map(({ name }) => name)).toEqual([
      'Pulse 1',
    ])
  })

  test('PULSE-55: surveys that did not ask about it, and drafts, are no points', () => {
    const draft = { ...survey('draft', [shown(3)]), startedAt: null }
    expect(trendOf([draft, survey('1', [shown(3)])], 'm', 't1', 5)).toEqual([])
    expect(trendOf([draft, survey('1', [shown(3)])], 'm', 't0', 5)).toHaveLength(1)
  })

  test('a chart names its points by the surveys, or all by their days where one name is too long', () => {
    const points = ['July', 'August'].map((name, at) => ({ id: name, name, at, average: 3 }))
    const long = { id: 'long', name: 'How the night crews feel', at: 2, average: 3 }
    const dayOf = (at: number) => `day ${at}`
    expect(shortNames(points, dayOf)).toEqual(['July', 'August'])
    expect(shortNames([...points, long], dayOf)).toEqual(['day 0', 'day 1', 'day 2'])
  })
})
