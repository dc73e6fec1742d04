-- What insights keep of each retro of a team: a copy of what anybody on its board may see, a moment behind it. No authors
-- (D9); nothing that was written while brainstorming (D8); no votes of a secret vote that runs (D7).
CREATE TABLE board_fact (
  board_id text PRIMARY KEY REFERENCES board (id) ON DELETE CASCADE,
  -- The place in the log at which the board looked like this.
  seq bigint NOT NULL,
  is_masked boolean NOT NULL,
  -- A mood poll was held and is over.
  is_mood_over boolean NOT NULL,
  people_count integer NOT NULL,
  cards_count integer NOT NULL,
  votes_count integer NOT NULL,
  emoji_count integer NOT NULL,
  -- [{name, meaning, cardsCount}], in order.
  columns jsonb NOT NULL,
  -- {wroteNone, wroteSome, wroteMost, evenness}; null where people could be told from it.
  contribution jsonb,
  -- [{noteId, text, count}], at most three each.
  top_voted jsonb NOT NULL,
  top_reacted jsonb NOT NULL,
  -- Where its notes stand to the anonymity boundary.
  side text NOT NULL CHECK (side IN ('signed', 'unsigned', 'both')),
  -- [{noteId, text, meaning}], for recurring themes.
  notes jsonb NOT NULL
);
