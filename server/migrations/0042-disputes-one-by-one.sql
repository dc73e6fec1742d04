-- Each disputed payment by itself: one that was won says nothing of another that is still open (PLAN-49).
CREATE TABLE billing_dispute (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  is_open boolean NOT NULL,
  -- The time of the event that says so; an earlier one changes nothing.
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (provider, id),
  FOREIGN KEY (provider, customer_id) REFERENCES billing_customer (provider, id) ON DELETE CASCADE
);
CREATE INDEX billing_dispute_of_customer ON billing_dispute (provider, customer_id);

-- What was seen before has no id of its dispute; the next event of an open one shows it again.
ALTER TABLE billing_customer DROP COLUMN is_disputed, DROP COLUMN dispute_seen_at;
