-- Units of a plan that is sold by the team (teams.md §9).
ALTER TABLE organisation ADD COLUMN plan_quantity integer NOT NULL DEFAULT 1 CHECK (plan_quantity BETWEEN 1 AND 8);

ALTER TABLE team
  -- Its boards are the team's alone, whatever they say themselves.
  ADD COLUMN is_private boolean NOT NULL DEFAULT false,
  -- New retros of it begin anonymous.
  ADD COLUMN is_anonymous boolean NOT NULL DEFAULT false,
  ADD COLUMN is_archived boolean NOT NULL DEFAULT false,
  -- In the trash for 30 days (D27), and for everybody gone.
  ADD COLUMN deleted_at timestamptz;

-- The link that leads into a team. Another token each time it is switched on again, so that old links stay dead.
CREATE TABLE team_invite (
  team_id text PRIMARY KEY REFERENCES team (id),
  token text NOT NULL,
  is_disabled boolean NOT NULL DEFAULT false
);

-- People asked to help run an organisation, one invitation an address; joining or cancelling deletes it.
CREATE TABLE org_invite (
  token text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  -- Always lower case.
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'admin')),
  expires_at timestamptz NOT NULL,
  UNIQUE (org_id, email)
);

-- Keys with which programs read an organisation's figures; only a hash is kept. One an organisation.
CREATE TABLE org_api_key (
  org_id text PRIMARY KEY REFERENCES organisation (id),
  key_hash text NOT NULL UNIQUE,
  -- The last characters, by which people know it again.
  ending text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Who changed which role, setting or key, and when. Nobody's name stands here: who is gone is not named any more.
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  at timestamptz NOT NULL DEFAULT now(),
  actor_id text NOT NULL,
  kind text NOT NULL,
  details jsonb NOT NULL
);

CREATE INDEX audit_entry_of_org ON audit_entry (org_id, id DESC);
