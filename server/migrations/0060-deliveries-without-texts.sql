-- What is sent to connections, and what became of it: the queue and the log in one. A row says what happened to which
-- retro, action item, survey or person; the texts and names of a message are read whenever it is sent.
CREATE TABLE connection_delivery (
  id text PRIMARY KEY,
  -- The order in which a connection receives them.
  seq bigint GENERATED ALWAYS AS IDENTITY,
  connection_id text NOT NULL REFERENCES connection (id) ON DELETE CASCADE,
  type text NOT NULL,
  -- When it happened.
  at timestamptz NOT NULL,
  team_id text REFERENCES team (id) ON DELETE CASCADE,
  -- The retro, or that of the action item: its purge takes the row with it.
  board_id text REFERENCES board (id) ON DELETE CASCADE,
  -- The id of the retro, the action item, the survey or the person; null: there is none.
  subject text,
  -- Of a change of plan, the plan before and after.
  details jsonb NOT NULL DEFAULT '{}',
  -- Null: it was sent, withheld or given up.
  due_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  status integer,
  failure text,
  -- Why it may not be sent; null: it was not withheld.
  withheld text
);
CREATE INDEX connection_delivery_due ON connection_delivery (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX connection_delivery_of_connection ON connection_delivery (connection_id, seq DESC);
CREATE INDEX connection_delivery_of_board ON connection_delivery (board_id) WHERE board_id IS NOT NULL;
CREATE INDEX connection_delivery_of_team ON connection_delivery (team_id) WHERE team_id IS NOT NULL;
