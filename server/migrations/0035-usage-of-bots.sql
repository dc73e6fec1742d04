-- How often an organisation used a bot: in each month, or on the free plan (the first of January 1970) ever.
CREATE TABLE bot_usage (
  org_id text NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  bot text NOT NULL,
  period date NOT NULL,
  uses integer NOT NULL,
  PRIMARY KEY (org_id, bot, period)
);
