-- An organisation has several keys, each with a name, and perhaps a last day.
ALTER TABLE org_api_key
  DROP CONSTRAINT org_api_key_pkey,
  ADD COLUMN id text,
  ADD COLUMN name text NOT NULL DEFAULT 'API key',
  ADD COLUMN expires_on date,
  -- To the hour, so that reading does not write.
  ADD COLUMN last_used_at timestamptz;
UPDATE org_api_key SET id = gen_random_uuid()::text;
ALTER TABLE org_api_key
  ALTER COLUMN id SET NOT NULL,
  ADD PRIMARY KEY (id),
  ALTER COLUMN name DROP DEFAULT;
CREATE INDEX org_api_key_of_org ON org_api_key (org_id, created_at);
