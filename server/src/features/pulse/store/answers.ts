import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import type { Answers, TopicAnswer } from '@retropulse/domain/pulse/answers'
import type { ListedComment } from '@retropulse/domain/pulse/results'
import { type Kysely, sql } from 'kysely'
import type { AnswerKeys } from '../ports.ts'
import type { PulseTables } from './tables.ts'

/** Answers of one person to a survey; `people`: the id of the person, then the ids that the person had as a guest. */
export interface GivenAnswers {
  readonly surveyId: string
  readonly people: readonly PersonId[]
  readonly answers: Answers
  /** Milliseconds since 1970; of it only the day is stored. */
  readonly now: number
  /** People who may answer the survey at most. */
  readonly max: number
}

/** An answer as its author sees it. */
export interface OwnAnswer extends TopicAnswer {
  readonly commentId: string
  /** YYYY-MM-DD in UTC. */
  readonly answeredOn: string
  readonly isPublished: boolean
}

/** An answer in the list of comments of a survey; without a comment, `feedback` is empty. */
export interface ListedSurveyAnswer extends ListedComment {
  readonly topicId: string
}

/** 'closed': the survey does not run; 'full': as many people as may have answered. */
export type Written = 'written' | 'closed' | 'full'

/** Answers to surveys. Nothing here tells which person gave which answer. */
export interface PulseAnswers {
  /** Stores or replaces the answers of one person, all or none. */
  write(given: GivenAnswers): Promise<Written>
  /** The answers of one person, by question; empty: none yet. */
  ownOf(
    surveyId: string,
    topicIds: readonly string[],
    people: readonly PersonId[],
  ): Promise<ReadonlyMap<string, OwnAnswer>>
  /** All answers in the list of comments of a survey. */
  listedOf(surveyId: string): Promise<readonly ListedSurveyAnswer[]>
  /** Remembers that a user answered, for reminders alone. */
  addParticipant(surveyId: string, userId: PersonId): Promise<void>
  participantsOf(surveyId: string): Promise<readonly PersonId[]>
  /** Forgets in which surveys people took part whose accounts are deleted; their answers stay. */
  forgetErased(): Promise<void>
}

/** Answers in PostgreSQL. */
export function createAnswers(db: Kysely<PulseTables>, keys: AnswerKeys, newId: () => string): PulseAnswers {
  return {
    write: (given) =>
      db.transaction().execute(async (transaction) => {
        const { surveyId, people, answers, now, max } = given
        // Locked first, so that answers, the end of the survey and publications follow each other.
        if (!(await lockRunning(transaction, surveyId, now))) return 'closed'
        const rows = Object.entries(answers).map(([topicId, answer]) => {
          const [own = '', ...former] = keys.keysOf(surveyId, topicId, people)
          return { topicId, own, former, ...answer }
        })
        const former = rows.flatMap(({ topicId, former: all }) => all.map((key) => ({ topicId, key })))
        const { numAffectedRows } = await sql`
          WITH given AS (
            SELECT * FROM unnest(
              ${rows.map(({ topicId }) => topicId)}::text[],
              ${rows.map(({ own }) => own)}::text[],
              ${rows.map(({ value }) => value)}::smallint[],
              ${rows.map(({ feedback }) => feedback)}::text[],
              ${rows.map(() => newId())}::text[]
            ) AS row (topic_id, answer_key, value, feedback, comment_id)
          ), former AS (
            SELECT * FROM unnest(
              ${former.map(({ topicId }) => topicId)}::text[], ${former.map(({ key }) => key)}::text[]
            ) AS row (topic_id, answer_key)
          ), own AS (
            SELECT topic_id FROM pulse_answer JOIN given USING (topic_id, answer_key) WHERE survey_id = ${surveyId}
          ), guest AS (
            SELECT answer.topic_id, answer.answer_key, published_value IS NULL AND listed_feedback IS NULL AS is_unseen,
              -- What was published of one of them goes over to the answer that has nothing published of its own.
              answer.topic_id NOT IN (SELECT topic_id FROM own) AND row_number() OVER (
                PARTITION BY answer.topic_id ORDER BY published_value NULLS LAST
              ) = 1 AS is_predecessor
            FROM pulse_answer AS answer JOIN former USING (topic_id, answer_key)
            WHERE answer.survey_id = ${surveyId} AND NOT answer.is_gone
          ), replaced AS (
            DELETE FROM pulse_answer AS answer USING guest
            WHERE answer.survey_id = ${surveyId} AND answer.topic_id = guest.topic_id
              AND answer.answer_key = guest.answer_key AND (guest.is_predecessor OR guest.is_unseen)
            RETURNING answer.*, guest.is_predecessor
          ), kept AS (
            UPDATE pulse_answer AS answer SET is_gone = true FROM guest
            WHERE answer.survey_id = ${surveyId} AND answer.topic_id = guest.topic_id
              AND answer.answer_key = guest.answer_key AND NOT (guest.is_predecessor OR guest.is_unseen)
          ), room AS (
            -- Rows are counted, so that answers given twice are bounded too.
            SELECT count(*) < ${max} OR EXISTS (SELECT FROM guest) OR EXISTS (SELECT FROM own) AS is_there
            FROM pulse_answer WHERE survey_id = ${surveyId} AND topic_id = ${rows[0]?.topicId ?? ''}
          )
          INSERT INTO pulse_answer (
            survey_id, topic_id, answer_key, value, feedback, answered_on, comment_id,
            published_value, listed_value, listed_feedback, is_agreed
          )
          SELECT ${surveyId}, given.topic_id, given.answer_key, given.value, given.feedback,
            (${new Date(now)}::timestamptz AT TIME ZONE 'UTC')::date, coalesce(former.comment_id, given.comment_id),
            former.published_value, former.listed_value, former.listed_feedback, coalesce(former.is_agreed, false)
          FROM given
          LEFT JOIN replaced AS former ON former.topic_id = given.topic_id AND former.is_predecessor
          WHERE (SELECT is_there FROM room)
          ORDER BY given.answer_key
          ON CONFLICT (survey_id, topic_id, answer_key) DO UPDATE SET
            value = excluded.value, feedback = excluded.feedback, answered_on = excluded.answered_on, is_gone = false
        `.execute(transaction)
        return (numAffectedRows ?? 0n) > 0n ? 'written' : 'full'
      }),

    async ownOf(surveyId, topicIds, people) {
      // Later ids are those that the person had as a guest: an answer under the person's own id comes first.
      const asked = topicIds.flatMap((topicId) =>
        keys.keysOf(surveyId, topicId, people).map((key, order) => ({ topicId, key, order })),
      )
      const { rows } = await sql<OwnAnswer & { topicId: string }>`
        SELECT DISTINCT ON (topic_id) topic_id AS "topicId", value, feedback, comment_id AS "commentId",
          answered_on::text AS "answeredOn", published_value IS NOT DISTINCT FROM value AS "isPublished"
        FROM pulse_answer JOIN unnest(
          ${asked.map(({ topicId }) => topicId)}::text[],
          ${asked.map(({ key }) => key)}::text[],
          ${asked.map(({ order }) => order)}::int[]
        ) AS asked (topic_id, answer_key, position) USING (topic_id, answer_key)
        WHERE survey_id = ${surveyId} AND NOT is_gone
        ORDER BY topic_id, position`.execute(db)
      return new Map(rows.map(({ topicId, ...answer }) => [topicId, answer]))
    },

    async listedOf(surveyId) {
      const { rows } = await sql<ListedSurveyAnswer>`
        SELECT topic_id AS "topicId", comment_id AS id, listed_value AS value, listed_feedback AS feedback
        FROM pulse_answer WHERE survey_id = ${surveyId} AND listed_feedback IS NOT NULL`.execute(db)
      return rows
    },

    async addParticipant(surveyId, userId) {
      await db
        .insertInto('pulse_participant')
        .values({ survey_id: surveyId, person_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    async participantsOf(surveyId) {
      const rows = await db
        .selectFrom('pulse_participant')
        .select('person_id')
        .where('survey_id', '=', surveyId)
        .orderBy('person_id')
        .execute()
      return rows.map(({ person_id }) => asId<PersonId>(person_id))
    },

    async forgetErased() {
      await sql`
        DELETE FROM pulse_participant USING user_account
        WHERE user_account.id = person_id AND erased_at IS NOT NULL`.execute(db)
    },
  }
}

/** Keeps a survey as it is until the transaction ends; false where it does not run. */
async function lockRunning(
  transaction: Kysely<PulseTables>,
  surveyId: string,
  now: number,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pulse_survey
    WHERE id = ${surveyId} AND deleted_at IS NULL AND started_at IS NOT NULL AND ended_at IS NULL
      AND (closes_at IS NULL OR closes_at > ${new Date(now)})
    FOR SHARE`.execute(transaction)
  return rows.length > 0
}
