import type { PulseModel } from '@retropulse/contract/pulse'
import type { PulseFormat } from '@retropulse/domain/pulse/format'
import type { PublishedTopic } from '@retropulse/domain/pulse/publication'
import type { Histogram, Rating } from '@retropulse/domain/pulse/rating'
import type { Cadence } from '@retropulse/domain/pulse/schedule'
import type { ColumnType, Generated } from 'kysely'

export interface PulseTables {
  pulse_model: {
    id: string
    org_id: string
    title: string
    format: ColumnType<PulseModel['format'], string, string>
    is_enabled: Generated<boolean>
    created_at: Generated<Date>
    deleted_at: Date | null
  }
  pulse_survey: {
    id: string
    team_id: string
    model_id: string
    predecessor_id: string | null
    name: string
    format: ColumnType<PulseFormat, string, string>
    floor: number
    created_by: string
    created_at: Generated<Date>
    started_at: Date | null
    closes_at: Date | null
    ended_at: Date | null
    reminders_sent: Generated<number>
    is_sealed: Generated<boolean>
    /** YYYY-MM-DD is written. */
    answer_mailed_on: ColumnType<Date | null, string | undefined, string>
    published: ColumnType<Readonly<Record<string, PublishedTopic>>, string | undefined, string>
    earlier_results: ColumnType<Readonly<Record<string, readonly Histogram[]>>, string | undefined, string>
    deleted_at: Date | null
  }
  pulse_answer: {
    survey_id: string
    topic_id: string
    answer_key: string
    value: Rating
    feedback: string
    /** YYYY-MM-DD is written; read with `::text`. */
    answered_on: string
    comment_id: string
    published_value: Rating | null
    listed_value: Rating | null
    listed_feedback: string | null
    is_agreed: Generated<boolean>
    is_gone: Generated<boolean>
  }
  pulse_figure: {
    survey_id: string
    topic_id: string
    team_id: string
    model_id: string
    month: string
    counts: Histogram
  }
  pulse_participant: { survey_id: string; person_id: string }
  pulse_thread: {
    survey_id: string
    comment_id: string
    replies: ColumnType<readonly StoredReply[], string, string>
    is_ended: Generated<boolean>
  }
  pulse_schedule: {
    team_id: string
    model_id: string
    name: string
    cadence: Cadence
    first_day: string
    hour: number
    time_zone: string
    open_days: number
    created_by: string
    next_run_at: Date | null
  }
}

/** One reply below a comment; `day`: YYYY-MM-DD in UTC. */
export interface StoredReply {
  readonly isAuthor: boolean
  readonly text: string
  readonly day: string
}
