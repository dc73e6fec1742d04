-- A board's own row. Everything below created_at repeats what the log says, and is written with it in the
-- same transaction; seq is also the lock that keeps two processes from writing the same log position.
CREATE TABLE board (
  id text PRIMARY KEY,
  team_id text REFERENCES team (id),
  org_id text REFERENCES organisation (id),
  created_by text NOT NULL,
  is_private boolean NOT NULL DEFAULT false,
  created_at bigint NOT NULL,
  seq bigint NOT NULL,
  title text NOT NULL,
  columns jsonb NOT NULL,
  notes_count integer NOT NULL DEFAULT 0,
  updated_at bigint NOT NULL
) WITH (fillfactor = 50);

CREATE INDEX board_of_team ON board (team_id, created_at DESC);

-- The truth about boards: a row for what one command did.
CREATE TABLE board_log (
  board_id text NOT NULL REFERENCES board (id),
  seq bigint NOT NULL,
  command_id text NOT NULL,
  actor text NOT NULL,
  at bigint NOT NULL,
  events jsonb NOT NULL,
  PRIMARY KEY (board_id, seq),
  UNIQUE (board_id, command_id)
);

-- A shortcut to the end of a log; losing it costs time only.
CREATE TABLE board_snapshot (
  board_id text PRIMARY KEY REFERENCES board (id),
  seq bigint NOT NULL,
  state jsonb NOT NULL
);
