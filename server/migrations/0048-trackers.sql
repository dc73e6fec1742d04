-- Issue trackers of teams, to which action items are sent as issues.
CREATE TABLE tracker (
  id text PRIMARY KEY,
  team_id text NOT NULL REFERENCES team (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('github', 'gitlab', 'jira', 'linear')),
  project text NOT NULL,
  -- Of a server of the team's own, and of each Jira; null: the hosted service.
  address text,
  email text,
  issue_type text,
  token_encrypted text NOT NULL,
  -- Proves that a webhook comes from the tracker; null: none was set.
  hook_secret_encrypted text,
  includes_private boolean NOT NULL DEFAULT false,
  created_by text REFERENCES user_account (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_success_at timestamptz,
  last_failure_at timestamptz,
  last_failure text,
  last_hook_at timestamptz,
  -- How often in a row it failed; while it fails often it is asked again only from the moment that is named.
  failures integer NOT NULL DEFAULT 0,
  paused_until timestamptz
);
CREATE INDEX tracker_of_team ON tracker (team_id);

-- Action items that were sent, or are to be sent: the queue, and what became of them. A row is written before the
-- tracker is asked for anything.
CREATE TABLE tracker_issue (
  -- The tracker keeps it with the issue, by which an issue is found whose making was not confirmed.
  id uuid PRIMARY KEY,
  team_id text NOT NULL,
  action_id text NOT NULL,
  tracker_id text NOT NULL REFERENCES tracker (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When it is to be sent, or its issue to be asked for; null: it has failed, or is followed no more.
  due_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  failure text,
  first_tried_at timestamptz,
  tried_at timestamptz,
  -- An issue may have been made without being confirmed: looked up before another one is made.
  may_exist boolean NOT NULL DEFAULT false,
  -- Of the issue; null until it was made.
  external_id text,
  label text,
  url text,
  is_open boolean NOT NULL DEFAULT true,
  sent_at timestamptz,
  -- An action item is one issue, never two.
  UNIQUE (team_id, action_id),
  FOREIGN KEY (team_id, action_id) REFERENCES team_action (team_id, id) ON DELETE CASCADE
);
CREATE INDEX tracker_issue_due ON tracker_issue (tracker_id, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tracker_issue_of_tracker ON tracker_issue (tracker_id, external_id);
