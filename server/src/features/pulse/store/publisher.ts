import { UNPUBLISHED } from '@retropulse/domain/pulse/publication'
import { type AnswerGroup, publishTopic, type TopicUpdate } from '@retropulse/domain/pulse/publish-topic'
import { answersIn, type Histogram } from '@retropulse/domain/pulse/rating'
import { type SurveyTimes, surveyStateOf } from '@retropulse/domain/pulse/survey'
import { type Kysely, sql } from 'kysely'
import type { PulseTables } from './tables.ts'

/** Publishes results of surveys as their answers come in (PULSE-58). */
export interface Publisher {
  /** Publishes what may be published by now. Calls for one survey that come together are one publication. */
  publish(surveyId: string): Promise<void>
}

type Transaction = Kysely<PulseTables>

/** Publications in PostgreSQL; one at a time for each survey, over all processes. */
export function createPublisher(db: Kysely<PulseTables>, now: () => number): Publisher {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()

  async function run(surveyId: string): Promise<void> {
    const publication = db.transaction().execute((transaction) => publishIn(transaction, surveyId, now()))
    running.set(surveyId, publication)
    try {
      await publication
    } finally {
      running.delete(surveyId)
    }
  }

  return {
    publish(surveyId) {
      const current = running.get(surveyId)
      if (current === undefined) return run(surveyId)
      // The present publication may have read the answers already; the next one serves all who come meanwhile.
      const next =
        waiting.get(surveyId) ??
        current
          .catch(() => undefined)
          .then(() => {
            waiting.delete(surveyId)
            return run(surveyId)
          })
      waiting.set(surveyId, next)
      return next
    },
  }
}

async function publishIn(transaction: Transaction, surveyId: string, now: number): Promise<void> {
  const survey = await transaction
    .selectFrom('pulse_survey')
    .select(['team_id', 'model_id', 'format', 'floor', 'published', 'earlier_results'])
    .select(['started_at', 'closes_at', 'ended_at', 'is_sealed'])
    .where('id', '=', surveyId)
    .forUpdate()
    .executeTakeFirst()
  if (survey === undefined) return
  const { published, earlier_results: earlier, format } = survey
  const groups = await groupsOf(transaction, surveyId)
  const rule = {
    floor: survey.floor,
    remaining: await remainingIn(transaction, survey.team_id, peopleIn(groups, format.topics[0]?.id)),
    isEnded: surveyStateOf(timesOf(survey), now) === 'ended',
  }
  const updates = format.topics.flatMap(({ id }) => {
    const publication = { ...(published[id] ?? UNPUBLISHED), exact: earlier[id] ?? [] }
    const update = publishTopic(publication, groups.get(id) ?? [], rule)
    return update === null ? [] : [{ id, ...update }]
  })
  for (const update of updates) await showAnswers(transaction, surveyId, update)
  // Once after the end, also where nothing is left to publish: reading a survey must not write to it.
  if (updates.length === 0 && !(rule.isEnded && !survey.is_sealed)) return
  await scatter(transaction, surveyId)
  const results = updates.map(({ id, publication: { latest, agreed } }) => [id, { latest, agreed }] as const)
  const histories = updates.map(({ id, publication }) => [id, publication.exact] as const)
  await transaction
    .updateTable('pulse_survey')
    .set({
      published: JSON.stringify({ ...published, ...Object.fromEntries(results) }),
      earlier_results: JSON.stringify({ ...earlier, ...Object.fromEntries(histories) }),
      is_sealed: rule.isEnded,
      // A survey that closed by itself ended at that moment.
      ...(rule.isEnded && { ended_at: survey.ended_at ?? survey.closes_at }),
    })
    .where('id', '=', surveyId)
    .execute()
  const figures = updates.flatMap(({ id, publication: { latest } }) =>
    latest === null || answersIn(latest) === 0 ? [] : [{ id, latest }],
  )
  if (figures.length > 0) await writeFigures(transaction, surveyId, survey, figures)
}

/** Writes figures for the trend of the organisation. */
async function writeFigures(
  transaction: Transaction,
  surveyId: string,
  { team_id, model_id, started_at }: { team_id: string; model_id: string; started_at: Date | null },
  figures: readonly { readonly id: string; readonly latest: Histogram }[],
): Promise<void> {
  const month = (started_at ?? new Date(0)).toISOString().slice(0, 7)
  const rows = figures.map(({ id, latest }) => ({
    survey_id: surveyId,
    topic_id: id,
    team_id,
    model_id,
    month,
    counts: latest,
  }))
  await transaction
    .insertInto('pulse_figure')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'topic_id']).doUpdateSet({ counts: sql`excluded.counts` }),
    )
    .execute()
}

/** All answers to a survey, counted by what decides about their publication. */
async function groupsOf(
  transaction: Transaction,
  surveyId: string,
): Promise<ReadonlyMap<string, readonly AnswerGroup[]>> {
  const { rows } = await sql<AnswerGroup & { topicId: string }>`
    SELECT topic_id AS "topicId", CASE WHEN NOT is_gone THEN value END AS value, published_value AS published,
      is_agreed AS "isAgreed", listed_feedback IS NOT NULL AS "isListed", listed_value AS "listedValue",
      listed_feedback IS NOT DISTINCT FROM feedback AS "isCommentListed", count(*)::int AS count
    FROM pulse_answer WHERE survey_id = ${surveyId}
    GROUP BY 1, 2, 3, 4, 5, 6, 7`.execute(transaction)
  return Map.groupBy(rows, ({ topicId }) => topicId)
}

function peopleIn(groups: ReadonlyMap<string, readonly AnswerGroup[]>, topicId = ''): number {
  return (groups.get(topicId) ?? []).reduce((sum, { value, count }) => sum + (value === null ? 0 : count), 0)
}

/** Members of the team who did not answer yet; guests who answered count as members. */
async function remainingIn(transaction: Transaction, teamId: string, answered: number): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    SELECT count(*)::int AS members FROM team_member WHERE team_id = ${teamId}`.execute(transaction)
  return Math.max((rows[0]?.members ?? 0) - answered, 0)
}

/** Notes of the answers to a question what the update shows of them. */
async function showAnswers(
  transaction: Transaction,
  surveyId: string,
  { id: topicId, first, changed, listsComments }: Omit<TopicUpdate, 'publication'> & { readonly id: string },
): Promise<void> {
  const ofTopic = sql`survey_id = ${surveyId} AND topic_id = ${topicId}`
  // Before the first answers, which then are no changed ones.
  if (changed !== null)
    await sql`
      UPDATE pulse_answer SET published_value = CASE WHEN NOT is_gone THEN value END, is_agreed = ${changed === 'band'}
      WHERE ${ofTopic} AND published_value IS NOT NULL AND (is_gone OR published_value <> value)`.execute(
      transaction,
    )
  if (first !== null)
    await sql`
      UPDATE pulse_answer SET published_value = value, is_agreed = ${first === 'band'}
      WHERE ${ofTopic} AND published_value IS NULL AND NOT is_gone`.execute(transaction)
  // The comment of a changed answer that waits belongs to its new rating, and waits as well.
  if (listsComments)
    await sql`
      UPDATE pulse_answer SET
        listed_value = CASE WHEN NOT is_agreed THEN published_value END,
        listed_feedback = CASE
          WHEN published_value = value AND NOT is_gone THEN feedback
          WHEN published_value IS NOT NULL THEN coalesce(listed_feedback, '')
        END
      WHERE ${ofTopic}`.execute(transaction)
  await sql`
    DELETE FROM pulse_answer
    WHERE ${ofTopic} AND is_gone AND published_value IS NULL AND listed_feedback IS NULL`.execute(transaction)
}

/**
 * Writes answers and participants again, in an order without a meaning and in one transaction: the places of rows and
 * the numbers of their transactions would tell in which order people answered, and so which rows belong together.
 */
async function scatter(transaction: Transaction, surveyId: string): Promise<void> {
  await sql`
    WITH moved AS (DELETE FROM pulse_answer WHERE survey_id = ${surveyId} RETURNING *)
    INSERT INTO pulse_answer SELECT * FROM moved ORDER BY answer_key`.execute(transaction)
  await sql`
    WITH moved AS (DELETE FROM pulse_participant WHERE survey_id = ${surveyId} RETURNING *)
    INSERT INTO pulse_participant SELECT * FROM moved ORDER BY person_id`.execute(transaction)
}

function timesOf(survey: {
  readonly started_at: Date | null
  readonly closes_at: Date | null
  readonly ended_at: Date | null
}): SurveyTimes {
  return {
    startedAt: survey.started_at?.getTime() ?? null,
    closesAt: survey.closes_at?.getTime() ?? null,
    endedAt: survey.ended_at?.getTime() ?? null,
  }
}
