-- Deliveries of former versions held whole messages. Their references move to connection_delivery, so that what waits is
-- sent and the log stays; texts and names are erased, and so are deliveries about a retro or a team that is gone.
CREATE FUNCTION keep_reference_of(former delivery) RETURNS void LANGUAGE sql AS $$
  INSERT INTO connection_delivery
    (id, connection_id, type, at, team_id, board_id, subject, details, due_at, tries, sent_at, status, failure)
  SELECT former.id, former.connection_id, former.type,
    to_timestamp((former.payload ->> 'at')::double precision / 1000), team.id, board.id,
    coalesce(data #>> '{actionItem,id}', data #>> '{survey,id}', data #>> '{person,id}', data #>> '{retro,id}'),
    CASE WHEN former.type = 'plan.changed' THEN coalesce(data -> 'details', '{}') ELSE '{}' END,
    former.next_try_at, former.tries, former.sent_at, former.status, former.failure
  FROM (SELECT former.payload -> 'data' AS data) AS message
  LEFT JOIN team ON team.id = data #>> '{team,id}'
  LEFT JOIN board ON board.id = data #>> '{retro,id}'
  WHERE (team.id IS NOT NULL OR data #>> '{team,id}' IS NULL)
    AND (board.id IS NOT NULL OR data #>> '{retro,id}' IS NULL)
  ON CONFLICT (id) DO NOTHING
$$;

-- A server of a former version may run beside this one for a while: what it would store is kept as a reference, which
-- this version sends. Of a test, which that server sends itself, nothing is kept.
CREATE FUNCTION redirect_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.type <> 'test' THEN
    PERFORM keep_reference_of(NEW);
  END IF;
  RETURN NULL;
END $$;

-- Before the deliveries, as the server that records a result does: otherwise both could wait for each other.
SELECT FROM connection ORDER BY id FOR KEY SHARE;
CREATE TRIGGER delivery_is_redirected BEFORE INSERT ON delivery FOR EACH ROW EXECUTE FUNCTION redirect_delivery();
SELECT keep_reference_of(delivery) FROM delivery ORDER BY created_at, id;
DELETE FROM delivery;

-- Of an entry of the activity log only the plans are told: others hold an address, which an erasure has to find there
-- alone. Events of former versions held those, and the notes of a summary.
CREATE OR REPLACE FUNCTION note_audited() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_type text := CASE
    WHEN NEW.kind IN ('org-joined', 'team-joined', 'team-member-added') THEN 'member.joined'
    WHEN NEW.kind IN ('team-left', 'team-member-removed', 'org-member-removed') THEN 'member.left'
    WHEN NEW.kind = 'plan-changed' THEN 'plan.changed'
  END;
  of_team text := (SELECT id FROM team WHERE id = NEW.details ->> 'teamId');
BEGIN
  IF of_type IS NOT NULL THEN
    PERFORM append_event(NEW.org_id, of_team, of_type, coalesce(NEW.details ->> 'memberId', NEW.actor_id),
      CASE WHEN of_type = 'plan.changed' THEN NEW.details ELSE '{}' END);
  END IF;
  RETURN NULL;
END $$;
UPDATE event_outbox SET details = '{}' WHERE type <> 'plan.changed';
