import type { MoodPoll } from '@retropulse/contract/mood'
import type { Mood } from '@retropulse/domain/board/mood/mood'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { type MoodResult, missingOf, moodOf } from '@retropulse/domain/board/mood/mood'
import type { BoardId, PersonId } from '@retropulse/domain/kernel/ids'
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { againAfterDeadlock } from '../../../platform/database/after-deadlock.ts'
import { discloseMoods, readMoodTallies, readTeamFloor } from './mood-tallies.ts'

export interface OwnMoodAnswer {
  readonly value: Mood
  readonly disclosed: Mood | null
}

/** Answers to mood polls; nothing here discloses which person gave which answer (MOOD-14). */
export interface MoodAnswers {
  /** Records or changes an answer. `people`: the person's id, then the ids under which they were a guest (MOOD-11). */
  answer(boardId: BoardId, people: readonly PersonId[], value: Mood): Promise<void>
  /** The answer of one person, and the value under which it was disclosed, if it was; null: no answer yet. */
  answerOf(boardId: BoardId, people: readonly PersonId[]): Promise<OwnMoodAnswer | null>
  /** How many people answered. */
  countOf(boardId: BoardId): Promise<number>
  /** Of a running poll: how many answered and how many are missing (MOOD-19). Null: there is no such board. */
  progressOf(boardId: BoardId): Promise<Pick<MoodPoll, 'answers' | 'missing' | 'floor'> | null>
  /**
   * Results of ended polls, as far as the floor lets them be disclosed (MOOD-21); unknown boards are left out. After a
   * poll was resumed, or the floor raised, a result stays as it was disclosed, or hidden, until as many people as the
   * floor have given a new or another answer: otherwise two results would differ by a single answer (MOOD-23).
   */
  disclosedResultsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>>
  /** Like `disclosedResultsOf`, for boards whose poll has ended. */
  disclosedResultsOfEnded(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>>
  /** The current floor of the team's organisation, for polls that begin now. */
  floorOfTeam(teamId: TeamId): Promise<number>
}

/**
 * Mood answers in PostgreSQL. The person stands there as a hash of board and person under `key`, different on every
 * board, so that the table alone discloses neither who gave which answer nor who answered at all (MOOD-14).
 */
export function createMoodAnswers(pool: Pool, key: string): MoodAnswers {
  function hashesOf(boardId: BoardId, people: readonly PersonId[]): readonly string[] {
    return people.map((person) =>
      createHmac('sha256', key).update(`${boardId}\0${person}`).digest('base64url'),
    )
  }

  async function disclosedResultsOf(boardIds: readonly BoardId[]): Promise<ReadonlyMap<BoardId, MoodResult>> {
    await discloseMoods(pool, boardIds)
    const tallies = await readMoodTallies(pool, boardIds)
    return new Map(tallies.entries().map(([boardId, tally]) => [boardId, moodOf(tally)]))
  }

  return {
    async answer(boardId, people, value) {
      const [own, ...former] = hashesOf(boardId, people)
      await againAfterDeadlock(() => pool.query({ ...ANSWER, values: [boardId, own, value, former] }))
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

    async progressOf(boardId) {
      const tally = (await readMoodTallies(pool, [boardId])).get(boardId)
      return tally === undefined
        ? null
        : { answers: tally.answers, missing: missingOf(tally), floor: tally.floor }
    },

    disclosedResultsOf,

    async disclosedResultsOfEnded(boardIds) {
      if (boardIds.length === 0) return new Map()
      const { rows } = await pool.query<{ board_id: BoardId }>({ ...ENDED, values: [boardIds] })
      return disclosedResultsOf(rows.map(({ board_id }) => board_id))
    },

    floorOfTeam: (teamId) => readTeamFloor(pool, teamId),
  }
}

/**
 * An answer given as a guest is replaced by that of the account, so that the person counts once (MOOD-11). What was
 * disclosed of it stays disclosed, or the next result would differ by that one answer (MOOD-23): an account of which
 * nothing was disclosed takes over the value of one guest, and any other disclosed answer is kept as gone. All answers
 * to a poll have the change of the floor that came before its first one (MOOD-25); a change that is committed meanwhile
 * counts as a later one.
 */
const ANSWER = {
  name: 'board-answer-mood',
  text: `
    WITH guest AS (
      SELECT person_hash, told IS NOT NULL AND row_number() OVER (ORDER BY told NULLS LAST, person_hash) = 1
        AND NOT EXISTS (
          SELECT FROM mood_answer WHERE board_id = $1 AND person_hash = $2 AND told IS NOT NULL
        ) AS is_predecessor
      FROM mood_answer WHERE board_id = $1 AND person_hash = ANY ($4::text[]) AND NOT is_gone
    ),
    replaced AS (
      DELETE FROM mood_answer AS answer USING guest
      WHERE answer.board_id = $1 AND answer.person_hash = guest.person_hash AND (answer.told IS NULL OR is_predecessor)
      RETURNING told
    ),
    kept AS (
      UPDATE mood_answer AS answer SET is_gone = true FROM guest
      WHERE answer.board_id = $1 AND answer.person_hash = guest.person_hash
        AND answer.told IS NOT NULL AND NOT is_predecessor
    ),
    floor_change AS (
      SELECT coalesce(
        (SELECT min(floor_change) FROM mood_answer WHERE board_id = $1),
        (
          SELECT max(change.id) FROM anonymity_floor_change AS change
          JOIN board ON board.org_id = change.org_id WHERE board.id = $1
        ),
        0
      ) AS id
    )
    INSERT INTO mood_answer (board_id, person_hash, value, told, floor_change)
    VALUES ($1, $2, $3, (SELECT max(told) FROM replaced), (SELECT id FROM floor_change))
    ON CONFLICT (board_id, person_hash)
    DO UPDATE SET value = excluded.value, told = coalesce(mood_answer.told, excluded.told), is_gone = false`,
}

/** The answer under the person's own id comes before those under ids that they had as a guest. */
const OWN_ANSWER = {
  name: 'board-mood-own-answer',
  text: `
    SELECT value, told AS disclosed FROM mood_answer
    WHERE board_id = $1 AND person_hash = ANY ($2::text[]) AND NOT is_gone
    ORDER BY array_position($2::text[], person_hash) LIMIT 1`,
}

/** A poll is over when its last event is an end; a resumed one runs again (MOOD-4). */
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
  text: 'SELECT count(*)::int AS count FROM mood_answer WHERE board_id = $1 AND NOT is_gone',
}
