-- What an organisation asks its teams in pulse surveys.
CREATE TABLE pulse_model (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  title text NOT NULL,
  -- Introduction, questions, end.
  format jsonb NOT NULL,
  -- All teams of the organisation see it.
  is_enabled boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- In the trash for 30 days (D20), and for everybody gone.
  deleted_at timestamptz
);

CREATE INDEX pulse_model_of_org ON pulse_model (org_id, created_at);
