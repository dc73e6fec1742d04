import type {
  ComparedResult,
  ListedPulseComment,
  PulseSurvey,
  SurveyResults,
  TeamPulse,
} from '@retropulse/contract/pulse-survey'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../../scripts/seed/cast.ts'
import { LONG_NAME, MODEL } from './pulse-model.ts'

const NOW = Date.now()
/** The questions of the survey. */
export const { topics } = MODEL.format
const NONE = { low: 0, high: 0 }
/** Answers in each result of `FULL`. */
const ENDED_ANSWERS = 9
/** Results of every kind. */
export const FULL: readonly ComparedResult[] = [
  shown([0, 1, 2, 4, 2], 0.4),
  shown([2, 3, 2, 1, 1], -0.7),
  { ...shown([0, 0, 2, 2, 2], 0.1), answers: 9, agreed: { low: 0, high: 3 } },
  { state: 'band', answers: 9, agreed: { low: 9, high: 0 }, change: null },
  shown([1, 0, 3, 3, 2], 0.5),
  { state: 'band', answers: 9, agreed: { low: 4, high: 5 }, change: null },
]
/** Earlier results of the same topics. `FULL` says how its averages changed since those of September. */
const SEPTEMBER = withoutChanges([
  [0, 2, 3, 2, 2],
  [1, 1, 2, 4, 1],
  [0, 1, 2, 3, 3],
  [1, 2, 2, 3, 1],
])
const JULY = withoutChanges([
  [1, 3, 2, 2, 1],
  [1, 2, 2, 3, 1],
  [1, 0, 3, 3, 2],
  [2, 2, 3, 1, 1],
])

/** Ratings of the topics that have averages in `FULL`, and its bands. */
function withoutChanges(counts: readonly (readonly number[])[]): readonly ComparedResult[] {
  const left = [...counts]
  return FULL.map((result) => (result.state === 'shown' ? shown(left.shift() ?? [], null) : result))
}

/** Nothing but results with too few answers. */
export const FEW: readonly ComparedResult[] = topics.map(() => ({
  state: 'insufficient',
  missing: 2,
  change: null,
}))

/** A result with figures, and its average to two decimals. */
export function shown(
  counts: readonly number[],
  change: number | null,
): Extract<ComparedResult, { state: 'shown' }> {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = counts
  const answers = one + two + three + four + five
  const sum = one + 2 * two + 3 * three + 4 * four + 5 * five
  const average = Math.round((sum / answers) * 100) / 100
  return {
    state: 'shown',
    answers,
    average,
    distribution: [one, two, three, four, five],
    agreed: NONE,
    change,
  }
}

const COMMENTS: readonly ListedPulseComment[] = [
  comment('a', 'We hear of timetable changes from passengers first, and that is a little embarrassing.', 1),
  {
    ...comment('b', 'Plans change on the day before. Could they be fixed a week ahead?', 2),
    thread: {
      replies: [
        { isAuthor: false, text: 'We will try that in December. Which plans hurt most?', day: '2026-11-20' },
        { isAuthor: true, text: 'Those for the weekend.', day: '2026-11-21' },
      ],
      isEnded: false,
    },
  },
  comment('c', 'Good to see that the kiosk problem was finally taken seriously.', null),
]

function comment(id: string, feedback: string, value: ListedPulseComment['value']): ListedPulseComment {
  return { id, feedback, value, thread: null }
}

/** A survey that ended, for a facilitator. */
export const ENDED: PulseSurvey = {
  id: 'autumn',
  modelId: MODEL.id,
  name: 'Autumn pulse',
  state: 'ended',
  startedAt: NOW - 9 * DAY_MS,
  closesAt: null,
  endedAt: NOW - 2 * DAY_MS,
  answered: 10,
  invited: 12,
  floor: 3,
  teamId: TEAMS.care.id,
  teamName: TEAMS.care.name,
  predecessorId: null,
  format: MODEL.format,
  pulseData: { submittedData: null, people: 10, feedbackByTopic: { [topics[1]?.id ?? '']: [...COMMENTS] } },
  commentsFloor: 5,
  results: [...FULL],
  overallChange: 0.1,
  mayManage: true,
  mayDelete: true,
}

/** A survey of a team that started `age` months ago, and runs where that is 0. */
export function summary(
  name: string,
  age: number,
  results: readonly ComparedResult[],
  answered: number = ENDED_ANSWERS,
): SurveyResults {
  const isRunning = age === 0
  return {
    id: name,
    modelId: MODEL.id,
    name,
    state: isRunning ? 'in-progress' : 'ended',
    startedAt: NOW - age * 30 * DAY_MS - DAY_MS,
    closesAt: isRunning ? NOW + 3 * DAY_MS : null,
    endedAt: isRunning ? null : NOW - age * 30 * DAY_MS,
    answered,
    invited: 12,
    floor: 3,
    topics: topics.map(({ id, icon, title }) => ({ id, icon, title })),
    results: [...results],
  }
}

/** A team with five surveys. */
export const TEAM: TeamPulse = {
  surveys: [
    summary('November', 0, FEW, 1),
    summary(LONG_NAME, 1, FULL),
    summary('September', 2, SEPTEMBER),
    summary('August', 3, FEW, 1),
    summary('July', 4, JULY),
  ],
  deletedSurveys: [{ id: 'gone', name: 'A first try', deletedAt: NOW - 3 * DAY_MS }],
  trendMin: 5,
  allowance: null,
}
