-- Which service vouched for the person when the session began; null after a password or a link by e-mail.
ALTER TABLE user_session ADD COLUMN provider_id text;

-- Somebody who deleted their account leaves a row without name, address or picture, so that what they wrote keeps an
-- author whom nobody can name (D9).
ALTER TABLE user_account ADD COLUMN erased_at timestamptz;

-- What somebody chose for all their devices. No row: as each device says.
CREATE TABLE user_settings (
  user_id text PRIMARY KEY REFERENCES user_account (id) ON DELETE CASCADE,
  theme text NOT NULL CHECK (theme IN ('system', 'light', 'dark')),
  language text NOT NULL CHECK (language IN ('system', 'en'))
);

-- When mail about signing in went to whom, as a keyed hash, for as long as it counts against the limit.
CREATE TABLE sign_in_mail (
  receiver text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sign_in_mail_to ON sign_in_mail (receiver, sent_at);
