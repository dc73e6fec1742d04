-- Where the plan of an organisation comes from: the operator (DEFAULT_PLAN), a subscription, or a choice in the sandbox.
ALTER TABLE organisation ADD COLUMN plan_source text NOT NULL DEFAULT 'operator'
  CHECK (plan_source IN ('operator', 'subscription', 'choice'));

-- Organisations at the payment service. Customers of the sandbox mean nothing to Stripe, and the reverse.
CREATE TABLE billing_customer (
  provider text NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
  org_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  id text NOT NULL,
  -- A payment is disputed at the bank, as the event of `dispute_seen_at` says.
  is_disputed boolean NOT NULL DEFAULT false,
  dispute_seen_at timestamptz,
  PRIMARY KEY (provider, org_id),
  UNIQUE (provider, id)
);

-- The latest view of each subscription: what counts, whatever order events came in.
CREATE TABLE billing_subscription (
  provider text NOT NULL,
  id text NOT NULL,
  customer_id text NOT NULL,
  view jsonb NOT NULL,
  PRIMARY KEY (provider, id),
  FOREIGN KEY (provider, customer_id) REFERENCES billing_customer (provider, id) ON DELETE CASCADE
);
CREATE INDEX billing_subscription_of_customer ON billing_subscription (provider, customer_id);

-- What the sandbox keeps in place of a payment service.
CREATE TABLE sandbox_checkout (
  id text PRIMARY KEY,
  customer_id text NOT NULL,
  wish jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz
);
CREATE TABLE sandbox_subscription (
  id text PRIMARY KEY,
  customer_id text NOT NULL,
  view jsonb NOT NULL
);
CREATE INDEX sandbox_subscription_of_customer ON sandbox_subscription (customer_id);

-- Whether the team was told that the board will be archived.
ALTER TABLE board ADD COLUMN is_archive_announced boolean NOT NULL DEFAULT false;
