import { type OrgId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Histogram } from '@retropulse/domain/pulse/rating'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type StoredSurvey, surveyOf } from './surveys.ts'
import type { PulseTables } from './tables.ts'

/** A model that teams of an organisation used, with the name of the latest survey. */
export interface UsedModel {
  readonly id: string
  readonly name: string
}

/** The sum of the exact published results of some teams for one question and month (PULSE-69). */
export interface MonthSum {
  /** YYYY-MM in UTC: when the surveys started. */
  readonly month: string
  readonly topicId: string
  /** Whether the caller may enter these teams. */
  readonly isOpen: boolean
  /** How many teams the sum is of. */
  readonly teams: number
  readonly sum: Histogram
}

/** Surveys of all teams of an organisation that are not in the trash. */
export interface OrgSurveys {
  /** The models of surveys that were started, the latest used first. */
  modelsOf(orgId: OrgId): Promise<readonly UsedModel[]>
  /** The two latest surveys with this model that each team started; the latest of a team comes first. */
  lastTwoOf(orgId: OrgId, modelId: string): Promise<readonly StoredSurvey[]>
  /** Sums of surveys that started after a moment (milliseconds since 1970), the oldest month first. */
  monthsOf(
    orgId: OrgId,
    modelId: string,
    openTeams: readonly TeamId[],
    after: number,
  ): Promise<readonly MonthSum[]>
}

/** Surveys of organisations in PostgreSQL. */
export function createOrgSurveys(db: Kysely<PulseTables>): OrgSurveys {
  return {
    async modelsOf(orgId) {
      const { rows } = await sql<UsedModel>`
        SELECT model_id AS id, (array_agg(survey.name ORDER BY started_at DESC))[1] AS name
        FROM pulse_survey AS survey JOIN team ON team.id = team_id
        WHERE org_id = ${orgId} AND team.deleted_at IS NULL AND survey.deleted_at IS NULL AND started_at IS NOT NULL
        GROUP BY model_id ORDER BY max(started_at) DESC`.execute(db)
      return rows
    },

    async lastTwoOf(orgId, modelId) {
      const { rows } = await sql<Selectable<PulseTables['pulse_survey']>>`
        SELECT survey.* FROM team CROSS JOIN LATERAL (
          SELECT * FROM pulse_survey
          WHERE team_id = team.id AND model_id = ${modelId} AND started_at IS NOT NULL AND deleted_at IS NULL
          ORDER BY started_at DESC LIMIT 2
        ) AS survey
        WHERE team.org_id = ${orgId} AND team.deleted_at IS NULL
        ORDER BY survey.team_id, survey.started_at DESC`.execute(db)
      return rows.map(surveyOf)
    },

    async monthsOf(orgId, modelId, openTeams, after) {
      const { rows } = await sql<MonthSum>`
        SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, topic.key AS "topicId",
          team_id = ANY (${[...openTeams]}::text[]) AS "isOpen", count(DISTINCT team_id)::int AS teams,
          ARRAY[${sql.join([0, 1, 2, 3, 4].map((at) => sql`sum((topic.value->'latest'->>${sql.lit(at)})::int)::int`))}] AS sum
        FROM pulse_survey AS survey
        JOIN team ON team.id = team_id
        CROSS JOIN LATERAL jsonb_each(published) AS topic
        WHERE org_id = ${orgId} AND model_id = ${modelId} AND started_at > ${new Date(after)}
          AND team.deleted_at IS NULL AND survey.deleted_at IS NULL
          AND jsonb_typeof(topic.value->'latest') = 'array' AND topic.value->'latest' <> '[0, 0, 0, 0, 0]'
        GROUP BY month, topic.key, "isOpen" ORDER BY month`.execute(db)
      return rows
    },
  }
}
