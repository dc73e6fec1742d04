-- Surveys that were started and are erased by now: they count for the free plan like those in the trash.
ALTER TABLE organisation ADD COLUMN erased_surveys integer NOT NULL DEFAULT 0;

CREATE FUNCTION count_erased_survey() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Surveys that go with their team are counted there, since by now the team is gone.
  UPDATE organisation SET erased_surveys = erased_surveys + 1
  WHERE id = (SELECT org_id FROM team WHERE id = OLD.team_id);
  RETURN OLD;
END $$;
CREATE TRIGGER erased_survey_is_counted BEFORE DELETE ON pulse_survey
  FOR EACH ROW WHEN (OLD.started_at IS NOT NULL) EXECUTE FUNCTION count_erased_survey();

CREATE FUNCTION count_erased_surveys_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE organisation SET erased_surveys = erased_surveys + started.count
  FROM (SELECT count(*) FROM pulse_survey WHERE team_id = OLD.id AND started_at IS NOT NULL) AS started
  WHERE id = OLD.org_id AND started.count > 0;
  RETURN OLD;
END $$;
CREATE TRIGGER erased_surveys_of_team_are_counted BEFORE DELETE ON team
  FOR EACH ROW EXECUTE FUNCTION count_erased_surveys_of_team();
