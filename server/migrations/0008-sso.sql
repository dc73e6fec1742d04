-- How an organisation's people sign in elsewhere (D4). The client's secret is encrypted, for this row alone.
CREATE TABLE sso_connection (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  issuer text NOT NULL,
  client_id text NOT NULL,
  secret_sealed text NOT NULL,
  -- Nothing but this connection signs addresses of its domains in.
  is_enforced boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text REFERENCES user_account (id) ON DELETE SET NULL
);

CREATE INDEX sso_connection_of_org ON sso_connection (org_id);

-- Domains of addresses, in lower case. To write one down is not to have it: that takes proof, and then it is one
-- connection's alone.
CREATE TABLE sso_domain (
  connection_id text NOT NULL REFERENCES sso_connection (id) ON DELETE CASCADE,
  name text NOT NULL,
  place integer NOT NULL,
  proven_at timestamptz,
  PRIMARY KEY (connection_id, name)
);

CREATE UNIQUE INDEX sso_domain_proven ON sso_domain (name) WHERE proven_at IS NOT NULL;

-- Codes that were mailed to who runs a domain, as keyed hashes; the last one of a domain counts.
CREATE TABLE sso_domain_code (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  connection_id text NOT NULL,
  domain text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sso_domain_code_of_org ON sso_domain_code (org_id, created_at);
