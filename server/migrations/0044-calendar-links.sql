-- The calendar of a team behind a secret link: whoever has the link reads it, so that only a hash is stored.
CREATE TABLE calendar_link (
  team_id text PRIMARY KEY REFERENCES team (id) ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  includes_private boolean NOT NULL,
  created_by text REFERENCES user_account (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  -- Noted once an hour at most.
  last_read_at timestamptz
);
