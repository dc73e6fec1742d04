-- The people that facilitators removed from a retro: search and insights quote nothing of it to them.
ALTER TABLE board ADD COLUMN removed_people text[] NOT NULL DEFAULT '{}';

WITH change AS (
  SELECT board_log.board_id, event ->> 'person' AS person, event ->> 'type' AS type,
    row_number() OVER (PARTITION BY board_id, event ->> 'person' ORDER BY seq DESC, place DESC) AS age
  FROM board_log, jsonb_array_elements(board_log.events) WITH ORDINALITY AS listed (event, place)
  WHERE (board_log.events @> '[{"type": "person-removed"}]' OR board_log.events @> '[{"type": "person-readmitted"}]')
    AND event ->> 'type' IN ('person-removed', 'person-readmitted')
), removed AS (
  SELECT board_id, array_agg(person) AS people FROM change WHERE age = 1 AND type = 'person-removed' GROUP BY board_id
)
UPDATE board SET removed_people = removed.people FROM removed WHERE board.id = removed.board_id;
