-- Titles have an index of their own: they are few, and found at once however common their words are elsewhere. The kind
-- need not stand among the words of everything else. When its retro began is written beside each entry, so that the newest
-- are known before anything else is read of them. All entries are written anew.
TRUNCATE search_entry;
DELETE FROM projection_cursor WHERE projection = 'search-1';
ALTER TABLE search_entry ADD COLUMN board_created_at bigint NOT NULL;
DROP INDEX search_entry_lexemes;
-- What was just written waits in a list that every search reads through: kilobytes of it are enough.
CREATE INDEX search_entry_titles ON search_entry USING gin (lexemes)
  WITH (gin_pending_list_limit = 64) WHERE kind = 'retro';
CREATE INDEX search_entry_items ON search_entry USING gin (lexemes)
  WITH (gin_pending_list_limit = 256) WHERE kind <> 'retro';
COMMENT ON COLUMN search_entry.lexemes IS 'The words, folded, and what they are nearly, made by the domain; and after a slash of which team it is.';
