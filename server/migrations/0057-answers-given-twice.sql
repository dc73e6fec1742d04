-- A published answer of a guest who answered signed in as well: it counts no more, and stays in the published result until
-- other people's answers change with it (PULSE-58). Without it the next result would differ by that one person.
ALTER TABLE pulse_answer ADD COLUMN is_gone boolean NOT NULL DEFAULT false;
