-- People who signed up. Their ids have 20 characters, those of guests at most 18 (board.md §5).
CREATE TABLE user_account (
  id text PRIMARY KEY,
  name text NOT NULL,
  -- Always lower case.
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL,
  picture text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE user_session (
  id text PRIMARY KEY,
  token text NOT NULL UNIQUE,
  user_id text NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX user_session_of_user ON user_session (user_id);

-- The ways in which somebody can sign in: a password, or an account elsewhere.
CREATE TABLE user_credential (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES user_account (id) ON DELETE CASCADE,
  provider_id text NOT NULL,
  account_id text NOT NULL,
  -- A salted scrypt hash.
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider_id, account_id)
);

CREATE INDEX user_credential_of_user ON user_credential (user_id);

-- One-time secrets of sign-in flows.
CREATE TABLE user_verification (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE INDEX user_verification_of_identifier ON user_verification (identifier);

-- People without an account (D1). There is a row only for those who gave a name, or signed in later:
-- the signed cookie alone makes a guest. user_id is set once and never changed.
CREATE TABLE guest (
  id text PRIMARY KEY,
  name text,
  user_id text REFERENCES user_account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX guest_of_user ON guest (user_id) WHERE user_id IS NOT NULL;
