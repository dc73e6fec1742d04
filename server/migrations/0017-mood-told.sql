-- The answer as it was counted when results were told last; null while it never was. What one person answers once a poll
-- is resumed would else be the difference between two results (D17).
ALTER TABLE mood_answer ADD COLUMN told smallint CHECK (told BETWEEN 1 AND 5);
