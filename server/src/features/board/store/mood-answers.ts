import { type Mood, MOOD_FLOOR } from '@retropulse/domain/board/mood'
import type { BoardId, PersonId } from '@retropulse/domain/kernel/ids'
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import type { MoodAnswers, OwnMoodAnswer } from '../ports.ts'

/**
 * How people feel, in PostgreSQL. Whose an answer is stands there as a hash of board and person under `key`, different
 * on every board, so that the table alone tells nobody who answered what, nor who answered at all (D19).
 */
export function createMoodAnswers(pool: Pool, key: string): MoodAnswers {
  function hashesOf(boardId: BoardId, people: readonly PersonId[]): readonly string[] {
    return people.map((person) =>
      createHmac('sha256', key).update(`${boardId}\0${person}`).digest('base64url'),
    )
  }

  async function toldOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, readonly Mood[]>> {
    if (boardIds.length === 0) return new Map()
    await pool.query({ ...TELL, values: [boardIds, MOOD_FLOOR] })
    const { rows } = await pool.query<{ board_id: BoardId; told: Mood[] | null; answers: Mood[] }>({
      ...TOLD,
      values: [boardIds],
    })
    return new Map(rows.map(({ board_id, told, answers }) => [board_id, told ?? answers]))
  }

  return {
    async answer(boardId, people, value) {
      const [own, ...former] = hashesOf(boardId, people)
      await pool.query({ ...ANSWER, values: [boardId, own, value, former] })
    },

    async answerOf(boardId, people) {
      const values = [boardId, hashesOf(boardId, people)]
      const { rows } = await pool.query<OwnMoodAnswer>({ ...OWN_ANSWER, values })
      return rows[0] ?? null
    },

    async countOf(boardId) {
      const { rows } = await pool.query<{ count: number }>({ ...COUNT, values: [boardId] })
      return rows[0]?.count ?? 0
    },

    toldOf,

    async toldOfEnded(boardIds) {
      if (boardIds.length === 0) return new Map()
      const { rows } = await pool.query<{ board_id: BoardId }>({ ...ENDED, values: [boardIds] })
      return toldOf(rows.map(({ board_id }) => board_id))
    },
  }
}

/**
 * What somebody answered as a guest, before signing in, is theirs (D1): it makes way, so that they count once. What was
 * told of it stays told, or it would be what the next result lacks (D17).
 */
const ANSWER = {
  name: 'board-answer-mood',
  text: `
    WITH gone AS (DELETE FROM mood_answer WHERE board_id = $1 AND person_hash = ANY ($4::text[]) RETURNING told)
    INSERT INTO mood_answer (board_id, person_hash, value, told) VALUES ($1, $2, $3, (SELECT max(told) FROM gone))
    ON CONFLICT (board_id, person_hash)
    DO UPDATE SET value = excluded.value, told = coalesce(mood_answer.told, excluded.told)`,
}

/** What changed is told once so many people's answers did: fewer could be worked out from what was told before (D17). */
const TELL = {
  name: 'board-tell-moods',
  text: `
    WITH due AS (
      SELECT board_id FROM mood_answer WHERE board_id = ANY ($1::text[])
      GROUP BY board_id HAVING count(*) FILTER (WHERE told IS DISTINCT FROM value) >= $2
    )
    UPDATE mood_answer AS answer SET told = answer.value FROM due
    WHERE answer.board_id = due.board_id AND answer.told IS DISTINCT FROM answer.value`,
}

/** In the order of the scale, which says nothing about people or times. */
const TOLD = {
  name: 'board-told-moods',
  text: `
    SELECT board_id, array_agg(value ORDER BY value) AS answers,
           array_agg(told ORDER BY told) FILTER (WHERE told IS NOT NULL) AS told
    FROM mood_answer WHERE board_id = ANY ($1::text[]) GROUP BY board_id`,
}

/** The answer under somebody's own id comes before those of guests that they were. */
const OWN_ANSWER = {
  name: 'board-mood-own-answer',
  text: `
    SELECT value, told AS disclosed FROM mood_answer WHERE board_id = $1 AND person_hash = ANY ($2::text[])
    ORDER BY array_position($2::text[], person_hash) LIMIT 1`,
}

/** A poll is over when it was ended last; one that was resumed runs again. */
const ENDED = {
  name: 'board-ended-moods',
  text: `
    SELECT answer.board_id
    FROM mood_answer AS answer
    WHERE answer.board_id = ANY ($1::text[])
    GROUP BY answer.board_id
    HAVING (
      SELECT events @> '[{"type": "mood-poll-ended"}]'
      FROM board_log
      WHERE board_log.board_id = answer.board_id
        AND (events @> '[{"type": "mood-poll-ended"}]' OR events @> '[{"type": "mood-poll-started"}]')
      ORDER BY seq DESC
      LIMIT 1
    )`,
}

const COUNT = {
  name: 'board-mood-count',
  text: 'SELECT count(*)::int AS count FROM mood_answer WHERE board_id = $1',
}
