import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import { asId } from '@retropulse/domain/kernel/ids'
import type { Answers } from '@retropulse/domain/pulse/answers'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { BALLOTS_MAX } from '@retropulse/domain/pulse/limits'
import { type Rating, RATINGS } from '@retropulse/domain/pulse/rating'
import { createAnswerKeys } from '../../server/src/features/pulse/store/answer-keys.ts'
import { createAnswers } from '../../server/src/features/pulse/store/answers.ts'
import { createPublisher } from '../../server/src/features/pulse/store/publisher.ts'
import { createSurveys } from '../../server/src/features/pulse/store/surveys.ts'
import type { Tables } from '../../server/src/main.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { deriveKey } from '../../server/src/platform/secret/derive-key.ts'
import { MEMBERS, ORG, TEAMS } from './cast.ts'
import { integerBetween, randomId, seededRandom } from './seeded-random.ts'

const MODEL_ID = 'saltwind-pulse'
const MONTH_MS = 30 * DAY_MS

/** People who answered by the link of their team, and how content they are, from 1 to 5. */
const CROWDS: readonly { readonly teamId: TeamId; readonly people: number; readonly mood: number }[] = [
  { teamId: TEAMS.booking.id, people: 9, mood: 4 },
  { teamId: TEAMS.platform.id, people: 7, mood: 3 },
  // Below the floor: its results are not shown.
  { teamId: TEAMS.care.id, people: 2, mood: 2 },
]

const COMMENTS = [
  'We hear of timetable changes from passengers first.',
  'The early shift and the late shift hardly ever talk to each other.',
  'I learned a lot from pairing on the booking form.',
  'A word of thanks after the storm week would have been nice.',
  'Plans change on the day before. Could they be fixed a week ahead?',
  'Good to see that the kiosk problem was finally taken seriously.',
]

/**
 * Four monthly pulse surveys of each team, the last one running, with answers of guests. The same each time; surveys that
 * exist are left alone.
 */
export async function seedPulseSurveys(
  { db }: Pick<Database<Tables>, 'db'>,
  { secret, until }: { readonly secret: string; readonly until: number },
): Promise<void> {
  const random = seededRandom(4711)
  await db
    .insertInto('pulse_model')
    .values({
      id: MODEL_ID,
      org_id: ORG.id,
      title: 'Team health',
      format: JSON.stringify(DEFAULT_PULSE_FORMAT),
      is_enabled: true,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Nothing is deleted here, which alone would be logged.
  const surveys = createSurveys(db, () => ({ record: () => Promise.resolve() }))
  const keys = createAnswerKeys(deriveKey(deriveKey(secret, 'pulse'), 'answers'))
  for (const { teamId, people, mood } of CROWDS)
    for (const age of [3, 2, 1, 0]) {
      const id = `${teamId}-pulse-${age}`
      if ((await surveys.find(id)) !== null) continue
      const startedAt = until - age * MONTH_MS - 2 * DAY_MS
      const place = { teamId, orgId: asId<OrgId>(ORG.id), createdBy: MEMBERS.nora.id }
      const times = { startedAt, closesAt: null, endedAt: null }
      const survey = { id, modelId: MODEL_ID, predecessorId: null, name: `Pulse ${4 - age}` }
      await surveys.create(
        { ...place, ...survey, ...times, format: DEFAULT_PULSE_FORMAT },
        { started: null, ofTeam: Infinity },
      )
      const answers = createAnswers(db, keys, () => randomId(random))
      for (let person = 0; person < people; person += 1)
        await answers.write({
          surveyId: id,
          people: [asId<PersonId>(`gpulse-${teamId}-${person}`)],
          answers: answersOf(mood, person, age, () => integerBetween(random, -1, 1)),
          now: startedAt + DAY_MS,
          max: BALLOTS_MAX,
        })
      if (age > 0)
        await surveys.changeTimes(id, (now) => ({ ...now, endedAt: startedAt + 10 * DAY_MS }), {
          started: null,
        })
      await createPublisher(db, () => until).publish(id)
    }
}

/** Ratings around the mood of the team, which rises from survey to survey; every other person comments. */
function answersOf(mood: number, person: number, age: number, jitter: () => number): Answers {
  return Object.fromEntries(
    DEFAULT_PULSE_FORMAT.topics.map(({ id }, at) => {
      const value = ratingNear(mood + jitter() + (age === 0 ? 1 : 0) - (at === 1 ? 1 : 0))
      const comments = person % 2 === 0 && (person + age) % DEFAULT_PULSE_FORMAT.topics.length === at
      return [id, { value, feedback: comments ? (COMMENTS[(person + age) % COMMENTS.length] ?? '') : '' }]
    }),
  )
}

function ratingNear(value: number): Rating {
  return RATINGS.find((rating) => rating === Math.min(Math.max(value, 1), 5)) ?? 3
}
