-- What is found in a search of a team: a copy of its boards as anybody may see them, a moment behind them. There is no
-- author in it (D9), and nothing that is masked (D8).
CREATE TABLE search_entry (
  board_id text NOT NULL REFERENCES board (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('retro', 'note', 'group', 'comment', 'action')),
  item_id text NOT NULL,
  -- The note that a comment is about.
  note_id text,
  text text NOT NULL,
  -- The words, folded, and what they are nearly, made by the domain; and of which team and kind it is, after a slash.
  lexemes tsvector NOT NULL,
  PRIMARY KEY (board_id, kind, item_id)
);

CREATE INDEX search_entry_lexemes ON search_entry USING gin (lexemes);
