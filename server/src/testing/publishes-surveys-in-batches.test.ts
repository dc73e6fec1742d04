import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import { type PublishedTopic, UNPUBLISHED } from '@retropulse/domain/pulse/publication'
import { answersIn, bandOf, EMPTY_HISTOGRAM, type Rating, RATINGS } from '@retropulse/domain/pulse/rating'
import { histogramOf } from '@retropulse/domain/pulse/testing/histogram-of'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOrganisations } from '../features/orgs/store/organisations.ts'
import { createAnswerKeys } from '../features/pulse/store/answer-keys.ts'
import { createAnswers, type PulseAnswers } from '../features/pulse/store/answers.ts'
import { createPublisher, type Publisher } from '../features/pulse/store/publisher.ts'
import { MIGRATIONS_DIR, type Tables } from '../main.ts'
import { openTestDatabase, type TestDatabase } from '../platform/database/testing/test-database.ts'

const OWNER = asId<PersonId>('owner')
const PEOPLE = Array.from({ length: 12 }, (_, index) => asId<PersonId>(`person-${index}`))
const GUESTS = Array.from({ length: 4 }, (_, index) => asId<PersonId>(`guest-${index}`))
const FLOOR = 3
const COMMENTS_FLOOR = 5
const TOPIC = 'happiness'

let database: TestDatabase<Tables>
let answers: PulseAnswers
let publisher: Publisher
beforeAll(async () => {
  database = await openTestDatabase<Tables>(MIGRATIONS_DIR)
  answers = createAnswers(database.db.withTables(), createAnswerKeys('a key'), () => nanoid())
  publisher = createPublisher(database.db.withTables(), Date.now)
  await database.pool.query(
    `INSERT INTO user_account (id, email, name, email_verified, created_at, updated_at)
     VALUES ($1, 'owner@example.com', 'Owner', true, now(), now())`,
    [OWNER],
  )
})
afterAll(() => database.close())

/** A running survey with one question, of a team whose only member answers not. */
async function newSurvey(): Promise<string> {
  const [orgId, teamId, id] = [asId<OrgId>(nanoid(16)), asId<TeamId>(nanoid(16)), nanoid(16)]
  const org = { id: orgId, name: 'Example Ltd', teamId, teamName: 'Platform', ownerId: OWNER, planId: null }
  await createOrganisations(database.db.withTables()).create(org, Infinity)
  await database.pool.query(
    `INSERT INTO pulse_survey (id, team_id, model_id, name, format, floor, created_by, started_at)
     VALUES ($1, $2, 'model', 'March', $3, $4, $5, now())`,
    [id, teamId, JSON.stringify({ topics: [{ id: TOPIC }] }), FLOOR, OWNER],
  )
  return id
}

interface Row {
  readonly value: Rating
  readonly feedback: string
  readonly published_value: Rating | null
  readonly listed_value: Rating | null
  readonly listed_feedback: string | null
  readonly is_agreed: boolean
  readonly is_gone: boolean
}

async function stateOf(
  id: string,
): Promise<{ readonly topic: PublishedTopic; readonly rows: readonly Row[] }> {
  const survey = await database.pool.query<{ published: Record<string, PublishedTopic> }>(
    'SELECT published FROM pulse_survey WHERE id = $1',
    [id],
  )
  const { rows } = await database.pool.query<Row>('SELECT * FROM pulse_answer WHERE survey_id = $1', [id])
  return { topic: survey.rows[0]?.published[TOPIC] ?? UNPUBLISHED, rows }
}

type Step =
  | { readonly type: 'answers'; readonly people: readonly PersonId[]; readonly value: Rating }
  /** A guest signs in with an account, which answers. */
  | { readonly type: 'sign-in'; readonly guest: PersonId; readonly account: PersonId; readonly value: Rating }
  | { readonly type: 'end' | 'reopen' }

const stepArb: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('answers' as const),
      people: fc.subarray([...PEOPLE, ...GUESTS], { minLength: 1, maxLength: 6 }),
      value: fc.constantFrom(...RATINGS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('sign-in' as const),
      guest: fc.constantFrom(...GUESTS),
      account: fc.constantFrom(...PEOPLE),
      value: fc.constantFrom(...RATINGS),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('end' as const, 'reopen' as const) }) },
)

/** The rows say what the result says, and no row is left that is in nothing and counts no more. */
function expectConsistent({ topic, rows }: Awaited<ReturnType<typeof stateOf>>): void {
  const shown = (isAgreed: boolean) =>
    rows.filter((row) => row.is_agreed === isAgreed).flatMap((row) => row.published_value ?? [])
  expect(topic.latest ?? EMPTY_HISTOGRAM).toEqual(histogramOf(shown(false)))
  const bands = shown(true).map(bandOf)
  const [low, high] = [bands.filter((band) => band === 'low'), bands.filter((band) => band === 'high')]
  expect(topic.agreed).toEqual({ low: low.length, high: high.length })
  const listed = rows.filter((row) => row.listed_feedback !== null)
  expect(listed.length === 0 || listed.length >= COMMENTS_FLOOR).toBe(true)
  const lost = rows.filter(
    (row) => row.is_gone && row.published_value === null && row.listed_feedback === null,
  )
  expect(lost).toEqual([])
}

/** What one step shows of people: as many as the floor, or nothing. */
function expectFair(earlier: PublishedTopic, later: PublishedTopic): void {
  const [before, after] = [earlier.latest ?? EMPTY_HISTOGRAM, later.latest ?? EMPTY_HISTOGRAM]
  const moves = after.map((count, index) => count - (before[index] ?? 0))
  const gained = moves.reduce((sum, count) => sum + Math.max(count, 0), 0)
  expect(gained === 0 || gained >= FLOOR).toBe(true)
  expect(answersIn(after) === answersIn(before) || gained >= FLOOR).toBe(true)
}

// Rules: PULSE-41, PULSE-46, PULSE-58, PULSE-60
test('in every order of answering, changing, signing in, ending and reopening, results change for as many people as the floor, and no first answers wait that are as many when the survey ends', async () => {
  const run = async (steps: readonly Step[]) => {
    const id = await newSurvey()
    const given = new Map<PersonId, Rating>()
    const accounts = new Map<PersonId, PersonId>()
    let isEnded = false
    const give = async (person: PersonId, value: Rating) => {
      const guests = GUESTS.filter((guest) => accounts.get(guest) === person)
      for (const guest of guests) given.delete(guest)
      const written = await answers.write({
        surveyId: id,
        people: [person, ...guests],
        answers: { [TOPIC]: { value, feedback: `${person} says ${value}` } },
        now: Date.now(),
        max: 100,
      })
      expect(written).toBe('written')
      given.set(person, value)
    }
    for (const step of [...steps, { type: 'end' } as const]) {
      const before = await stateOf(id)
      if (step.type === 'end' || step.type === 'reopen') {
        isEnded = step.type === 'end'
        await database.pool.query(
          'UPDATE pulse_survey SET ended_at = CASE WHEN $2 THEN now() END, is_sealed = false WHERE id = $1',
          [id, isEnded],
        )
      } else if (!isEnded && step.type === 'answers') {
        for (const person of step.people)
          // Not all give the same rating, and guests who signed in answer with their accounts.
          if (!accounts.has(person)) await give(person, RATINGS[(step.value + person.length) % 5] ?? 1)
      } else if (!isEnded && step.type === 'sign-in' && !accounts.has(step.guest)) {
        accounts.set(step.guest, step.account)
        await give(step.account, step.value)
      }
      await publisher.publish(id)
      const after = await stateOf(id)
      expectConsistent(after)
      expectFair(before.topic, after.topic)
      const live = after.rows.filter((row) => !row.is_gone)
      expect(histogramOf(live.map(({ value }) => value))).toEqual(histogramOf([...given.values()]))
      const waiting = live.filter((row) => row.published_value === null)
      expect(waiting.length).toBeLessThan(FLOOR)
      for (const [person, value] of given)
        expect((await answers.ownOf(id, [TOPIC], [person])).get(TOPIC)?.value).toBe(value)
    }
  }
  await fc.assert(fc.asyncProperty(fc.array(stepArb, { minLength: 4, maxLength: 20 }), run), runs(30))
})
