-- How far each read model has followed each board; one that is behind is brought up to date by whoever notices.
CREATE TABLE projection_cursor (
  -- The read model and its version.
  projection text NOT NULL,
  -- What it follows: a board.
  subject text NOT NULL REFERENCES board (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  PRIMARY KEY (projection, subject)
);
