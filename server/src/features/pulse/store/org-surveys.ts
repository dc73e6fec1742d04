import { type OrgId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { Histogram } from '@retropulse/domain/pulse/rating'
import { type Kysely, type Selectable, sql } from 'kysely'
import { type StoredSurvey, surveyOf } from './survey-rows.ts'
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
  readonly sum: Histogram
}

/**
 * Surveys of those teams of an organisation that are not in the trash, and that the reader may enter: names and questions
 * of other teams' surveys are theirs alone (PULSE-69).
 */
export interface OrgSurveys {
  /** The models of surveys that these teams started, the latest used first. */
  modelsOf(orgId: OrgId, teamIds: readonly TeamId[]): Promise<readonly UsedModel[]>
  /** The two latest surveys with this model that each of these teams started; the latest of a team comes first. */
  lastTwoOf(orgId: OrgId, modelId: string, teamIds: readonly TeamId[]): Promise<readonly StoredSurvey[]>
  /** Sums of these teams' surveys that started in a month (YYYY-MM) or later, the oldest month first. */
  monthsOf(
    orgId: OrgId,
    modelId: string,
    teamIds: readonly TeamId[],
    fromMonth: string,
  ): Promise<readonly MonthSum[]>
}

/** Surveys of organisations in PostgreSQL. */
export function createOrgSurveys(db: Kysely<PulseTables>): OrgSurveys {
  return {
    async modelsOf(orgId, teamIds) {
      const { rows } = await sql<UsedModel>`
        SELECT model_id AS id, (array_agg(survey.name ORDER BY started_at DESC))[1] AS name
        FROM pulse_survey AS survey JOIN team ON team.id = team_id
        WHERE org_id = ${orgId} AND team.deleted_at IS NULL AND team.id = ANY (${[...teamIds]}::text[])
          AND survey.deleted_at IS NULL AND started_at IS NOT NULL
        GROUP BY model_id ORDER BY max(started_at) DESC`.execute(db)
      return rows
    },

    async lastTwoOf(orgId, modelId, teamIds) {
      const { rows } = await sql<Selectable<PulseTables['pulse_survey']>>`
        SELECT survey.* FROM team CROSS JOIN LATERAL (
          SELECT * FROM pulse_survey
          WHERE team_id = team.id AND model_id = ${modelId} AND started_at IS NOT NULL AND deleted_at IS NULL
          ORDER BY started_at DESC LIMIT 2
        ) AS survey
        WHERE team.org_id = ${orgId} AND team.deleted_at IS NULL AND team.id = ANY (${[...teamIds]}::text[])
        ORDER BY survey.team_id, survey.started_at DESC`.execute(db)
      return rows.map(surveyOf)
    },

    async monthsOf(orgId, modelId, teamIds, fromMonth) {
      const { rows } = await sql<MonthSum>`
        -- Materialized: otherwise the list of teams is searched for each of tens of thousands of figures.
        WITH asked AS MATERIALIZED (
          SELECT id FROM team WHERE org_id = ${orgId} AND deleted_at IS NULL AND id = ANY (${[...teamIds]}::text[])
        )
        SELECT month, topic_id AS "topicId",
          ARRAY[sum(counts[1])::int, sum(counts[2])::int, sum(counts[3])::int, sum(counts[4])::int,
            sum(counts[5])::int] AS sum
        FROM pulse_figure JOIN asked ON asked.id = team_id
        WHERE model_id = ${modelId} AND month >= ${fromMonth}
          AND survey_id NOT IN (SELECT id FROM pulse_survey WHERE deleted_at IS NOT NULL)
        GROUP BY month, topic_id ORDER BY month`.execute(db)
      return rows
    },
  }
}
