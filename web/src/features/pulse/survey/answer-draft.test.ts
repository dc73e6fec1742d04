import { describe, expect, test } from 'vitest'
import {
  answerTo,
  draftOf,
  firstOpenStep,
  isSameDraft,
  submissionOf,
  surplusOf,
  withAnswer,
} from './answer-draft.ts'

const topics = [{ id: 'happiness' }, { id: 'growth' }]
const half = withAnswer({}, 'happiness', { value: 4 })
const whole = withAnswer(half, 'growth', { value: 2, feedback: 'More time\u0000 for it ' })

describe('answers to a survey before they are sent', () => {
  test('PULSE-40: a draft goes on at the first question without a rating, and at the review when all have one', () => {
    expect([{}, half, whole].map((draft) => firstOpenStep(topics, draft))).toEqual([1, 2, 3])
    expect(firstOpenStep(topics, withAnswer({}, 'growth', { value: 1 }))).toBe(1)
    expect(firstOpenStep(topics, withAnswer({}, 'happiness', { feedback: 'No rating yet' }))).toBe(1)
  })

  test('PULSE-40: answers are sent when every question has a rating, with comments that can be stored', () => {
    expect(submissionOf(topics, half)).toBeNull()
    expect(submissionOf(topics, whole)).toEqual({
      happiness: { value: 4, feedback: '' },
      growth: { value: 2, feedback: 'More time for it' },
    })
  })

  test('PULSE-40: a comment that is too long is neither cut nor sent; a draft goes on at it', () => {
    const long = withAnswer(whole, 'happiness', { feedback: 'x'.repeat(2003) })
    expect(surplusOf(answerTo(long, 'happiness'))).toBe(3)
    expect(submissionOf(topics, long)).toBeNull()
    expect(firstOpenStep(topics, long)).toBe(1)
    const atLimit = withAnswer(whole, 'happiness', { feedback: 'x'.repeat(2000) })
    expect(submissionOf(topics, atLimit)?.['happiness']?.feedback).toHaveLength(2000)
  })

  test('PULSE-41: a rating keeps the comment, and a comment the rating', () => {
    const written = withAnswer(withAnswer({}, 'growth', { feedback: 'So so' }), 'growth', { value: 3 })
    expect(written).toEqual({ growth: { value: 3, feedback: 'So so' } })
  })

  test('PULSE-42: changing sent answers begins with them, and differs only after a change', () => {
    const own = { timestamp: 0, commentId: 'c', isPublished: true, thread: null }
    const sent = draftOf({
      happiness: { ...own, value: 5, feedback: '' },
      growth: { ...own, value: 1, feedback: 'Slow' },
    })
    expect(sent).toEqual({
      happiness: { value: 5, feedback: '' },
      growth: { value: 1, feedback: 'Slow' },
    })
    expect(isSameDraft(topics, sent, { ...sent })).toBe(true)
    expect(isSameDraft(topics, sent, withAnswer(sent, 'growth', { value: 2 }))).toBe(false)
    expect(isSameDraft(topics, {}, { growth: { value: null, feedback: '' } })).toBe(true)
    expect(draftOf(null)).toEqual({})
  })
})
