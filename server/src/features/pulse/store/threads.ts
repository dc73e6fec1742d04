import { REPLIES_MAX } from '@retropulse/domain/pulse/limits'
import { type Kysely, sql } from 'kysely'
import type { PulseTables, StoredReply } from './tables.ts'

/** The conversation below one comment, oldest reply first. */
export interface CommentThread {
  readonly replies: readonly StoredReply[]
  /** One of the two sides ended it. */
  readonly isEnded: boolean
}

/** Conversations below comments (PULSE-70). */
export interface Threads {
  ofSurvey(surveyId: string): Promise<ReadonlyMap<string, CommentThread>>
  ofComments(surveyId: string, commentIds: readonly string[]): Promise<ReadonlyMap<string, CommentThread>>
  /** Adds a reply; false where the conversation has ended or is full. */
  reply(surveyId: string, commentId: string, reply: StoredReply): Promise<boolean>
  end(surveyId: string, commentId: string): Promise<void>
}

/** Conversations in PostgreSQL. */
export function createThreads(db: Kysely<PulseTables>): Threads {
  const read = async (surveyId: string, commentIds: readonly string[] | null) => {
    let query = db.selectFrom('pulse_thread').selectAll().where('survey_id', '=', surveyId)
    if (commentIds !== null) query = query.where('comment_id', 'in', [...commentIds])
    const rows = await query.execute()
    return new Map(
      rows.map(({ comment_id, replies, is_ended }) => [comment_id, { replies, isEnded: is_ended }]),
    )
  }

  return {
    ofSurvey: (surveyId) => read(surveyId, null),
    ofComments: (surveyId, commentIds) =>
      commentIds.length === 0 ? Promise.resolve(new Map()) : read(surveyId, commentIds),

    async reply(surveyId, commentId, reply) {
      const { numAffectedRows } = await sql`
        INSERT INTO pulse_thread AS thread (survey_id, comment_id, replies)
        VALUES (${surveyId}, ${commentId}, ${JSON.stringify([reply])}::jsonb)
        ON CONFLICT (survey_id, comment_id) DO UPDATE SET replies = thread.replies || excluded.replies
        WHERE NOT thread.is_ended AND jsonb_array_length(thread.replies) < ${REPLIES_MAX}`.execute(db)
      return (numAffectedRows ?? 0n) > 0n
    },

    async end(surveyId, commentId) {
      await db
        .insertInto('pulse_thread')
        .values({ survey_id: surveyId, comment_id: commentId, replies: '[]', is_ended: true })
        .onConflict((conflict) =>
          conflict.columns(['survey_id', 'comment_id']).doUpdateSet({ is_ended: true }),
        )
        .execute()
    },
  }
}
