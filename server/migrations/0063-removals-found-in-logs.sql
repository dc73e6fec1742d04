-- What a server of a former version wrote since the column was added. After the trigger and in a transaction of its own:
-- making a trigger locks the log against writers, who are not to wait while all of it is read.
UPDATE board SET removed_people = removed_people_of(id)
WHERE id IN (
  SELECT board_id FROM board_log
  WHERE events @> '[{"type": "person-removed"}]' OR events @> '[{"type": "person-readmitted"}]'
);
