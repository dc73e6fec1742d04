-- Kinds of email to a team are switched one by one (PROFILE-16); wants_team_mail is from now on that of summaries.
ALTER TABLE user_account
  ADD COLUMN wants_archive_mail boolean NOT NULL DEFAULT true,
  ADD COLUMN wants_survey_mail boolean NOT NULL DEFAULT true;
UPDATE user_account SET wants_archive_mail = false, wants_survey_mail = false WHERE NOT wants_team_mail;
