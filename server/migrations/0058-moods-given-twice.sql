-- A disclosed answer of a guest who answered signed in as well: it counts no more, and stays in the disclosed result until
-- other people's answers change with it (MOOD-23). Without it the next result would differ by that one person.
ALTER TABLE mood_answer ADD COLUMN is_gone boolean NOT NULL DEFAULT false;
