-- What a key allows. Keys made before could read the metrics, and nothing else.
ALTER TABLE org_api_key ADD COLUMN scopes text[] NOT NULL DEFAULT '{metrics}';
ALTER TABLE org_api_key ALTER COLUMN scopes DROP DEFAULT;
