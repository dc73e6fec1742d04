-- Snapshots of an older shape are not read any more.
ALTER TABLE board_snapshot ADD COLUMN version integer NOT NULL DEFAULT 1;

-- NULL means the free plan (board.md §1). Organisations from before there were plans keep everything that they had.
ALTER TABLE organisation ADD COLUMN plan_id text CHECK (plan_id IN ('level1', 'level2', 'level3'));
UPDATE organisation SET plan_id = 'level3';

-- What teams promised themselves (D15): written with the log of the board where it happened, in the same transaction,
-- and read by the team's other boards and pages. Ids are made by clients, so they are a team's own.
CREATE TABLE team_action (
  team_id text NOT NULL REFERENCES team (id),
  id text NOT NULL,
  text text NOT NULL,
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1)),
  time_stamp bigint NOT NULL,
  updated_time bigint,
  edited_time bigint,
  created_by text,
  updated_by text,
  added_in text NOT NULL REFERENCES board (id),
  resolved_in text REFERENCES board (id),
  assignee text,
  is_deleted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (team_id, id)
);

-- How people feel, under a keyed hash of board and person, so that an answer can be changed but nobody can be found (D19).
CREATE TABLE mood_answer (
  board_id text NOT NULL REFERENCES board (id),
  person_hash text NOT NULL,
  value smallint NOT NULL CHECK (value BETWEEN 1 AND 5),
  PRIMARY KEY (board_id, person_hash)
);

-- What people think of the product; nothing says who.
CREATE TABLE board_feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  board_id text NOT NULL REFERENCES board (id),
  feedback text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
