import type { ComparedResult } from '@retropulse/contract/pulse-survey'
import { describe, expect, test } from 'vitest'
import { commentsText, countingRules, leftOutText } from './counting-rules.ts'

const NO_BAND = { low: 0, high: 0 }
const shown = (answers: number, agreed = NO_BAND): ComparedResult => ({
  state: 'shown',
  answers,
  average: 3,
  distribution: [1, 1, 1, 1, 1],
  agreed,
  change: null,
})
const band: ComparedResult = { state: 'band', answers: 9, agreed: { low: 9, high: 0 }, change: null }
const comment = { id: 'c', feedback: 'Tea', value: null, thread: null }

function rated(results: readonly ComparedResult[]) {
  return results.map((result, at) => ({ topic: { id: `t${at}` }, result, average: null }))
}

const survey: Parameters<typeof countingRules>[0] = {
  answered: 9,
  commentsFloor: 5,
  state: 'ended',
  pulseData: { feedbackByTopic: { t0: [], t1: [] } },
}
const withComments = { ...survey, pulseData: { feedbackByTopic: { t0: [comment] } } }

// Rules: PULSE-86
describe('how results are counted', () => {
  test('PULSE-86: results of all answers, without bands, need no rule', () => {
    expect(countingRules(survey, rated([shown(9), shown(9)]))).toEqual([])
  })

  test('PULSE-86, PULSE-58: answers that are left out have one sentence in view, for running surveys another', () => {
    const topics = rated([shown(8), shown(9)])
    expect(leftOutText(survey, topics)).toBe('Answers that could identify someone are left out.')
    expect(leftOutText({ ...survey, state: 'in-progress' }, topics)).toBe(
      'New answers join the results in groups, so none can be recognised.',
    )
    expect(countingRules(survey, topics)).toEqual([])
    expect(leftOutText(survey, rated([shown(9), band]))).toBeNull()
  })

  test('PULSE-86, PULSE-59: bands have a sentence beside averages, and another within one', () => {
    expect(countingRules(survey, rated([shown(9), band]))).toEqual([expect.stringMatching(/anonymity/)])
    expect(countingRules(survey, rated([band]))).toEqual([])
    expect(countingRules(survey, rated([shown(9, { low: 0, high: 3 })]))).toEqual([
      expect.stringMatching(/exact ratings stay hidden/),
    ])
  })

  test('PULSE-86, PULSE-60: where no comment is listed, a line in view says why', () => {
    const topics = rated([shown(9), shown(9)])
    expect(commentsText(survey, topics)).toBe('No comments in these results.')
    expect(commentsText({ ...survey, pulseData: { feedbackByTopic: {} } }, topics)).toBe(
      'Comments show once a topic has 5 answers.',
    )
    expect(commentsText(withComments, topics)).toBeNull()
    expect(countingRules(withComments, topics)).toEqual(['Comments show once a topic has 5 answers.'])
    expect(commentsText(survey, [])).toBeNull()
  })
})
