import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { PulseSurvey } from '@retropulse/contract/pulse-survey'
import { expect, test } from 'vitest'
import { withSubmitted } from './submitted-survey.ts'

const [happiness, growth] = DEFAULT_PULSE_FORMAT.topics.filter(({ id }) =>
  ['happiness', 'growth'].includes(id),
)
const topics = [happiness, growth].filter((topic) => topic !== undefined)

const survey: PulseSurvey = {
  id: 's1',
  modelId: 'm1',
  name: 'Team health',
  state: 'in-progress',
  startedAt: 0,
  closesAt: null,
  endedAt: null,
  answered: 2,
  invited: 5,
  floor: 3,
  teamId: 't1',
  teamName: 'Booking',
  predecessorId: null,
  format: { ...DEFAULT_PULSE_FORMAT, topics },
  pulseData: { submittedData: null, people: 2, feedbackByTopic: {} },
  commentsFloor: 5,
  results: null,
  overallChange: null,
  mayManage: false,
  mayDelete: false,
}
const draft = {
  happiness: { value: 4, feedback: 'Fine' },
  growth: { value: 2, feedback: '' },
} as const

test('PULSE-42: sent answers are shown at once, and count one person more only the first time', () => {
  const sent = withSubmitted(survey, draft, 3 * DAY_MS + 5000)
  expect([sent.answered, sent.pulseData.people]).toEqual([3, 3])
  expect(sent.pulseData.submittedData?.['happiness']).toEqual({
    value: 4,
    feedback: 'Fine',
    timestamp: 3 * DAY_MS,
    commentId: '',
    isPublished: false,
    thread: null,
  })
  expect(withSubmitted(sent, draft, 4 * DAY_MS).answered).toBe(3)
})

test('PULSE-42: a changed answer is not part of the results yet, an unchanged one stays so, and conversations stay', () => {
  const thread = { replies: [{ isAuthor: false, text: 'Tell us more', day: '2026-11-23' }], isEnded: false }
  const own = { timestamp: 0, commentId: 'c1', isPublished: true, thread }
  const submittedData = {
    happiness: { ...own, value: 4, feedback: 'Fine' },
    growth: { ...own, value: 5, feedback: '' },
  } as const
  const before = { ...survey, pulseData: { ...survey.pulseData, submittedData } }
  const after = withSubmitted(before, draft, DAY_MS).pulseData.submittedData
  expect([after?.['happiness']?.isPublished, after?.['growth']?.isPublished]).toEqual([true, false])
  expect(after?.['growth']).toMatchObject({ commentId: 'c1', thread })
})
