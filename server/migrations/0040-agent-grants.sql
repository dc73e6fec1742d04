-- What agents may do in an organisation that an owner let in over OAuth (MCP-11). Nothing here says which owner.
CREATE TABLE agent_grant (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  client_hash text NOT NULL,
  client_name text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  -- To the hour, so that reading does not write.
  last_used_at timestamptz,
  -- Until the code is redeemed, its end; from then on that of the refresh token.
  expires_at timestamptz NOT NULL,
  -- Of codes and tokens hashes alone are kept.
  code_hash text NOT NULL UNIQUE,
  code_challenge text NOT NULL,
  redirect_uri text NOT NULL,
  -- The part that all refresh tokens of the grant have in common; null: the code was not redeemed.
  family_hash text UNIQUE,
  refresh_hash text,
  refreshed_at timestamptz,
  access_hash text UNIQUE,
  access_expires_at timestamptz
);
CREATE INDEX agent_grant_of_org ON agent_grant (org_id, created_at);
