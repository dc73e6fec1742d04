-- Where a team's messages go in Slack (D26). Whoever has the address may write there, so it is kept encrypted.
CREATE TABLE slack_hook (
  team_id text PRIMARY KEY REFERENCES team (id),
  url_encrypted text NOT NULL,
  channel_name text NOT NULL,
  configuration_url text NOT NULL,
  -- Kept for whoever looks into it; the connection outlives the person's account.
  connected_by text REFERENCES user_account (id) ON DELETE SET NULL,
  at timestamptz NOT NULL DEFAULT now()
);
