-- Services outside that are told what happens in an organisation, or in one of its teams.
CREATE TABLE connection (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  -- Null: it is told of all teams.
  team_id text REFERENCES team (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('webhook', 'slack', 'mattermost', 'teams')),
  name text NOT NULL,
  url_encrypted text NOT NULL,
  host text NOT NULL,
  -- Signs what is sent; the one before it signs too, until the moment that is named.
  secret_encrypted text NOT NULL,
  previous_secret_encrypted text,
  previous_until timestamptz,
  events text[] NOT NULL,
  includes_private boolean NOT NULL DEFAULT false,
  created_by text REFERENCES user_account (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  -- How often in a row it failed; while it fails often it is asked again only from the moment that is named.
  failures integer NOT NULL DEFAULT 0,
  paused_until timestamptz
);
CREATE INDEX connection_of_org ON connection (org_id);
CREATE INDEX connection_of_team ON connection (team_id);

-- What is sent to connections, and what became of it: the queue and the log in one.
CREATE TABLE delivery (
  id text PRIMARY KEY,
  connection_id text NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  type text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Null: it was sent, or given up.
  next_try_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  status integer,
  failure text
);
CREATE INDEX delivery_due ON delivery (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX delivery_of_connection ON delivery (connection_id, created_at DESC);

-- What happened and no connection was told of yet.
CREATE TABLE event_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  team_id text REFERENCES team (id) ON DELETE CASCADE,
  type text NOT NULL,
  -- The id of the retro, the action item, the survey or the person.
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Retros whose summary was shown: they end once.
CREATE TABLE ended_retro (
  board_id text PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE
);

-- Triggers, so that whatever changes one of these tables, now or later, is noticed in the same transaction. Where nobody
-- is connected nothing is noted.
CREATE FUNCTION append_event(of_org text, of_team text, of_type text, of_subject text, with_details jsonb)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_outbox (org_id, team_id, type, subject, details)
  SELECT of_org, of_team, of_type, of_subject, with_details
  WHERE EXISTS (SELECT FROM connection WHERE connection.org_id = of_org)
$$;

CREATE FUNCTION note_retro() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.org_id IS NOT NULL AND NEW.team_id IS NOT NULL THEN
    PERFORM append_event(NEW.org_id, NEW.team_id, 'retro.started', NEW.id, '{}');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER board_is_noted AFTER INSERT ON board FOR EACH ROW EXECUTE FUNCTION note_retro();

CREATE FUNCTION note_action_item() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_org text := (SELECT org_id FROM team WHERE id = NEW.team_id);
BEGIN
  IF NEW.is_deleted THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM append_event(of_org, NEW.team_id, 'action.created', NEW.id, '{}');
  ELSIF NEW.status = 1 AND OLD.status = 0 THEN
    PERFORM append_event(of_org, NEW.team_id, 'action.done', NEW.id, '{}');
  END IF;
  IF NEW.assignee IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.assignee IS DISTINCT FROM OLD.assignee) THEN
    PERFORM append_event(of_org, NEW.team_id, 'action.assigned', NEW.id, '{}');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER new_action_item_is_noted AFTER INSERT ON team_action
  FOR EACH ROW EXECUTE FUNCTION note_action_item();
CREATE TRIGGER action_item_is_noted AFTER UPDATE OF status, assignee ON team_action
  FOR EACH ROW WHEN (OLD.status <> NEW.status OR OLD.assignee IS DISTINCT FROM NEW.assignee)
  EXECUTE FUNCTION note_action_item();

CREATE FUNCTION note_survey() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_org text := (SELECT org_id FROM team WHERE id = NEW.team_id);
BEGIN
  IF NEW.started_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.started_at IS NULL) THEN
    PERFORM append_event(of_org, NEW.team_id, 'survey.opened', NEW.id, '{}');
  END IF;
  IF NEW.ended_at IS NOT NULL AND TG_OP = 'UPDATE' AND OLD.ended_at IS NULL THEN
    PERFORM append_event(of_org, NEW.team_id, 'survey.ended', NEW.id, '{}');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER survey_is_noted AFTER INSERT OR UPDATE OF started_at, ended_at ON pulse_survey
  FOR EACH ROW EXECUTE FUNCTION note_survey();

CREATE FUNCTION note_audited() RETURNS trigger LANGUAGE plpgsql AS $$
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
      NEW.details);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entry_is_noted AFTER INSERT ON audit_entry
  FOR EACH ROW EXECUTE FUNCTION note_audited();
