import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { MIGRATIONS_DIR } from '../../server/src/main.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'

/** How many teams an organisation has, people each team, and surveys each team answered. */
export interface OrgSize {
  readonly teams: number
  readonly peopleEach: number
  readonly surveysEach: number
}

/** The place of a filled organisation. */
export interface FilledOrg {
  readonly orgId: string
  readonly teamId: string
  readonly modelId: string
}

/**
 * Writes teams, members, and surveys with published results, by SQL, while no server runs on the data folder. The first
 * team is the one that exists; every survey but the last ended, a month apart.
 */
export async function fillOrg(
  dataDir: string,
  { orgId, teamId, modelId }: FilledOrg,
  { teams, peopleEach, surveysEach }: OrgSize,
): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    migrationsDir: MIGRATIONS_DIR,
    log: quiet,
  })
  const { pool } = database
  try {
    await pool.query(TEAMS, [orgId, teams - 1])
    await pool.query(PEOPLE, [teams * peopleEach])
    await pool.query(MEMBERS, [orgId, peopleEach])
    await pool.query(SURVEYS, [orgId, modelId, JSON.stringify(DEFAULT_PULSE_FORMAT), surveysEach])
    await pool.query(ANSWERS, [peopleEach])
    await pool.query(PUBLISHED)
    await pool.query(FIGURES)
    await pool.query('VACUUM ANALYZE')
    await pool.query('UPDATE team SET is_private = false WHERE id = $1', [teamId])
  } finally {
    await database.close()
  }
}

const TEAMS = `
  INSERT INTO team (id, org_id, name) SELECT 'team-' || n, $1, 'Team ' || n FROM generate_series(1, $2::int) AS n`

const PEOPLE = `
  INSERT INTO user_account (id, name, email, email_verified, created_at, updated_at)
  SELECT 'person-' || n, 'Person ' || n, 'person' || n || '@example.com', true, now(), now()
  FROM generate_series(0, $1::int - 1) AS n`

const MEMBERS = `
  INSERT INTO team_member (team_id, user_id, role)
  SELECT team.id, 'person-' || (team.place * $2::int + n), 'member'
  FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM team WHERE org_id = $1) AS team,
    generate_series(0, $2::int - 1) AS n`

const SURVEYS = `
  INSERT INTO pulse_survey (id, team_id, model_id, name, format, floor, created_by, started_at, ended_at, is_sealed)
  SELECT team.id || '-' || n, team.id, $2, 'Pulse ' || n, $3, 3, 'person-0', at, CASE WHEN n > 1 THEN at END, n > 1
  FROM team, generate_series(1, $4::int) AS n, LATERAL (SELECT now() - n * interval '1 month' AS at) AS moment
  WHERE org_id = $1`

/** Ratings that differ by person, survey and topic; one person in five comments on the first topic. */
const ANSWERS = `
  INSERT INTO pulse_answer (survey_id, topic_id, answer_key, value, feedback, answered_on, comment_id,
    published_value, listed_value, listed_feedback)
  SELECT id, topic, md5(id || topic || n), value, text, current_date, md5(topic || id || n), value, value, text
  FROM (
    SELECT survey.id, topic->>'id' AS topic, n,
      1 + abs(hashtext(survey.id || (topic->>'id') || n)) % 5 AS value,
      CASE WHEN n % 5 = 0 THEN 'We could plan the week a little earlier, so that nobody waits.' ELSE '' END AS text
    FROM pulse_survey AS survey, jsonb_array_elements(format->'topics') AS topic, generate_series(1, $1::int) AS n
  ) AS answer ORDER BY 3`

const FIGURES = `
  INSERT INTO pulse_figure (survey_id, topic_id, team_id, model_id, month, counts)
  SELECT id, topic.key, team_id, model_id, to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM'),
    ARRAY(SELECT count::int FROM jsonb_array_elements_text(topic.value->'latest') AS count)
  FROM pulse_survey, jsonb_each(published) AS topic`

const PUBLISHED = `
  UPDATE pulse_survey SET published = counted.published, earlier_results = counted.earlier
  FROM (
    SELECT survey_id,
      jsonb_object_agg(topic_id, jsonb_build_object('latest', counts, 'agreed', '{"low": 0, "high": 0}'::jsonb)) AS published,
      jsonb_object_agg(topic_id, jsonb_build_array(counts)) AS earlier
    FROM (
      SELECT survey_id, topic_id, jsonb_build_array(
        count(*) FILTER (WHERE value = 1), count(*) FILTER (WHERE value = 2), count(*) FILTER (WHERE value = 3),
        count(*) FILTER (WHERE value = 4), count(*) FILTER (WHERE value = 5)) AS counts
      FROM pulse_answer GROUP BY survey_id, topic_id
    ) AS topic GROUP BY survey_id
  ) AS counted WHERE counted.survey_id = pulse_survey.id`
