-- Formats that an organisation keeps for its retros, beside those that come with the product (D30).
CREATE TABLE org_format (
  id text PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  name text NOT NULL,
  -- [{name, meaning}], in order.
  columns jsonb NOT NULL,
  -- The id of a built-in background; null: none.
  theme text,
  -- They may delete it again, whatever they are by then.
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- In the trash for 30 days (D27), and for everybody gone.
  deleted_at timestamptz
);

CREATE INDEX org_format_of_org ON org_format (org_id, created_at);
