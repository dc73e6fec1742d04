import { asId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { PublishedTopic } from '@retropulse/domain/pulse/publication'
import type { Survey, SurveyTimes } from '@retropulse/domain/pulse/survey'
import type { Selectable } from 'kysely'
import type { PulseTables } from './tables.ts'

/** A survey with its team and what was published of it. */
export interface StoredSurvey extends Survey {
  readonly createdBy: PersonId
  readonly published: Readonly<Record<string, PublishedTopic>>
}

/** A row as a survey. */
export function surveyOf(row: Selectable<PulseTables['pulse_survey']>): StoredSurvey {
  return {
    id: row.id,
    teamId: asId<TeamId>(row.team_id),
    modelId: row.model_id,
    predecessorId: row.predecessor_id,
    name: row.name,
    format: row.format,
    floor: row.floor,
    createdBy: asId<PersonId>(row.created_by),
    startedAt: row.started_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    published: row.published,
  }
}

/** The columns that say when a survey is open. */
export function columnsOf({ startedAt, closesAt, endedAt }: SurveyTimes) {
  return { started_at: dateOf(startedAt), closes_at: dateOf(closesAt), ended_at: dateOf(endedAt) }
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time)
}
