import { ANONYMITY_FLOOR_MIN } from '@retropulse/domain/kernel/anonymity-floor'
import type { MoodTally } from '@retropulse/domain/board/mood/mood'
import type { BoardId, TeamId } from '@retropulse/domain/kernel/ids'
import type { Pool } from 'pg'
import { againAfterDeadlock } from '../../../platform/database/after-deadlock.ts'

/** Counts the answers to polls, without disclosing anything; boards that do not exist are left out. */
export async function readMoodTallies(
  pool: Pool,
  boardIds: readonly BoardId[],
): Promise<ReadonlyMap<BoardId, MoodTally>> {
  if (boardIds.length === 0) return new Map()
  const { rows } = await pool.query<MoodTally & { board_id: BoardId }>({
    ...READ,
    values: [boardIds, ANONYMITY_FLOOR_MIN],
  })
  return new Map(rows.map(({ board_id, ...tally }) => [board_id, tally]))
}

/** Discloses the changes on boards where at least as many answers changed as the floor asks (MOOD-23). */
export async function discloseMoods(pool: Pool, boardIds: readonly BoardId[]): Promise<void> {
  if (boardIds.length === 0) return
  // An answer that replaces one given as a guest locks rows in an order of its own.
  await againAfterDeadlock(() => pool.query({ ...DISCLOSE, values: [boardIds, ANONYMITY_FLOOR_MIN] }))
}

/** The current floor of the team's organisation, for polls that begin now. */
export async function readTeamFloor(pool: Pool, teamId: TeamId): Promise<number> {
  const { rows } = await pool.query<{ floor: number }>({ ...TEAM_FLOOR, values: [teamId] })
  return rows[0]?.floor ?? ANONYMITY_FLOOR_MIN
}

/**
 * The one place that decides the floor of a poll: the highest that held since its first answer (MOOD-25). $1: boards,
 * $2: the lowest floor, which boards without a team have (MOOD-26). An answer is changed when it is not the value that
 * was disclosed of that person, or is their first one. An answer that is gone is in the disclosed result, and counts as
 * no person of its own.
 */
const POLLS = `
  polls AS (
    SELECT board.id AS board_id, answers.count, answers.changed, answers.undisclosed, answers.disclosed,
           greatest($2::int, organisation.anonymity_floor, (
             SELECT max(change.floor) FROM anonymity_floor_change AS change
             WHERE change.org_id = organisation.id AND change.id >= answers.floor_change
           )) AS floor
    FROM board
    LEFT JOIN organisation ON organisation.id = board.org_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE NOT is_gone)::int AS count,
             count(*) FILTER (WHERE told IS DISTINCT FROM value AND NOT is_gone) AS changed,
             count(*) FILTER (WHERE told IS NULL)::int AS undisclosed,
             coalesce(array_agg(told ORDER BY told) FILTER (WHERE told IS NOT NULL), '{}') AS disclosed,
             min(floor_change) AS floor_change
      FROM mood_answer WHERE mood_answer.board_id = board.id
    ) AS answers
    WHERE board.id = ANY ($1::text[])
  )`

/** Disclosed answers in the order of the scale, which discloses nothing about people or times. */
const READ = {
  name: 'board-mood-tallies',
  text: `WITH ${POLLS} SELECT board_id, count AS answers, undisclosed, disclosed, floor FROM polls`,
}

/**
 * Discloses the present answers of the polls in which at least as many answers changed as the anonymity floor asks for.
 * A result after fewer changes would show, compared with the previous result, who answered what (MOOD-23). One page
 * reads the results of the same boards in several calls, so rows are locked in one order: otherwise two of these calls
 * could wait for each other, and the database would fail one.
 */
const DISCLOSE = {
  name: 'board-disclose-moods',
  text: `
    WITH ${POLLS},
    locked AS (
      SELECT answer.board_id, answer.person_hash
      FROM mood_answer AS answer JOIN polls ON polls.board_id = answer.board_id
      WHERE polls.changed >= polls.floor AND (answer.told IS DISTINCT FROM answer.value OR answer.is_gone)
      ORDER BY answer.board_id, answer.person_hash
      FOR UPDATE OF answer
    ), out_of_result AS (
      DELETE FROM mood_answer AS answer USING locked
      WHERE answer.board_id = locked.board_id AND answer.person_hash = locked.person_hash AND answer.is_gone
    )
    UPDATE mood_answer AS answer SET told = answer.value FROM locked
    WHERE answer.board_id = locked.board_id AND answer.person_hash = locked.person_hash AND NOT answer.is_gone`,
}

const TEAM_FLOOR = {
  name: 'board-team-floor',
  text: `
    SELECT organisation.anonymity_floor AS floor
    FROM team JOIN organisation ON organisation.id = team.org_id WHERE team.id = $1`,
}
