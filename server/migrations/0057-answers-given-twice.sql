-- A published answer of a guest who answered signed in as well: it counts no more, and stays in the published result until
-- other people's answers change with it (PULSE-58). Without it the next result would differ by that one person.
ALTER TABLE pulse_answer ADD COLUMN is_gone boolean NOT NULL DEFAULT false;

-- Surveys that ended while a changed answer kept others back: their last answers are published now (PULSE-58).
UPDATE pulse_survey SET is_sealed = false
WHERE is_sealed AND EXISTS (
  SELECT FROM pulse_answer WHERE survey_id = pulse_survey.id AND published_value IS NULL
  GROUP BY topic_id HAVING count(*) >= pulse_survey.floor
);
