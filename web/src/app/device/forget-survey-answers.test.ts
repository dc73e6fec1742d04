import { afterEach, expect, test, vi } from 'vitest'
import { forgetSurveyAnswers } from './forget-survey-answers.ts'

afterEach(() => vi.unstubAllGlobals())

test('unsent answers of users are removed; those of guests and all other texts stay', () => {
  const kept: Record<string, unknown> = {
    'pulse-answers/s1/ada': '{}',
    'pulse-answers/s2/ada': '{}',
    'pulse-answers/s1/guest': '{}',
    'pulse-draft/new/a': '{}',
  }
  vi.stubGlobal(
    'localStorage',
    Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] }),
  )
  forgetSurveyAnswers()
  expect(Object.keys(kept)).toEqual(['pulse-answers/s1/guest', 'pulse-draft/new/a'])
})

test('without storage there is nothing to remove', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(forgetSurveyAnswers).not.toThrow()
})
