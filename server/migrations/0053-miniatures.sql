-- A retro in small, for its card: [{meaning, bars: [[length, votes]], more}]. No texts; null while brainstorming.
ALTER TABLE board_fact ADD COLUMN miniature jsonb;
