import { sql } from 'kysely'

/**
 * What events are about: joined to rows named `happened` with org_id, team_id, type and subject. What lies in the trash
 * is not found.
 */
export const SUBJECTS = sql`
  JOIN organisation ON organisation.id = happened.org_id
  LEFT JOIN team ON team.id = happened.team_id
  LEFT JOIN team_action AS action
    ON happened.type LIKE 'action.%' AND action.team_id = happened.team_id AND action.id = happened.subject
      AND NOT action.is_deleted
  LEFT JOIN pulse_survey AS survey
    ON happened.type LIKE 'survey.%' AND survey.id = happened.subject AND survey.deleted_at IS NULL
  LEFT JOIN board
    ON board.id = CASE WHEN happened.type LIKE 'retro.%' THEN happened.subject ELSE action.added_in END
      AND board.deleted_at IS NULL`

/** Nothing is sent of what was deleted (LINK-7), nor of action items whose retro was. */
export const IS_THERE = sql`(
  organisation.deleted_at IS NULL AND team.deleted_at IS NULL AND CASE
    WHEN happened.type LIKE 'retro.%' OR happened.type LIKE 'action.%' THEN board.id IS NOT NULL
    WHEN happened.type LIKE 'survey.%' THEN survey.id IS NOT NULL
    ELSE true
  END)`

/** Connections without private retros receive nothing of those (LINK-7). */
export const IS_OPEN_TO_CONNECTION = sql`(
  connection.includes_private OR board.id IS NULL OR NOT (board.is_private OR coalesce(team.is_private, false)))`
