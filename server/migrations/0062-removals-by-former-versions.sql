-- A server of a former version may run beside this one for a while. It writes to the log that people were removed, but
-- not to board.removed_people, by which search and insights know. What the log says last of each person counts.
CREATE FUNCTION removed_people_of(board text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(person) FILTER (WHERE type = 'person-removed'), '{}')
  FROM (
    SELECT DISTINCT ON (event ->> 'person') event ->> 'person' AS person, event ->> 'type' AS type
    FROM board_log, jsonb_array_elements(board_log.events) WITH ORDINALITY AS listed (event, place)
    WHERE board_log.board_id = board
      AND (board_log.events @> '[{"type": "person-removed"}]' OR board_log.events @> '[{"type": "person-readmitted"}]')
      AND event ->> 'type' IN ('person-removed', 'person-readmitted')
    ORDER BY event ->> 'person', seq DESC, place DESC
  ) AS latest
$$;

CREATE FUNCTION note_removed_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  removed text[] := removed_people_of(NEW.board_id);
BEGIN
  -- This version has written the same people already, perhaps in another order.
  UPDATE board SET removed_people = removed
  WHERE id = NEW.board_id AND NOT (removed_people @> removed AND removed_people <@ removed);
  RETURN NULL;
END $$;

CREATE TRIGGER removed_people_are_noted AFTER INSERT ON board_log FOR EACH ROW
  WHEN (NEW.events @> '[{"type": "person-removed"}]' OR NEW.events @> '[{"type": "person-readmitted"}]')
  EXECUTE FUNCTION note_removed_people();
