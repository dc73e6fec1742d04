import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import type { OrgId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Survey, SurveyTimes } from '@retropulse/domain/pulse/survey'
import { type Kysely, sql } from 'kysely'
import { refusalOfTeamIn, type TeamRefusal } from '../../orgs/api.ts'
import type { SurveyPage } from '../api.ts'
import type { AuditLogIn } from './pulse-models.ts'
import { columnsOf, type StoredSurvey, surveyOf } from './survey-rows.ts'
import type { PulseTables } from './tables.ts'

export interface NewSurvey extends Omit<Survey, 'floor'> {
  readonly orgId: OrgId
  readonly createdBy: PersonId
}

export interface DeletedSurvey {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly deletedAt: number
}

/** What limits new surveys: `started` those of the organisation that ever started, null: any number. */
export interface SurveyLimits {
  readonly started: number | null
  /** Surveys of the team that are not in the trash. */
  readonly ofTeam: number
}

export type SurveyKind = 'started' | 'draft'

export type SurveyMade = 'made' | 'plan-required' | 'survey-limit' | TeamRefusal

/** People who answered and people who could, guests who answered included. */
export interface Participation {
  readonly answered: number
  readonly invited: number
}

/** The person who changes a survey, and the organisation in whose log that is written. */
export interface Editor {
  readonly orgId: OrgId
  readonly actorId: PersonId
}

/** The store of surveys. Only what says so finds one in the trash, or one whose team is. */
export interface Surveys {
  find(surveyId: string): Promise<StoredSurvey | null>
  /** Surveys that were started, the latest first, or drafts. */
  ofTeam(
    teamId: TeamId,
    modelId: string | null,
    kind: SurveyKind,
    page: SurveyPage,
  ): Promise<readonly StoredSurvey[]>
  /** The survey with the same model that the team started before this one; null: it is the first, or a draft. */
  previousOf(survey: StoredSurvey): Promise<StoredSurvey | null>
  participationOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, Participation>>
  /** Surveys in the trash of a team, the latest first. */
  deletedOf(teamId: TeamId): Promise<readonly DeletedSurvey[]>
  /** How many surveys of an organisation ever started. */
  startedIn(orgId: OrgId): Promise<number>
  /** Makes a survey with the floor that its organisation has now. */
  create(survey: NewSurvey, limits: SurveyLimits): Promise<SurveyMade>
  /**
   * Changes the times of a survey, one change at a time; refused where `decide` returns null. In a team that is archived
   * or deleted it ends a survey only.
   */
  changeTimes(
    surveyId: string,
    decide: (times: SurveyTimes) => SurveyTimes | null,
    limits: Pick<SurveyLimits, 'started'>,
  ): Promise<'changed' | 'refused' | 'plan-required' | TeamRefusal>
  /** Puts a survey into the trash, and logs it (AUDIT-1); false when there is none. */
  delete(survey: StoredSurvey, now: number, by: Editor): Promise<boolean>
  /** Restores a survey of a team that was deleted after a moment, where the team has room for it, and logs it. */
  restore(
    { teamId, surveyId }: { readonly teamId: TeamId; readonly surveyId: string },
    deletedAfter: number,
    limits: Pick<SurveyLimits, 'ofTeam'>,
    by: Editor,
  ): Promise<'restored' | 'not-found' | 'survey-limit'>
  /** Ends the running surveys of an organisation that were made from other models (PULSE-7); returns their ids. */
  endOthers(orgId: OrgId, modelId: string, now: number): Promise<readonly string[]>
  /** PULSE-44: deletes for good what was deleted before this time (milliseconds since 1970). */
  purge(before: number): Promise<void>
}

/** Surveys in PostgreSQL. */
export function createSurveys(db: Kysely<PulseTables>, auditLogIn: AuditLogIn): Surveys {
  /** Surveys of teams that are not in the trash. */
  const present = (transaction: Kysely<PulseTables> = db) =>
    transaction
      .selectFrom('pulse_survey')
      .selectAll('pulse_survey')
      .where('pulse_survey.deleted_at', 'is', null)
      .where(sql<boolean>`EXISTS (SELECT FROM team WHERE team.id = team_id AND team.deleted_at IS NULL)`)

  return {
    async find(surveyId) {
      const row = await present().where('id', '=', surveyId).executeTakeFirst()
      return row === undefined ? null : surveyOf(row)
    },

    async ofTeam(teamId, modelId, kind, { after, limit }) {
      const isStarted = kind === 'started' ? 'is not' : 'is'
      let query = present().where('team_id', '=', teamId).where('started_at', isStarted, null)
      if (modelId !== null) query = query.where('model_id', '=', modelId)
      if (after !== null) {
        const time = new Date(after.time)
        const isLater = sql<boolean>`(started_at < ${time} OR started_at = ${time} AND pulse_survey.id > ${after.id})`
        query = query.where(isLater)
      }
      const rows = await query.orderBy('started_at', 'desc').orderBy('id').limit(limit).execute()
      return rows.map(surveyOf)
    },

    async previousOf({ teamId, modelId, startedAt }) {
      if (startedAt === null) return null
      const row = await present()
        .where('team_id', '=', teamId)
        .where('model_id', '=', modelId)
        .where('started_at', '<', new Date(startedAt))
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row === undefined ? null : surveyOf(row)
    },

    async participationOf(surveyIds) {
      if (surveyIds.length === 0) return new Map()
      const { rows } = await sql<{ id: string; answered: number; members: number }>`
        SELECT survey.id,
          (SELECT count(*)::int FROM pulse_answer AS answer WHERE NOT is_gone
             AND answer.survey_id = survey.id AND answer.topic_id = survey.format->'topics'->0->>'id') AS answered,
          (SELECT count(*)::int FROM team_member WHERE team_member.team_id = survey.team_id) AS members
        FROM pulse_survey AS survey WHERE survey.id = ANY (${[...surveyIds]}::text[])`.execute(db)
      return new Map(
        rows.map(({ id, answered, members }) => [id, { answered, invited: Math.max(members, answered) }]),
      )
    },

    async deletedOf(teamId) {
      const rows = await db
        .selectFrom('pulse_survey')
        .select(['id', 'name', 'deleted_at'])
        .where('team_id', '=', teamId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .limit(TRASH_LISTED_MAX)
        .execute()
      return rows.map(({ id, name, deleted_at }) => ({ id, name, deletedAt: deleted_at?.getTime() ?? 0 }))
    },

    startedIn: (orgId) => startedIn(db, orgId),

    create: (survey, limits) =>
      db.transaction().execute(async (transaction) => {
        const floor = await lockOrg(transaction, survey.orgId)
        const refusal = await refusalOfTeamIn(transaction, survey.teamId)
        if (refusal !== null) return refusal
        if (survey.startedAt !== null && (await isUsedUp(transaction, survey.orgId, limits.started)))
          return 'plan-required'
        if ((await presentIn(transaction, survey.teamId)) >= limits.ofTeam) return 'survey-limit'
        await transaction
          .insertInto('pulse_survey')
          .values({
            id: survey.id,
            team_id: survey.teamId,
            model_id: survey.modelId,
            predecessor_id: survey.predecessorId,
            name: survey.name,
            format: JSON.stringify(survey.format),
            floor,
            created_by: survey.createdBy,
            ...columnsOf(survey),
            deleted_at: null,
          })
          // A scheduled run has the id that it had when it was cut off (PULSE-67).
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
        return 'made'
      }),

    changeTimes: (surveyId, decide, limits) =>
      db.transaction().execute(async (transaction) => {
        const place = await sql<{ org_id: OrgId; team_id: TeamId }>`
          SELECT org_id, team_id FROM pulse_survey JOIN team ON team.id = team_id WHERE pulse_survey.id = ${surveyId}
        `.execute(transaction)
        const [at] = place.rows
        if (at === undefined) return 'not-found'
        const floor = await lockOrg(transaction, at.org_id)
        const refusal = await refusalOfTeamIn(transaction, at.team_id)
        const row = await present(transaction)
          .where('id', '=', surveyId)
          .forUpdate('pulse_survey')
          .executeTakeFirst()
        if (row === undefined) return 'not-found'
        const before = surveyOf(row)
        const times = decide(before)
        if (times === null) return 'refused'
        if (refusal !== null && times.endedAt === null) return refusal
        const isStart = before.startedAt === null && times.startedAt !== null
        if (isStart && (await isUsedUp(transaction, at.org_id, limits.started))) return 'plan-required'
        await transaction
          .updateTable('pulse_survey')
          .set({ ...columnsOf(times), is_sealed: false, ...(isStart && { floor }) })
          .where('id', '=', surveyId)
          .execute()
        return 'changed'
      }),

    delete: ({ id, teamId }, now, by) =>
      db.transaction().execute(async (transaction) => {
        const deleted = await transaction
          .updateTable('pulse_survey')
          .set({ deleted_at: new Date(now) })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .returning('name')
          .executeTakeFirst()
        if (deleted === undefined) return false
        const fact = { kind: 'survey-deleted', teamId, from: deleted.name } as const
        await auditLogIn(transaction).record({ ...by, facts: [fact] })
        return true
      }),

    restore: ({ teamId, surveyId }, deletedAfter, limits, by) =>
      db.transaction().execute(async (transaction) => {
        await lockOrg(transaction, by.orgId)
        const deleted = await transaction
          .selectFrom('pulse_survey')
          .select('name')
          .where('id', '=', surveyId)
          .where('team_id', '=', teamId)
          .where('deleted_at', '>', new Date(deletedAfter))
          .forUpdate()
          .executeTakeFirst()
        if (deleted === undefined) return 'not-found'
        if ((await presentIn(transaction, teamId)) >= limits.ofTeam) return 'survey-limit'
        await transaction
          .updateTable('pulse_survey')
          .set({ deleted_at: null })
          .where('id', '=', surveyId)
          .execute()
        const fact = { kind: 'survey-restored', teamId, to: deleted.name } as const
        await auditLogIn(transaction).record({ ...by, facts: [fact] })
        return 'restored'
      }),

    async endOthers(orgId, modelId, now) {
      const rows = await db
        .updateTable('pulse_survey')
        .set({ ended_at: new Date(now), is_sealed: false })
        .where(sql<boolean>`team_id IN (SELECT id FROM team WHERE org_id = ${orgId})`)
        .where('model_id', '<>', modelId)
        .where('started_at', 'is not', null)
        .where('ended_at', 'is', null)
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    async purge(before) {
      await db.deleteFrom('pulse_survey').where('deleted_at', '<=', new Date(before)).execute()
    },
  }
}

/** Locks the surveys of an organisation until the transaction ends, and returns its floor. */
async function lockOrg(transaction: Kysely<PulseTables>, orgId: OrgId): Promise<number> {
  const { rows } = await sql<{ anonymity_floor: number }>`
    SELECT anonymity_floor FROM organisation WHERE id = ${orgId} FOR NO KEY UPDATE`.execute(transaction)
  return rows[0]?.anonymity_floor ?? 0
}

async function isUsedUp(db: Kysely<PulseTables>, orgId: OrgId, max: number | null): Promise<boolean> {
  return max !== null && (await startedIn(db, orgId)) >= max
}

/** Those in the trash and those that were erased count, too (PULSE-56). */
async function startedIn(db: Kysely<PulseTables>, orgId: OrgId): Promise<number> {
  const { rows } = await sql<{ started: number }>`
    SELECT erased_surveys + (
      SELECT count(*)::int FROM pulse_survey
      WHERE team_id IN (SELECT id FROM team WHERE org_id = ${orgId}) AND started_at IS NOT NULL) AS started
    FROM organisation WHERE id = ${orgId}`.execute(db)
  return rows[0]?.started ?? 0
}

async function presentIn(db: Kysely<PulseTables>, teamId: TeamId): Promise<number> {
  const { count } = await db
    .selectFrom('pulse_survey')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
