ALTER TABLE board
  -- In the trash for 30 days (D27), and for everybody gone.
  ADD COLUMN deleted_at timestamptz,
  -- These repeat what the log says, and are written with it.
  ADD COLUMN is_masked boolean NOT NULL DEFAULT false,
  ADD COLUMN theme text,
  ADD COLUMN background_url text;

UPDATE board SET is_masked = true
WHERE (
  SELECT event ->> 'on'
  FROM board_log, jsonb_array_elements(events) WITH ORDINALITY AS one (event, place)
  WHERE board_id = board.id AND event ->> 'type' = 'masking-changed'
  ORDER BY seq DESC, place DESC
  LIMIT 1
) = 'true';

UPDATE board SET theme = latest.event ->> 'theme', background_url = latest.event ->> 'backgroundUrl'
FROM (
  SELECT DISTINCT ON (board_id) board_id, event
  FROM board_log, jsonb_array_elements(events) WITH ORDINALITY AS one (event, place)
  WHERE event ->> 'type' = 'background-set'
  ORDER BY board_id, seq DESC, place DESC
) AS latest
WHERE board.id = latest.board_id;

CREATE INDEX board_in_trash ON board (deleted_at) WHERE deleted_at IS NOT NULL;

-- Retros that were ever begun, deleted ones too: the free plan has three (teams.md §9).
ALTER TABLE organisation ADD COLUMN retros_begun integer NOT NULL DEFAULT 0;
UPDATE organisation SET retros_begun = (SELECT count(*) FROM board WHERE board.org_id = organisation.id);

-- What a team promised itself outlives the retro where it did, also when that is gone for good (D15).
ALTER TABLE team_action
  DROP CONSTRAINT team_action_added_in_fkey,
  DROP CONSTRAINT team_action_resolved_in_fkey;
