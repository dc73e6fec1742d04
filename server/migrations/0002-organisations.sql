CREATE TABLE organisation (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- Whoever created it: the one owner whose role nobody changes (teams.md §4).
  primary_owner_id text NOT NULL REFERENCES user_account (id),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE team (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX team_of_org ON team (org_id);

-- Roles in an organisation; they take precedence over those in its teams (board.md §6).
CREATE TABLE org_member (
  org_id text NOT NULL REFERENCES organisation (id),
  user_id text NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('owner', 'admin')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, user_id)
);

CREATE INDEX org_member_of_user ON org_member (user_id);

CREATE TABLE team_member (
  team_id text NOT NULL REFERENCES team (id),
  user_id text NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('admin', 'facilitator', 'member')),
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (team_id, user_id)
);

CREATE INDEX team_member_of_user ON team_member (user_id);
