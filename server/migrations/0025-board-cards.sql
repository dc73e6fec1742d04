-- Lists of boards say of each whether it hides its authors and whether it is compact. Both repeat what the log says, and
-- are written with it.
ALTER TABLE board
  ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false,
  ADD COLUMN is_compact boolean NOT NULL DEFAULT false;

UPDATE board SET is_anonymous = true
WHERE (
  SELECT coalesce(event ->> 'on', event ->> 'isAnonymous')
  FROM board_log, jsonb_array_elements(events) WITH ORDINALITY AS one (event, place)
  WHERE board_id = board.id AND event ->> 'type' IN ('board-created', 'anonymity-changed')
  ORDER BY seq DESC, place DESC
  LIMIT 1
) = 'true';
