-- How the channel of a team is doing, and its weekly digest of open action items.
ALTER TABLE slack_hook
  ADD COLUMN last_success_at timestamptz,
  ADD COLUMN last_failure_at timestamptz,
  ADD COLUMN has_digest boolean NOT NULL DEFAULT false,
  -- Action items of private retros stand in the digest, too.
  ADD COLUMN includes_private boolean NOT NULL DEFAULT false,
  -- The Monday of the last digest; null: there was none.
  ADD COLUMN digest_of date;
